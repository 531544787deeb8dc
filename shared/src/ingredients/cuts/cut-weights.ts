/**
 * What a cut of meat or fish weighs, for each kind of animal. The food data knows a whole chicken and a chicken breast; of a
 * "piece of turkey" or a "portion of salmon" it knows nothing, and a bird's own piece is the whole bird.
 */

/** Parts of an animal that a line may name: a share of it is counted. */
export const CUTS = [
  'fillet',
  'breast',
  'leg',
  'thigh',
  'drumstick',
  'wing',
  'back',
  'side',
  'tail',
  'claw',
  'slice',
  'piece',
  'portion',
] as const;
export type Cut = (typeof CUTS)[number];

export type Kind =
  | 'chicken'
  | 'turkey'
  | 'duck'
  | 'goose'
  | 'guinea_fowl'
  | 'pheasant'
  | 'quail'
  | 'pigeon'
  | 'poussin'
  | 'rabbit'
  | 'hare'
  | 'beef'
  | 'veal'
  | 'pork'
  | 'lamb'
  | 'game'
  | 'offal'
  | 'mince'
  | 'cured_meat'
  | 'sausage'
  | 'fish'
  | 'salmon'
  | 'smoked_fish'
  | 'shellfish';

/**
 * Where a weight comes from: `fineli` a household measure of Fineli 20 (THL, CC BY 4.0: medium piece or portion of the food with
 * this id), `usda` a weight of USDA SR26 (public domain: the food with this number), `food_data` the piece of another ingredient
 * of our own, `share` the whole animal of the food data by the number of its pieces, `trade` a usual size of the trade, set by hand.
 */
type Source = `fineli ${number}` | `usda ${string}` | `food_data ${string}` | `share ${string}` | 'trade';
export type CutWeight = readonly [cut: Cut, grams: number, source: Source];

export const CUT_WEIGHTS: Readonly<Record<Kind, readonly CutWeight[]>> = {
  chicken: [
    ['fillet', 160, 'food_data chicken-breast'],
    ['breast', 160, 'food_data chicken-breast'],
    ['leg', 250, 'food_data chicken-leg'],
    ['thigh', 110, 'food_data chicken-thigh'],
    ['drumstick', 110, 'food_data chicken-drumstick'],
    ['wing', 80, 'food_data chicken-wings'],
    ['slice', 30, 'trade'],
    // Drumstick 130, thigh 193, wing 107, half a breast 145: a bird in eight pieces.
    ['piece', 144, 'usda 05066, 05091, 05100, 05057'],
    ['portion', 200, 'fineli 750'],
  ],
  turkey: [
    ['fillet', 200, 'food_data turkey-breast'],
    ['breast', 1150, 'usda 05732'],
    ['leg', 900, 'food_data turkey-leg'],
    ['thigh', 454, 'usda 05742'],
    ['drumstick', 356, 'usda 05736'],
    ['wing', 346, 'usda 05227'],
    ['slice', 40, 'trade'],
    ['piece', 200, 'fineli 752'],
    ['portion', 200, 'fineli 752'],
  ],
  duck: [
    ['fillet', 350, 'food_data duck-breast'],
    ['breast', 350, 'food_data duck-breast'],
    ['leg', 250, 'food_data duck-leg'],
    ['thigh', 250, 'food_data duck-leg'],
    ['drumstick', 120, 'trade'],
    ['wing', 100, 'trade'],
    ['slice', 30, 'trade'],
    ['piece', 275, 'share 1/8 of duck'],
    ['portion', 200, 'fineli 750'],
  ],
  goose: [
    ['fillet', 450, 'trade'],
    ['breast', 450, 'trade'],
    ['leg', 450, 'trade'],
    ['thigh', 350, 'trade'],
    ['drumstick', 150, 'trade'],
    ['wing', 200, 'trade'],
    ['slice', 40, 'trade'],
    ['piece', 375, 'share 1/12 of goose'],
    ['portion', 200, 'fineli 750'],
  ],
  guinea_fowl: [
    ['fillet', 170, 'trade'],
    ['breast', 170, 'trade'],
    ['leg', 200, 'trade'],
    ['thigh', 120, 'trade'],
    ['drumstick', 90, 'trade'],
    ['wing', 60, 'trade'],
    ['slice', 30, 'trade'],
    ['piece', 150, 'share 1/8 of guinea-fowl'],
    ['portion', 200, 'fineli 750'],
  ],
  pheasant: [
    ['fillet', 182, 'usda 05155'],
    ['breast', 182, 'usda 05155'],
    ['leg', 107, 'usda 05156'],
    ['thigh', 107, 'usda 05156'],
    ['drumstick', 60, 'trade'],
    ['wing', 40, 'trade'],
    ['slice', 30, 'trade'],
    ['piece', 150, 'share 1/6 of pheasant'],
    ['portion', 200, 'fineli 750'],
  ],
  quail: [
    ['fillet', 28, 'usda 05159'],
    ['breast', 28, 'usda 05159'],
    ['leg', 25, 'trade'],
    ['thigh', 25, 'trade'],
    ['wing', 8, 'trade'],
    ['piece', 40, 'share 1/4 of quail'],
    ['portion', 160, 'food_data quail'],
  ],
  pigeon: [
    ['fillet', 50, 'usda 05162'],
    ['breast', 50, 'usda 05162'],
    ['leg', 30, 'trade'],
    ['thigh', 30, 'trade'],
    ['wing', 15, 'trade'],
    ['piece', 100, 'share 1/4 of pigeon'],
    ['portion', 200, 'fineli 750'],
  ],
  poussin: [
    ['fillet', 80, 'trade'],
    ['breast', 80, 'trade'],
    ['leg', 100, 'trade'],
    ['thigh', 60, 'trade'],
    ['wing', 30, 'trade'],
    ['piece', 112, 'share 1/4 of poussin'],
    ['portion', 225, 'share 1/2 of poussin'],
  ],
  rabbit: [
    ['fillet', 70, 'trade'],
    ['leg', 220, 'trade'],
    ['thigh', 220, 'trade'],
    ['back', 350, 'trade'],
    ['piece', 175, 'share 1/8 of rabbit'],
    ['portion', 200, 'fineli 750'],
  ],
  hare: [
    ['fillet', 120, 'trade'],
    ['leg', 400, 'trade'],
    ['thigh', 400, 'trade'],
    ['back', 500, 'trade'],
    ['piece', 250, 'share 1/10 of hare'],
    ['portion', 200, 'fineli 750'],
  ],
  beef: [
    ['fillet', 180, 'food_data beef-tenderloin'],
    ['slice', 100, 'trade'],
    ['piece', 150, 'fineli 714'],
    ['portion', 150, 'fineli 714'],
  ],
  veal: [
    ['fillet', 150, 'fineli 726'],
    ['slice', 100, 'trade'],
    ['piece', 150, 'fineli 726'],
    ['portion', 150, 'fineli 726'],
  ],
  pork: [
    ['fillet', 450, 'food_data pork-tenderloin'],
    ['slice', 100, 'trade'],
    ['piece', 150, 'fineli 713'],
    ['portion', 150, 'fineli 713'],
  ],
  lamb: [
    ['fillet', 150, 'food_data lamb-fillet'],
    ['slice', 100, 'trade'],
    ['piece', 150, 'fineli 731'],
    ['portion', 150, 'fineli 731'],
  ],
  game: [
    ['fillet', 150, 'fineli 735'],
    ['slice', 100, 'trade'],
    ['piece', 150, 'fineli 735'],
    ['portion', 150, 'fineli 735'],
  ],
  offal: [
    ['slice', 100, 'trade'],
    ['portion', 150, 'fineli 790'],
  ],
  mince: [['portion', 140, 'fineli 712']],
  cured_meat: [
    ['slice', 12, 'fineli 799'],
    ['portion', 60, 'trade'],
  ],
  sausage: [
    ['slice', 11, 'fineli 30273'],
    ['portion', 100, 'fineli 30572'],
  ],
  fish: [
    ['fillet', 140, 'food_data saithe'],
    ['back', 160, 'fineli 824'],
    ['side', 500, 'fineli 33419'],
    ['slice', 160, 'fineli 824'],
    ['piece', 140, 'food_data saithe'],
    ['portion', 160, 'fineli 824'],
  ],
  salmon: [
    ['fillet', 140, 'food_data salmon'],
    ['back', 160, 'fineli 871'],
    ['side', 1200, 'trade'],
    ['slice', 140, 'food_data salmon'],
    ['piece', 140, 'food_data salmon'],
    ['portion', 160, 'fineli 871'],
  ],
  smoked_fish: [
    ['fillet', 100, 'fineli 33415'],
    ['side', 1000, 'trade'],
    ['slice', 15, 'fineli 33420'],
    ['piece', 100, 'fineli 33415'],
    ['portion', 60, 'fineli 33420'],
  ],
  shellfish: [
    ['tail', 150, 'trade'],
    ['claw', 100, 'trade'],
    ['piece', 100, 'trade'],
    ['portion', 75, 'fineli 835'],
  ],
};

/** Foods whose own piece is the whole animal: what is cut of them is less. */
export const WHOLE_ANIMALS: ReadonlySet<string> = new Set(
  [
    'chicken grilled-chicken capon stewing-hen turkey duck goose guinea-fowl pheasant quail pigeon poussin rabbit hare suckling-pig',
    'carp char eel mackerel pike plaice sea-bass sea-bream sole trout turbot red-mullet octopus cuttlefish lobster crab',
  ].flatMap((ids) => ids.split(' ')),
);
