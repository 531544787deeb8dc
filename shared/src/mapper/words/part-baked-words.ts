/**
 * Words, folded, by which lists of seven languages say that bread was baked in part, or is dough to bake: bakeries sell both frozen. A form that is cut off
 * is the beginning of one.
 */
const PART_BAKED =
  /(?<!\p{L})(?:part ?-?bak\p{L}*|par ?-?bak\p{L}*|half ?-?bak\p{L}*|bake ?-?off|ready to bake|rtb|ttb|halvste?i?k?t?\p{L}*|halvbag\p{L}*|halvbak\p{L}*|forbag\p{L}*|forbak\p{L}*|forstekt\p{L}*|halbgeb\p{L}*|vorgeb\p{L}*|aufback\p{L}*|teigling\p{L}*|precuite?s?|mi-?cuite?s?|pret a (?:cuire|pousser)|pac|afbak\p{L}*|voorgeb\p{L}*|halfgeb\p{L}*)(?!\p{L})/u;

/** Whether a folded name says so. */
export function isPartBaked(folded: string): boolean {
  return PART_BAKED.test(folded);
}
