import { type CallExample, example } from '../../../kernel/api/call-example.ts';
import { readOpenMenuAllergens } from '../open-read-api.ts';

export const MENU_ALLERGEN_EXAMPLES: readonly CallExample[] = [
  example(readOpenMenuAllergens, {
    name: 'What its dishes contain',
    params: {
      id: 'd4d5b060-fee4-8d0a-a9f5-8b0ffd2dcc04',
    },
    reply: {
      name: 'Husmanskost i höst',
      kitchen: 'Matsalen Slussen',
      at: '2026-11-26T04:00:00.000Z',
      dishes: [
        {
          recipeId: '63997c38-6cc0-8e3f-a962-8b7cd7f76b4d',
          names: [
            {
              language: 'sv',
              name: 'Kalops',
            },
            {
              language: 'en_gb',
              name: 'Swedish beef stew with allspice',
            },
            {
              language: 'de',
              name: 'Schwedischer Rindertopf mit Piment',
            },
          ],
          contains: ['gluten', 'milk'],
          mayContain: ['celery', 'mustard', 'sulphites'],
          unknown: ['crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'nuts', 'sesame', 'lupin', 'molluscs'],
          stated: [],
          lines: [
            {
              written: '0,5 dl vetemjöl',
              contains: ['gluten'],
              mayContain: [],
              unknown: [],
            },
            {
              written: '50 g smör',
              contains: ['milk'],
              mayContain: [],
              unknown: [],
            },
            {
              written: '1 l oxbuljong',
              contains: [],
              mayContain: ['celery'],
              unknown: [
                'gluten',
                'crustaceans',
                'eggs',
                'fish',
                'peanuts',
                'soybeans',
                'milk',
                'nuts',
                'mustard',
                'sesame',
                'sulphites',
                'lupin',
                'molluscs',
              ],
            },
            {
              written: '400 g inlagda rödbetor',
              contains: [],
              mayContain: ['sulphites', 'mustard'],
              unknown: [
                'gluten',
                'crustaceans',
                'eggs',
                'fish',
                'peanuts',
                'soybeans',
                'milk',
                'nuts',
                'celery',
                'sesame',
                'lupin',
                'molluscs',
              ],
            },
          ],
          foodDataVersion: '2027.3',
        },
        {
          recipeId: '1afd5634-3d7b-8545-af39-4bb91ba54866',
          names: [
            {
              language: 'sv',
              name: 'Pannbiff med lök',
            },
            {
              language: 'en_gb',
              name: 'Beef patties with fried onions',
            },
            {
              language: 'de',
              name: 'Schwedische Frikadellen mit Röstzwiebeln',
            },
          ],
          contains: ['gluten', 'eggs', 'milk'],
          mayContain: ['soybeans', 'celery', 'sesame', 'sulphites'],
          unknown: ['crustaceans', 'fish', 'peanuts', 'nuts', 'mustard', 'lupin', 'molluscs'],
          stated: [],
          lines: [
            {
              written: '1 dl ströbröd',
              contains: ['gluten'],
              mayContain: ['milk', 'soybeans', 'sesame'],
              unknown: ['crustaceans', 'eggs', 'fish', 'peanuts', 'nuts', 'celery', 'mustard', 'sulphites', 'lupin', 'molluscs'],
            },
            {
              written: '3 dl mjölk',
              contains: ['milk'],
              mayContain: [],
              unknown: [],
            },
            {
              written: '2 ägg',
              contains: ['eggs'],
              mayContain: [],
              unknown: [],
            },
            {
              written: '75 g smör',
              contains: ['milk'],
              mayContain: [],
              unknown: [],
            },
            {
              written: '2 msk kalvfond',
              contains: [],
              mayContain: ['celery', 'sulphites'],
              unknown: [
                'gluten',
                'crustaceans',
                'eggs',
                'fish',
                'peanuts',
                'soybeans',
                'milk',
                'nuts',
                'mustard',
                'sesame',
                'lupin',
                'molluscs',
              ],
            },
          ],
          foodDataVersion: '2027.3',
        },
        {
          recipeId: '15801584-d9e2-81bb-ae5d-bbb574de312b',
          names: [
            {
              language: 'sv',
              name: 'Äppelpaj med vaniljsås',
            },
            {
              language: 'en_gb',
              name: 'Apple crumble with vanilla sauce',
            },
            {
              language: 'no',
              name: 'Eplepai med vaniljesaus',
            },
          ],
          contains: ['gluten', 'eggs', 'milk'],
          mayContain: [],
          unknown: ['peanuts', 'soybeans', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin'],
          stated: ['crustaceans', 'fish', 'molluscs'],
          lines: [
            {
              written: '2 dl havregryn',
              contains: ['gluten'],
              mayContain: [],
              unknown: [],
            },
            {
              written: '2 dl vetemjöl',
              contains: ['gluten'],
              mayContain: [],
              unknown: [],
            },
            {
              written: '150 g smör',
              contains: ['milk'],
              mayContain: [],
              unknown: [],
            },
            {
              written: '5 dl vaniljsås',
              contains: ['milk', 'eggs'],
              mayContain: ['gluten'],
              unknown: [
                'crustaceans',
                'fish',
                'peanuts',
                'soybeans',
                'nuts',
                'celery',
                'mustard',
                'sesame',
                'sulphites',
                'lupin',
                'molluscs',
              ],
            },
          ],
          foodDataVersion: '2027.3',
        },
      ],
    },
    varies: ['at', 'dishes.*.foodDataVersion'],
  }),
];
