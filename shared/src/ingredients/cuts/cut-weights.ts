import type { WeightSource } from '../pieces/piece-source.ts';

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
 * of our own, `share` the whole animal of the food data by the number of its pieces, `estimate` a usual size, set by hand.
 */
export type CutWeight = readonly [cut: Cut, grams: number, source: WeightSource];

export const CUT_WEIGHTS: Readonly<Record<Kind, readonly CutWeight[]>> = {
  chicken: [
    ['fillet', 160, 'usda 05057'],
    ['breast', 160, 'usda 05057'],
    ['leg', 250, 'usda 05075'],
    ['thigh', 110, 'usda 05091'],
    ['drumstick', 110, 'usda 05066'],
    ['wing', 80, 'usda 05100'],
    ['slice', 30, 'estimate'],
    // Drumstick 130, thigh 193, wing 107, half a breast 145: a bird in eight pieces.
    ['piece', 144, 'usda 05066, 05091, 05100, 05057'],
    ['portion', 200, 'fineli 750'],
  ],
  turkey: [
    ['fillet', 200, 'food_data turkey-breast'],
    ['breast', 1150, 'usda 05732'],
    ['leg', 900, 'usda 05193'],
    ['thigh', 454, 'usda 05742'],
    ['drumstick', 356, 'usda 05736'],
    ['wing', 346, 'usda 05227'],
    ['slice', 40, 'estimate'],
    ['piece', 200, 'fineli 752'],
    ['portion', 200, 'fineli 752'],
  ],
  duck: [
    ['fillet', 350, 'usda 05315'],
    ['breast', 350, 'usda 05315'],
    ['leg', 250, 'food_data duck-leg'],
    ['thigh', 250, 'food_data duck-leg'],
    ['drumstick', 120, 'estimate'],
    ['wing', 100, 'estimate'],
    ['slice', 30, 'estimate'],
    ['piece', 275, 'share 1/8 of duck'],
    ['portion', 200, 'fineli 750'],
  ],
  goose: [
    ['fillet', 450, 'estimate'],
    ['breast', 450, 'estimate'],
    ['leg', 450, 'estimate'],
    ['thigh', 350, 'estimate'],
    ['drumstick', 150, 'estimate'],
    ['wing', 200, 'estimate'],
    ['slice', 40, 'estimate'],
    ['piece', 375, 'share 1/12 of goose'],
    ['portion', 200, 'fineli 750'],
  ],
  guinea_fowl: [
    ['fillet', 170, 'estimate'],
    ['breast', 170, 'estimate'],
    ['leg', 200, 'estimate'],
    ['thigh', 120, 'estimate'],
    ['drumstick', 90, 'estimate'],
    ['wing', 60, 'estimate'],
    ['slice', 30, 'estimate'],
    ['piece', 150, 'share 1/8 of guinea-fowl'],
    ['portion', 200, 'fineli 750'],
  ],
  pheasant: [
    ['fillet', 182, 'usda 05155'],
    ['breast', 182, 'usda 05155'],
    ['leg', 107, 'usda 05156'],
    ['thigh', 107, 'usda 05156'],
    ['drumstick', 60, 'estimate'],
    ['wing', 40, 'estimate'],
    ['slice', 30, 'estimate'],
    ['piece', 150, 'share 1/6 of pheasant'],
    ['portion', 200, 'fineli 750'],
  ],
  quail: [
    ['fillet', 28, 'usda 05159'],
    ['breast', 28, 'usda 05159'],
    ['leg', 25, 'estimate'],
    ['thigh', 25, 'estimate'],
    ['wing', 8, 'estimate'],
    ['piece', 40, 'share 1/4 of quail'],
    ['portion', 160, 'food_data quail'],
  ],
  pigeon: [
    ['fillet', 50, 'usda 05162'],
    ['breast', 50, 'usda 05162'],
    ['leg', 30, 'estimate'],
    ['thigh', 30, 'estimate'],
    ['wing', 15, 'estimate'],
    ['piece', 100, 'share 1/4 of pigeon'],
    ['portion', 200, 'fineli 750'],
  ],
  poussin: [
    ['fillet', 80, 'estimate'],
    ['breast', 80, 'estimate'],
    ['leg', 100, 'estimate'],
    ['thigh', 60, 'estimate'],
    ['wing', 30, 'estimate'],
    ['piece', 112, 'share 1/4 of poussin'],
    ['portion', 225, 'share 1/2 of poussin'],
  ],
  rabbit: [
    ['fillet', 70, 'estimate'],
    ['leg', 220, 'estimate'],
    ['thigh', 220, 'estimate'],
    ['back', 350, 'estimate'],
    ['piece', 175, 'share 1/8 of rabbit'],
    ['portion', 200, 'fineli 750'],
  ],
  hare: [
    ['fillet', 120, 'estimate'],
    ['leg', 400, 'estimate'],
    ['thigh', 400, 'estimate'],
    ['back', 500, 'estimate'],
    ['piece', 250, 'share 1/10 of hare'],
    ['portion', 200, 'fineli 750'],
  ],
  beef: [
    ['fillet', 180, 'food_data beef-tenderloin'],
    ['slice', 100, 'estimate'],
    ['piece', 150, 'fineli 714'],
    ['portion', 150, 'fineli 714'],
  ],
  veal: [
    ['fillet', 150, 'fineli 726'],
    ['slice', 100, 'estimate'],
    ['piece', 150, 'fineli 726'],
    ['portion', 150, 'fineli 726'],
  ],
  pork: [
    ['fillet', 450, 'fineli 11513'],
    ['slice', 100, 'estimate'],
    ['piece', 150, 'fineli 713'],
    ['portion', 150, 'fineli 713'],
  ],
  lamb: [
    ['fillet', 150, 'food_data lamb-fillet'],
    ['slice', 100, 'estimate'],
    ['piece', 150, 'fineli 731'],
    ['portion', 150, 'fineli 731'],
  ],
  game: [
    ['fillet', 150, 'fineli 735'],
    ['slice', 100, 'estimate'],
    ['piece', 150, 'fineli 735'],
    ['portion', 150, 'fineli 735'],
  ],
  offal: [
    ['slice', 100, 'estimate'],
    ['portion', 150, 'fineli 790'],
  ],
  mince: [['portion', 140, 'fineli 712']],
  cured_meat: [
    ['slice', 12, 'fineli 799'],
    ['portion', 60, 'estimate'],
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
    ['side', 1200, 'estimate'],
    ['slice', 140, 'food_data salmon'],
    ['piece', 140, 'food_data salmon'],
    ['portion', 160, 'fineli 871'],
  ],
  smoked_fish: [
    ['fillet', 100, 'fineli 33415'],
    ['side', 1000, 'estimate'],
    ['slice', 15, 'fineli 33420'],
    ['piece', 100, 'fineli 33415'],
    ['portion', 60, 'fineli 33420'],
  ],
  shellfish: [
    ['tail', 150, 'estimate'],
    ['claw', 100, 'estimate'],
    ['piece', 100, 'estimate'],
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
