/**
 * What is sold to kitchens beside food in a language, folded: tools, machines, tableware, disposables, chemicals, clothes, office, plants, fees and services.
 * A word that a food's name or pack may hold has no place here.
 */
export interface LanguageGoods {
  /** Whole words anywhere in a row, and how longer ones end where a language writes two as one. Several words are a phrase. */
  heads: readonly string[];
  /** Only how longer words end: alone they are a pack, a cut or a part of a food's name. */
  ends: readonly string[];
  /** How any word of a row begins. */
  begins: readonly string[];
}
