import type { Allergen } from '../../ingredients/allergen.ts';

/** What may be denied, folded, as it begins in seven languages. */
const ALLERGENS: Record<Allergen, string> = {
  gluten: 'gluten wheat vete hvete hvede weizen ble froment tarwe',
  crustaceans:
    'crustacean crustaceans shellfish skaldjur kraftdjur skalldyr krepsdyr skaldyr krebsdyr krebstier krebstiere krustentiere crustaces schaaldieren',
  eggs: 'egg eggs agg aeg ei eier eieren oeuf oeufs',
  fish: 'fish fisk fisch poisson vis',
  peanuts:
    'peanut peanuts jordnot jordnotter peanott peanotter jordnod jordnodder erdnuss erdnusse arachide arachides pinda pindas',
  soybeans: 'soy soya soja',
  milk: 'milk dairy mjolk melk maelk maelke milch lait laitage zuivel mejeri melkeprotein mjolkprotein',
  nuts: 'nut nuts not notter nod nodder nuss nusse noix noten',
  celery: 'celery selleri sellerie celeri selderij',
  mustard: 'mustard senap sennep senf moutarde mosterd',
  sesame: 'sesame sesam',
  sulphites: 'sulphite sulphites sulfite sulfites sulfit sulfiter sulfitt sulfitter sulfiet sulfieten',
  lupin: 'lupin lupins lupine lupiner lupinen',
  molluscs: 'mollusc molluscs mollusk mollusks blotdjur blotdyr bloddyr weichtier weichtiere mollusques weekdieren',
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

/** Words beside allergens that "-less" of other languages is joined to, folded: any other word may end in the same letters ("kilos"). */
const OF_LESS: ReadonlySet<string> = new Set(
  'kott kod kjott fleisch alkohol alcohol socker sukker zucker suiker fett vet koffein coffein'.split(' '),
);

/** A word that denies what it begins with: "eggless", "mjölkfri", "milchfrei", "eivrij". */
const BY_ENDING =
  /(?<![\p{L}])(?<said>\p{L}{2,}?)-?(?:less|free|fri|fria|fritt|frie|frei|freie|freier|freies|freien|freiem|vrij|vrije|(?<less>los|losa|lost|lose|loser|loses|loos|loze))(?!\p{L})/gu;

/** The same in words of their own. */
const BEFORE =
  /(?<!\p{L})(?:sans|uden|uten|utan|ohne|zonder|without|no|non|free (?:from|of)|frei von|fri (?:for|fra|fran|av)|vrij van|exempt d[e'’])[ -]*(?<![\p{L}])(?<said>\p{L}+)/gu;
const BEHIND = /(?<!\p{L})(?<said>\p{L}+)[ -]+(?:free(?! ?-?range)|fri|frei|vrij)(?!\p{L})/gu;

const MEAT: ReadonlySet<string> = new Set('meat kott kod kjott fleisch vlees'.split(' '));

/** Whether what is denied is meat: no food without any has it. */
export const isMeatDenied = ({ of }: Denied): boolean => MEAT.has(of);

export interface Denied {
  /** What it is, as the row has it: "alcohol" of "alcohol-free". */
  of: string;
  /** Null for what is none, or not known as one. */
  allergen: Allergen | null;
}

/** What a folded row without its packs says is not in it, but for what leaves the same food; in words of their own allergens alone ("sans sucre" is a kind's name). */
export function deniedIn(folded: string): Denied[] {
  const byEnding = [...folded.matchAll(BY_ENDING)].flatMap(({ groups }) => {
    const of = groups?.['said'] ?? '';
    const part = of.replace(/s$/u, '');
    const allergen = BY_WORD.get(of) ?? BY_WORD.get(part) ?? null;
    if (OF_NO_WEIGHT.has(of) || OF_NO_WEIGHT.has(part)) return [];
    return groups?.['less'] !== undefined && allergen === null && !OF_LESS.has(of) ? [] : [{ of, allergen }];
  });
  const apart = [...folded.matchAll(BEFORE), ...folded.matchAll(BEHIND)].flatMap(({ groups }) => {
    const of = groups?.['said'] ?? '';
    const allergen = BY_WORD.get(of);
    return allergen === undefined ? [] : [{ of, allergen }];
  });
  return [...byEnding, ...apart];
}
