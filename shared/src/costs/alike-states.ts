const states = (words: string): readonly string[] => words.split(/\s+/u);

/** States that a kitchen pays about the same for by weight. */
const ALIKE: readonly (readonly string[])[] = [
  // As it is sold: cooled or frozen, washed or cut up, with more or less fat, salt or sugar. What a heated greenhouse grew costs what the field did.
  states(
    `raw fresh chilled frozen frozen-chopped ready plain heated-greenhouse long-life fillet boneless skinless with-skin peeled cut minced salted unsalted light
     low-fat low-salt low-sugar reduced-fat reduced-sugar full-fat skimmed sweetened unsweetened flavoured pasteurised lactose-free iodised`,
  ),
  states('dry dried powder ground instant parboiled wholemeal semi tipo-00 self-raising strong beans decaf blond golden'),
  states('canned in-brine in-oil in-syrup in-juice pickled glass-jar undrained pitted chopped'),
  states(
    `cooked boiled fried grilled roasted roasted-salted baked toasted pre-cooked vacuum-cooked frozen-cooked poached confit brewed`,
  ),
  states('smoked cold-smoked hot-smoked peppered'),
  // A whole cheese or ham, and what is cut off it. A whole fish is none: half of it is bone.
  states('grated sliced cubes wedges'),
];

/** "fat-1-5": milk, cream, cheese and mince of more or less fat. */
const BY_FAT = /^fat-\d+(?:-\d+)?$/u;

const [PLAIN = ''] = ALIKE[0] ?? [];

/**
 * States that stand for themselves: whole or on the bone, flown in, caught wild, dried by freezing, or another thing by the same name (a kind, a filling,
 * a cut, an animal).
 */
const OWN = states(
  `whole with-bone shelled in-shell in-pod with-pod with-roe cut-up air wild freeze-dried soaked breaded cured marinated ripened butter puree mixed
   refined cheese vegetables nuts fruit meat zest coulis goose wheat chocolate filled spread cane hard tomato albacore sugar flour sweet diluted duck
   chicken flakes mix breast apricot cherry juice poultry beef whipping pea bottoms back unsmoked homemade neck blade can yellow olive soft
   double-cream beet burrata raw-milk fruit-jelly gizzard biscuit pralines coated pudding duo milk whelk young pods safflower game tails herbs pepper
   mushroom tikka-masala vanilla pastry-cream sauce cocoa-70 cocoa-50 cooking serrano pure-pork maasdam strasbourg cocktail oven sheet speculoos
   gingerbread semolina aged protein pink sheep leg cape greenland green premium stick cone strawberry raspberry pork-gyros saddle wolffish stirred
   mousse tail tropical lamb pork beef-lamb-pork barista extra-virgin stuffed potato flat coppa thick gluten-free lentil peach manchego salami
   seeds noisette asiago fontina cold-pressed gurnard danish chipolata garfish dessert champagne pearl dark munster nile-perch silken single cold
   cantal mimolette extract loin vegetable feta-style soup minestrone stroopwafel atlantic tap bottled ice multigrain comte concentrate paste nectar reconstituted`,
);

const GROUPS: ReadonlyMap<string, string> = new Map([
  ...OWN.map((state) => [state, state] as const),
  ...ALIKE.flatMap((alike) => alike.map((state) => [state, alike[0] ?? state] as const)),
]);

/** The states that cost about the same as one, by the first of them; null for one that nobody sorted. */
export function groupOfState(state: string): string | null {
  return BY_FAT.test(state) ? PLAIN : (GROUPS.get(state) ?? null);
}
