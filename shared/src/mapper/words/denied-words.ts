import type { Allergen } from '../../ingredients/allergen.ts';

/** What may be denied, folded, as it begins in seven languages. */
const ALLERGENS: Partial<Record<Allergen, string>> = {
  eggs: 'egg eggs agg aeg ei eier eieren oeuf oeufs',
  milk: 'milk dairy mjolk melk maelk maelke milch lait laitage zuivel mejeri melkeprotein mjolkprotein',
  gluten: 'gluten',
  soybeans: 'soy soya soja',
  nuts: 'nut nuts not notter nod nodder nuss nusse noix noten',
  peanuts:
    'peanut peanuts jordnot jordnotter peanott peanotter jordnod jordnodder erdnuss erdnusse arachide arachides pinda pindas',
  fish: 'fish fisk fisch poisson vis',
  mustard: 'mustard senap sennep senf moutarde mosterd',
  celery: 'celery selleri sellerie celeri selderij',
  sesame: 'sesame sesam',
};

const BY_WORD = new Map<string, Allergen>(
  Object.entries(ALLERGENS).flatMap(([allergen, words]) =>
    words.split(' ').map((word): [string, Allergen] => [word, allergen as Allergen]),
  ),
);

/** What is taken out of any food and leaves the same, folded: bones and skins, kernels and stones; lactose leaves milk. */
const OF_NO_WEIGHT: ReadonlySet<string> = new Set(
  (
    'bone skin seed rind stone pit core stem crust tail head shell ben bein skinn skind karn kerne sten stein sval svaer knochen graten grat haut kern zaad bot graat vel pit ' +
    'lactose laktose laktos lactos lakt lact gmo gen gentechnik palmolje palmolja palmolie palmol palmoil additive tillsats tilsetning tilsaetning cage kafig wire odour rost rust puder'
  ).split(' '),
);

/** A word that denies what it begins with: "eggless", "mjölkfri", "milchfrei", "eivrij". */
const BY_ENDING =
  /(?<![\p{L}])(\p{L}{2,}?)-?(?:less|free|fri|fria|fritt|frie|frei|freie|freier|freies|freien|vrij|vrije|los)(?!\p{L})/gu;

/** The same in words of their own. */
const BEFORE = /(?<!\p{L})(?:sans|uden|uten|utan|ohne|zonder|without|no)[ -]+(\p{L}+)/gu;
const BEHIND = /(?<!\p{L})(\p{L}+)[ -]+(?:free(?! ?-?range)|fri|frei|vrij)(?!\p{L})/gu;

interface Denied {
  /** As the row has it. */
  word: string;
  /** Null for what is none, or not known as one. */
  allergen: Allergen | null;
}

/** What a folded row says is not in it, but for what leaves the same food; in words of their own allergens alone ("sans sucre" is a kind's name). */
export function deniedIn(folded: string): Denied[] {
  const byEnding = [...folded.matchAll(BY_ENDING)].flatMap(([word, said = '']) => {
    const part = said.replace(/s$/u, '');
    return OF_NO_WEIGHT.has(said) || OF_NO_WEIGHT.has(part)
      ? []
      : [{ word, allergen: BY_WORD.get(said) ?? BY_WORD.get(part) ?? null }];
  });
  const apart = [...folded.matchAll(BEFORE), ...folded.matchAll(BEHIND)].flatMap(([word, said = '']) => {
    const allergen = BY_WORD.get(said);
    return allergen === undefined ? [] : [{ word, allergen }];
  });
  return [...byEnding, ...apart];
}
