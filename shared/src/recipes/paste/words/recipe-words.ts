/** The words that tell the parts of a written recipe apart, lower case. */
export interface RecipeWords {
  /** Before a number: "serves 4", "für 4 Personen". */
  servingsBefore: string[];
  /** After a number: "4 portions". */
  servingsAfter: string[];
  /** Headings over the ingredients and over the method. */
  ingredients: string[];
  method: string[];
  /** Words that begin a step of the method. */
  actions: string[];
  /** Endings of the verb that a step ends with, where the language puts it last: "Kartoffeln schälen und würfeln." */
  actionEndings?: string[];
  /** Endings that a noun has for its article, and what it has without: "suppen", "suppe". The first that makes a dish is taken. */
  definiteEndings?: (readonly [ending: string, instead: string])[];
}
