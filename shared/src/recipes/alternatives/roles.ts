/**
 * What can stand in for what in a kitchen, by the part it plays in a dish. `plays` are ingredients, `categories` classes
 * whose lines play it, `stands` the variations that can take the part, as a cook would buy them; `shifts` those that
 * take a share of it without changing the dish. `per` is how much of the stand-in one gram needs, where it is not one.
 * Kept by hand: which of them is lighter, and by how much, the food data says at the place where the dish is eaten.
 */
export interface Role {
  id: string;
  plays: readonly string[];
  categories: readonly string[];
  stands: readonly StandIn[];
  shifts: readonly StandIn[];
}

export interface StandIn {
  variation: string;
  per: number;
}

const of = (...variations: string[]): StandIn[] => variations.map((variation) => ({ variation, per: 1 }));
const words = (text: string): string[] => text.trim().split(/\s+/);

export const ROLES: readonly Role[] = [
  {
    id: 'mince',
    plays: words('beef-mince mixed-mince veal-mince lamb-mince pork-mince chicken-mince turkey-mince'),
    categories: [],
    stands: of('pork-mince.raw', 'chicken-mince.raw', 'turkey-mince.raw', 'vegan-mince.chilled', 'quorn-mince.chilled'),
    shifts: of('green-lentils.cooked', 'pork-mince.raw', 'vegan-mince.chilled', 'brown-beans.cooked'),
  },
  {
    id: 'braise',
    plays: words(
      'beef-stew beef-chuck beef-brisket beef-cheek beef-shank beef-shoulder oxtail lamb lamb-shoulder lamb-neck lamb-shank mutton goat veal veal-shank veal-roast reindeer',
    ),
    categories: words('beef lamb-game'),
    stands: of(
      'pork-shoulder.raw',
      'chicken-thigh.boneless',
      'venison.raw',
      'moose.raw',
      'vegan-pieces.chilled',
      'jackfruit-meat.canned',
    ),
    shifts: of('white-beans.cooked', 'chickpeas.cooked', 'pork-shoulder.raw'),
  },
  {
    id: 'pan meat',
    plays: words(
      'beef beef-steak beef-sirloin beef-ribeye beef-tenderloin beef-rump beef-flank beef-hanger beef-strips beef-topside beef-silverside t-bone-steak lamb-fillet lamb-chop lamb-leg rack-of-lamb veal-fillet veal-chop veal-escalope',
    ),
    categories: [],
    stands: of('pork-tenderloin.raw', 'pork-loin.raw', 'chicken-breast.raw', 'venison.raw', 'seitan.ready', 'tempeh.fresh'),
    shifts: of('chicken-breast.raw', 'pork-tenderloin.raw'),
  },
  {
    id: 'pork and poultry',
    plays: words(
      'pork pork-loin pork-neck pork-shoulder pork-leg pork-tenderloin pork-chop chicken chicken-breast chicken-thigh chicken-strips chicken-inner-fillet turkey turkey-breast duck duck-breast',
    ),
    categories: words('pork poultry'),
    stands: of('tofu.fresh', 'tempeh.fresh', 'vegan-pieces.chilled', 'quorn-pieces.frozen', 'chickpeas.cooked'),
    shifts: of('chickpeas.cooked', 'white-beans.cooked', 'tofu.fresh'),
  },
  {
    id: 'sausage and bacon',
    plays: words(
      'bacon bacon-lardons pancetta sausage frankfurter bratwurst-cooked chicken-sausage salami chorizo cooked-ham smoked-ham',
    ),
    categories: words('processed-meat'),
    stands: of('vegan-sausage.chilled', 'vegan-bacon.sliced', 'vegan-cold-cuts.sliced'),
    shifts: [],
  },
  {
    id: 'patty',
    plays: words('burger-patty'),
    categories: [],
    stands: of('vegan-burger.frozen', 'bean-burger.frozen'),
    shifts: [],
  },
  {
    id: 'white fish',
    plays: words(
      'cod haddock hake halibut monkfish plaice pike-perch sea-bass sea-bream sole turbot redfish pangasius tilapia catfish saithe swordfish',
    ),
    categories: words('fish'),
    stands: of('alaska-pollock.fillet', 'saithe.frozen', 'herring.fillet', 'mackerel.fillet'),
    shifts: of('mussels.meat'),
  },
  {
    id: 'oily fish',
    plays: words('salmon trout fresh-tuna char smoked-salmon canned-tuna'),
    categories: [],
    stands: of('mackerel.fillet', 'herring.fillet', 'sardines.raw', 'canned-mackerel.canned'),
    shifts: of('mackerel.fillet', 'herring.fillet'),
  },
  {
    id: 'shellfish',
    plays: words('prawns king-prawns langoustine lobster crayfish crab scallops shellfish-mix squid octopus'),
    categories: words('shellfish'),
    stands: of('mussels.meat', 'clams.frozen', 'squid.raw', 'surimi.ready'),
    shifts: of('mussels.meat'),
  },
  {
    id: 'cream',
    plays: words('cream double-cream cooking-cream'),
    categories: words('milk-cream'),
    stands: of('oat-cream.ready', 'soy-cream.ready', 'cooking-cream.fat-15', 'plant-fat-cream.ready'),
    shifts: of('oat-cream.ready', 'milk.fat-3'),
  },
  {
    id: 'soured cream',
    plays: words('creme-fraiche sour-cream mascarpone'),
    categories: [],
    stands: of(
      'vegan-creme-fraiche.ready',
      'creme-fraiche.fat-15',
      'creme-fraiche.fat-5',
      'oat-yoghurt.unsweetened',
      'yoghurt.fat-3',
    ),
    shifts: of('yoghurt.fat-3', 'vegan-creme-fraiche.ready'),
  },
  {
    id: 'yoghurt',
    plays: words('yoghurt greek-yoghurt skyr quark'),
    categories: [],
    stands: of('oat-yoghurt.unsweetened', 'soy-yoghurt.unsweetened', 'yoghurt.fat-3'),
    shifts: [],
  },
  {
    id: 'milk',
    plays: words('milk lactose-free-milk buttermilk goat-milk'),
    categories: [],
    stands: of('oat-drink.unsweetened', 'soy-drink.unsweetened', 'pea-drink.unsweetened'),
    shifts: of('oat-drink.unsweetened'),
  },
  {
    id: 'fat for frying and baking',
    plays: words('butter clarified-butter butter-blend olive-oil'),
    categories: words('fats-oils'),
    stands: [
      { variation: 'rapeseed-oil.ready', per: 0.8 },
      { variation: 'sunflower-oil.ready', per: 0.8 },
      { variation: 'margarine.fat-80', per: 1 },
      { variation: 'liquid-margarine.ready', per: 1 },
    ],
    shifts: [{ variation: 'rapeseed-oil.ready', per: 0.8 }],
  },
  {
    id: 'melting and grated cheese',
    plays: words(
      'cheddar gouda emmental gruyere parmesan grana-padano pecorino hard-cheese vasterbotten-cheese edam raclette-cheese mozzarella buffalo-mozzarella provolone monterey-jack',
    ),
    categories: words('cheese'),
    stands: of('vegan-cheese.grated', 'mozzarella.fresh'),
    shifts: of('vegan-cheese.grated'),
  },
  {
    id: 'soft cheese',
    plays: words('feta salad-cheese halloumi paneer goat-cheese cream-cheese'),
    categories: [],
    stands: of('tofu.marinated', 'vegan-cheese.feta-style', 'cottage-cheese.fat-4', 'vegan-cream-cheese.ready', 'ricotta.fresh'),
    shifts: of('tofu.marinated', 'cottage-cheese.fat-4'),
  },
  {
    id: 'dry grain',
    plays: words('rice basmati-rice jasmine-rice brown-rice wild-rice red-rice risotto-rice paella-rice sushi-rice rice-noodles'),
    categories: words('pasta-rice'),
    stands: of('bulgur.dry', 'pearl-barley.dry', 'quinoa.dry', 'spelt-grain.dry', 'pasta.dry'),
    shifts: of('pearl-barley.dry', 'red-lentils.dried', 'bulgur.dry'),
  },
  {
    id: 'egg',
    plays: words('egg scrambled-eggs'),
    categories: words('eggs'),
    stands: of('tofu.silken'),
    shifts: of('tofu.silken'),
  },
];

/** Parts that a cooked, dry or frozen thing does not change: `rice.cooked` needs a cooked stand-in. */
export const PREPARED_STATES: readonly string[] = ['cooked', 'fried', 'grilled', 'roasted', 'smoked', 'ready', 'dried', 'canned'];
