import type { Allergen } from '../../ingredients/allergen.ts';
import { fold, foldedWords } from '../../ingredients/search/fold.ts';

/** How allergens are called where a menu says that a dish is free of them, folded, in the eight languages; beginnings of words. */
const CALLED: readonly (readonly [Allergen, RegExp])[] = [
  ['gluten', /^gluten/],
  ['milk', /^(?:milk|dairy|milch|mjolk|melk|maelk|lait|laitier|zuivel|kuhmilch|komjolk|kumelk)/],
  ['eggs', /^(?:eggs?|eier|ei|agg|aeg|oeufs?|eieren)(?=$|free|frei|fri|vrij)/],
  ['peanuts', /^(?:peanut|erdnuss|erdnusse|jordnot|jordnodd|peanott|cacahuete|arachide|pinda)/],
  ['nuts', /^(?:nuts?|nuss|nusse|nott|notter|nodd|nodder|noix|noten)(?=$|free|frei|fri|vrij)|^notfri|^noddefri/],
  ['soybeans', /^(?:soy|soja)/],
  ['fish', /^(?:fish|fisch|fisk|poisson|vis)(?=$|free|frei|fri|vrij)/],
  ['celery', /^(?:celery|sellerie|selleri|celeri|selderij)/],
  ['mustard', /^(?:mustard|senf|senap|sennep|moutarde|mosterd)/],
  ['sesame', /^sesam/],
  ['sulphites', /^(?:sulphite|sulfit)/],
  ['lupin', /^lupin/],
];

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const WITHOUT = words('no without sans zonder ohne utan uten uden');
const FREE = words('free fri fritt frie fria frei vrij exempt');
/** "Free from gluten", "fri for gluten", "frei von Gluten". */
const FROM = words('from of fra fran for von van de');
const COMPOUND = /(?:free|fri|fritt|fria|frie|frei|freie|freier|freies|freien|vrij|vrije)$/;
const NO = words('not non ej inte icke ikke nicht niet pas');

/** The allergens that a heading, or the name of a dish, says it is free of: "Risotto (glutenfrei)", "sans gluten", "nut-free". */
export function promisedWithout(text: string): Allergen[] {
  const said = foldedWords(fold(text));
  return CALLED.filter(([, called]) => said.some((word, at) => called.test(word) && isFreeOf(said, at))).map(
    ([allergen]) => allergen,
  );
}

function isFreeOf(said: readonly string[], at: number): boolean {
  const [first = '', second = ''] = [said[at - 1], said[at - 2]];
  if (NO.has(first)) return false;
  if (WITHOUT.has(first) || FREE.has(first) || (FROM.has(first) && FREE.has(second))) return true;
  return FREE.has(said[at + 1] ?? '') || COMPOUND.test(said[at] ?? '');
}
