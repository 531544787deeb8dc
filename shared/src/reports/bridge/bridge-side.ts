/** An amount of one food in a portion, by where it comes from. */
export interface SuppliedFood {
  /** The variation, the category, or what a person called it. */
  food: string;
  grams: number;
  /** Origin and way of production. */
  supply: string;
}

/** What one serving of a dish, or one gram of a bought thing, is made of. */
export interface BridgeDish {
  /** What a serving counts as in averages. */
  portions: number;
  foods: readonly SuppliedFood[];
}

/** A period or a kitchen as a bridge reads it. */
export interface BridgeSide {
  /** What a name was written like; without it a name stands for itself. */
  names?: ReadonlyMap<string, string>;
  /** Servings, or grams that were bought, by the name that was written. */
  sold: ReadonlyMap<string, number>;
  /** The dish that each written name was taken for; a name that is not in it was taken for none. */
  matched: ReadonlyMap<string, string>;
  dishes: ReadonlyMap<string, BridgeDish>;
  /** Grams CO2e of a gram of a food from a supply; null where its food data do not have it. */
  factor: (food: string, supply: string) => number | null;
}

/** What totals are divided by. */
export type BridgeBasis = 'portion' | 'kg' | 'total';
