import { type CallExample, example } from '../../../kernel/api/call-example.ts';
import { matchOpenNames, parseOpenLines, searchOpenIngredients } from '../open-name-api.ts';

export const MATCH_EXAMPLES: readonly CallExample[] = [
  example(searchOpenIngredients, {
    name: 'While somebody types',
    query: {
      query: 'morö',
      language: 'sv',
      limit: 1,
    },
    reply: {
      items: [
        {
          ingredientId: 'carrot',
          ingredientName: 'morot',
          matchedName: 'morot',
          categoryId: 'potatoes-roots',
          categoryName: 'Potatis och rotfrukter',
          diet: 'vegan',
          variations: [
            {
              variationId: 'carrot.raw',
              variationName: 'rå',
              default: true,
            },
            {
              variationId: 'carrot.peeled',
              variationName: 'skalad',
              default: false,
            },
            {
              variationId: 'carrot.grated',
              variationName: 'riven',
              default: false,
            },
            {
              variationId: 'carrot.frozen',
              variationName: 'fryst',
              default: false,
            },
            {
              variationId: 'carrot.cooked',
              variationName: 'tillagad',
              default: false,
            },
            {
              variationId: 'carrot.canned',
              variationName: 'på burk',
              default: false,
            },
            {
              variationId: 'carrot.puree',
              variationName: 'puré',
              default: false,
            },
          ],
          confidence: 0.985,
        },
      ],
    },
  }),
  example(parseOpenLines, {
    name: 'Two lines of a recipe',
    body: {
      language: 'en_gb',
      lines: ['2 tbsp butter, softened', '200–250 g carrots'],
    },
    reply: {
      lines: [
        {
          input: '2 tbsp butter, softened',
          quantity: 2,
          counted: null,
          lacksUnit: false,
          unit: 'tbsp',
          unitText: 'tbsp',
          name: 'butter',
          note: 'softened',
          heading: false,
        },
        {
          input: '200–250 g carrots',
          quantity: [200, 250],
          counted: null,
          lacksUnit: false,
          unit: 'g',
          unitText: 'g',
          name: 'carrots',
          note: null,
          heading: false,
        },
      ],
    },
  }),
  example(matchOpenNames, {
    name: 'Goods of a delivery note',
    body: {
      language: 'de',
      names: [
        {
          name: 'BIO MÖHREN 10KG DE',
        },
        {
          name: 'Hausmischung Nr. 4',
          externalId: '40117',
        },
      ],
    },
    reply: {
      items: [
        {
          name: 'BIO MÖHREN 10KG DE',
          ingredientId: 'carrot',
          variationId: 'carrot.raw',
          categoryId: null,
          origin_iso: 'DE',
          organic: true,
          notFood: false,
          mapped_name: 'Karotte',
          variationName: 'roh',
          by: 'match',
          confidence: 0.984,
          looksLikeNoFood: false,
          candidates: [
            {
              ingredientId: 'carrot',
              ingredientName: 'Karotte',
              variationId: 'carrot.raw',
              variationName: 'roh',
              confidence: 0.984,
            },
            {
              ingredientId: 'creamed-vegetables',
              ingredientName: 'Rahmgemüse',
              variationId: 'creamed-vegetables.chilled',
              variationName: 'gekühlt',
              confidence: 0.827,
            },
            {
              ingredientId: 'chocolate-cake',
              ingredientName: 'Schokoladenkuchen',
              variationId: 'chocolate-cake.chilled',
              variationName: 'gekühlt',
              confidence: 0.823,
            },
            {
              ingredientId: 'peas-and-carrots',
              ingredientName: 'Erbsen und Möhren',
              variationId: 'peas-and-carrots.frozen',
              variationName: 'tiefgekühlt',
              confidence: 0.445,
            },
            {
              ingredientId: 'baby-carrots',
              ingredientName: 'Babykarotten',
              variationId: 'baby-carrots.raw',
              variationName: 'roh',
              confidence: 0.441,
            },
          ],
        },
        {
          name: 'Hausmischung Nr. 4',
          ingredientId: null,
          variationId: null,
          categoryId: null,
          origin_iso: null,
          organic: false,
          notFood: false,
          mapped_name: null,
          variationName: null,
          by: 'none',
          confidence: 0.092,
          looksLikeNoFood: false,
          candidates: [
            {
              ingredientId: 'mixed-mushrooms',
              ingredientName: 'Pilzmischung',
              variationId: 'mixed-mushrooms.raw',
              variationName: 'roh',
              confidence: 0.092,
            },
            {
              ingredientId: 'fish-mix',
              ingredientName: 'Fischmischung',
              variationId: 'fish-mix.raw',
              variationName: 'roh',
              confidence: 0.092,
            },
            {
              ingredientId: 'bean-mix',
              ingredientName: 'Bohnenmischung',
              variationId: 'bean-mix.canned',
              variationName: 'aus der Dose',
              confidence: 0.092,
            },
            {
              ingredientId: 'mixed-berries',
              ingredientName: 'Beerenmischung',
              variationId: 'mixed-berries.frozen',
              variationName: 'tiefgekühlt',
              confidence: 0.092,
            },
            {
              ingredientId: 'mixed-seeds',
              ingredientName: 'Saatenmischung',
              variationId: 'mixed-seeds.shelled',
              variationName: 'ohne Schale',
              confidence: 0.092,
            },
          ],
        },
      ],
      waiting: 0,
    },
  }),
];
