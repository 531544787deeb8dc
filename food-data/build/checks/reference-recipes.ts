/** A dish that many have counted, with its lines in grams as bought, and a published dish that comes nearest to it. */
export interface ReferenceRecipe {
  name: string;
  portions: number;
  /** Grams by variation id. */
  grams: Record<string, number>;
  /** Records of sources that have the ready dish, farm to retail, kg CO2e per kg. Empty: none known to us at this boundary. */
  published: { source: 'agribalyse' | 'clark'; record: string; what: string }[];
}

export const REFERENCE_RECIPES: readonly ReferenceRecipe[] = [
  {
    name: 'Pizza Margherita',
    portions: 4,
    grams: {
      'wheat-flour.tipo-00': 640,
      'water.tap': 400,
      'fresh-yeast.fresh': 10,
      'olive-oil.extra-virgin': 40,
      'tomatoes-canned.chopped': 400,
      'mozzarella.fresh': 500,
      'basil.fresh': 20,
      'salt.dry': 14,
    },
    published: [
      { source: 'agribalyse', record: '25404', what: 'cheese and tomato or Margherita pizza' },
      { source: 'clark', record: 'Vegetarian pizza', what: 'vegetarian pizzas of the shop, world cheese' },
    ],
  },
  {
    name: 'Beef lasagne',
    portions: 6,
    grams: {
      'beef-mince.fat-15': 600,
      'yellow-onion.raw': 150,
      'garlic.raw': 10,
      'carrot.raw': 100,
      'tomatoes-canned.chopped': 800,
      'tomato-paste.concentrate': 40,
      'olive-oil.extra-virgin': 20,
      'butter.unsalted': 50,
      'wheat-flour.dry': 50,
      'milk.fat-3': 700,
      'lasagne-sheets.dry': 250,
      'parmesan.whole': 100,
    },
    published: [{ source: 'agribalyse', record: '25081', what: 'lasagne with meat, ready-made' }],
  },
  {
    name: 'Lentil soup',
    portions: 4,
    grams: {
      'red-lentils.dried': 300,
      'yellow-onion.raw': 200,
      'carrot.raw': 200,
      'garlic.raw': 10,
      'tomatoes-canned.chopped': 400,
      'rapeseed-oil.ready': 20,
      'vegetable-stock.ready': 1000,
      'cumin.ground': 4,
    },
    published: [{ source: 'agribalyse', record: '25900', what: 'lentil soup in a pack, thinner' }],
  },
  {
    name: 'Salmon with potatoes',
    portions: 4,
    grams: {
      'salmon.fillet': 560,
      'potato.raw': 1000,
      'peas.frozen': 300,
      'butter.unsalted': 60,
      'dill.fresh': 20,
      'lemon.raw': 120,
    },
    published: [],
  },
  {
    name: 'Carrot cake',
    portions: 12,
    grams: {
      'carrot.raw': 300,
      'wheat-flour.dry': 250,
      'sugar.whole': 300,
      'egg.raw': 232,
      'rapeseed-oil.ready': 200,
      'walnut.shelled': 100,
      'cream-cheese.full-fat': 300,
      'icing-sugar.powder': 100,
      'butter.unsalted': 60,
      'cinnamon.ground': 5,
      'baking-powder.powder': 8,
    },
    published: [{ source: 'clark', record: 'Carrot cake', what: 'carrot cakes of the shop' }],
  },
];
