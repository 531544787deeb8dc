/** A recipe as a stranger wrote it down, and what the stranger says it holds, in English words. */
export interface StrangersRecipe {
  text: string;
  /** Null: none is written. */
  title: string | null;
  /** The name with more of what the text says, where that is as honest a reading: "w/ slaw". */
  longerTitle?: string;
  /** Null: pieces are counted, not people. */
  servings: number | null;
  lines: StrangersLine[];
}

export interface StrangersLine {
  line: string;
  /** The middle of a range. */
  quantity: number | null;
  unit: string | null;
  food: string;
  gramsMin: number | null;
  gramsMax: number | null;
  /** How many foods the line names. */
  foodsCount: number;
}
