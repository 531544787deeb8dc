/** How people head a recipe of any dish, with the portions that each says; written for the tests, not taken from any list. */
export interface Heads {
  dishes: string[];
  /** Four ingredients each, with and without headings and steps. */
  lists: string[];
  /** "{d}" stands for the dish. */
  heads: [head: string, portions: number][];
}
