export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The texts of one language, each area's or room's in a chunk of its own, by its place. */
export type TextFiles = Record<string, () => Promise<{ default: TextTree }>>;
