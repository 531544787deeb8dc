import { listCustomLabels, listMenuBackgrounds } from '@plateprint/shared/menus/menu-library-api.ts';
import { readMenu } from '@plateprint/shared/menus/menu-api.ts';
import { type Menu, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { listMeatArticles, readDishMeats, saveMeatArticles } from '@plateprint/shared/menus/origins/meat-origin-api.ts';
import type { MeatArticle } from '@plateprint/shared/menus/origins/meat-origin.ts';
import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';
import { inside } from '../support/place.ts';
import { KITCHEN } from '../support/session.ts';

const AT = '2026-11-02T08:00:00.000Z';
const FRENCH = { ...KITCHEN, location: 'FR' };
const menu: Menu = {
  ...MenuPage.parse({
    options: {},
    settings: { language: 'fr' },
    blocks: [{ kind: 'recipe', _id: 'r', recipeId: 'steak' }],
  }),
  id: 'midi',
  name: 'Midi',
  restaurantId: KITCHEN.id,
  libraryScope: 'restaurant',
  recipes: [
    {
      id: 'steak',
      names: [{ language: 'fr', name: 'Steak frites' }],
      co2PerPortion: null,
      co2PerPortionWithoutLandUseChange: null,
      level: null,
      complete: true,
      allergens: { contains: [], mayContain: [], unknown: [] },
      diet: 'meat',
    },
  ],
  customLabels: [],
  backgroundUrl: null,
  legacy: false,
  linkNumbers: [],
  thumbnailUrl: null,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
};

test('a French menu asks for the origin of its raw meat, and prints it once it is wholly known', async () => {
  let kept: MeatArticle[] = [];
  const page = openPage('/menus/menu/midi', {
    answers: [
      ...emptyKitchen(),
      answer(restaurantOfUser, { restaurant: FRENCH, items: [FRENCH], next: null }),
      answer(readMenu, menu),
      answer(listMenuBackgrounds, { items: [], next: null }),
      answer(listCustomLabels, { items: [], next: null }),
      answer(listMeatArticles, () => ({ items: kept, next: null, isAsked: true })),
      answer(saveMeatArticles, ({ body }) => ({ items: (kept = body.items), next: null, isAsked: true })),
      answer(readDishMeats, () => {
        const origins = kept.length === 0 ? null : [{ born: ['IE'], raised: ['IE'], slaughtered: ['FR'] }];
        return {
          isAsked: true,
          dishes: [{ recipeId: 'steak', meats: [{ meat: 'beef' as const, ingredientId: null, origins }], isOpen: false }],
        };
      }),
    ],
  });
  await page.sees(/Origin not known: Beef\. The law requires it/);
  await page.press('Origin of meat');
  const dialog = inside('dialog', 'Origin of meat');
  await page.fill('Product', 'Bavette', dialog);
  await page.press('Save', dialog);
  await page.announces(/The origins have been saved/);
  await page.sees('The origin of all meat on this menu is known and printed.');
  await page.sees('Viande bovine : né et élevé : Irlande, abattu : France.');
  expect(page.asked(saveMeatArticles)).toMatchObject([
    { body: { former: [], items: [{ meat: 'beef', name: 'Bavette', ingredientId: null }] } },
  ]);
});
