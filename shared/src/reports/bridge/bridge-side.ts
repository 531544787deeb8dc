/** An amount of one food in a portion, by where it comes from. */
export interface SuppliedFood {
  /** The variation, the category, or what a person called it. */
  food: string;
  grams: number;
  /** Origin and way of production. */
  supply: string;
}

/** The content of one serving of a dish, or one gram of a purchase. */
export interface BridgeDish {
  /** The weight of a serving in averages, in portions. */
  portions: number;
  foods: readonly SuppliedFood[];
}

/** A period or a kitchen as a bridge reads it. */
export interface BridgeSide {
  /** The written forms of names; without one a name stands for itself. */
  names?: ReadonlyMap<string, string>;
  /** Servings, or grams that were bought, by the name that was written. */
  sold: ReadonlyMap<string, number>;
  /** The dish that each written name was taken for; a name that is not in it was taken for none. */
  matched: ReadonlyMap<string, string>;
  dishes: ReadonlyMap<string, BridgeDish>;
  /** Grams CO2e of a gram of a food from a supply; null where its food data do not have it. */
  factor: (food: string, supply: string) => number | null;
}

/** The divisors of totals. */
export type BridgeBasis = 'portion' | 'kg' | 'total';
