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
/** Words that carry one "without" over: "sans lait ni gluten", "fri for mælk og æg". */
const AND = words('and or und oder og eller och et ou ni en of nor');
/** "Free from gluten", "fri for gluten", "frei von Gluten". */
const FROM = words('from of fra fran for von van de');
const COMPOUND = /(?:free|fri|fritt|fria|frie|frei|freie|freier|freies|freien|vrij|vrije)$/;
const NO = words('not non ej inte icke ikke nicht niet pas');

/** The allergens that a heading, or the name of a dish, says it is free of: "Risotto (glutenfrei)", "sans gluten", "nut-free". */
export function promisedWithout(text: string): Allergen[] {
  const said = foldedWords(fold(text));
  const isCalled = (word: string): boolean => CALLED.some(([, called]) => called.test(word));
  /** From a word back over those it is named together with. */
  const first = (at: number): number =>
    AND.has(said[at - 1] ?? '') && isCalled(said[at - 2] ?? '')
      ? first(at - 2)
      : isCalled(said[at - 1] ?? '')
        ? first(at - 1)
        : at;
  const isFree = (at: number): boolean => isFreeOf(said, at) || isWithout(said, first(at));
  return CALLED.filter(([, called]) => said.some((word, at) => called.test(word) && isFree(at))).map(([allergen]) => allergen);
}

/** Behind "without", or "free from". */
function isWithout(said: readonly string[], at: number): boolean {
  const [first = '', second = ''] = [said[at - 1], said[at - 2]];
  return WITHOUT.has(first) || first === 'exempt' || (FROM.has(first) && FREE.has(second));
}

function isFreeOf(said: readonly string[], at: number): boolean {
  if (NO.has(said[at - 1] ?? '')) return false;
  return FREE.has(said[at + 1] ?? '') || COMPOUND.test(said[at] ?? '');
}
