/** One part of a name or of what was typed. */
export interface Term {
  word: string;
  stem: string;
  /** The thing itself: last part in the Germanic languages, first word in French. */
  head: boolean;
  /** After a preposition: it describes, and is not the thing. */
  tail: boolean;
  /** After "of": it matters as much as any word, and is not the thing. */
  material: boolean;
  /** How much it matters that the other side has it too, 0–1.5. */
  weight: number;
  /** Position of the written word it belongs to. */
  at: number;
  /** Part of a compound whose front nobody knows. */
  strange: boolean;
  /** What a word of a query may be besides a name: then it need not be found in one. */
  role: TermRole | null;
  /** 1, or less where a misspelling was corrected. */
  quality: number;
}

export type TermRole = 'state' | 'origin' | 'organic' | 'noise' | 'size' | 'unit' | 'class';

export const HEAD_WEIGHT = 1.5;
export const MODIFIER_WEIGHT = 1;
export const TAIL_WEIGHT = 0.3;
