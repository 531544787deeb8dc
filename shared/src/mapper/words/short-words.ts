import { fold } from '../../ingredients/search/fold.ts';
import { grammarOf, NAME_LANGUAGES, type NameLanguage } from '../../kernel/language.ts';
import { ownValue } from '../../kernel/own-value.ts';

/** Words behind a letter before a slash on delivery notes: "u/ben" is "uden ben", "s/peau" is "sans peau". */
const BEFORE_SLASH: Record<NameLanguage, Readonly<Record<string, string>>> = {
  en: { w: 'with' },
  sv: { m: 'med', u: 'utan' },
  no: { m: 'med', u: 'uten' },
  da: { m: 'med', u: 'uden' },
  de: { m: 'mit', o: 'ohne' },
  fr: { a: 'avec', s: 'sans', av: 'avec', ss: 'sans' },
  nl: { m: 'met', z: 'zonder' },
};

/** The same with a full stop, where a language writes it so: "o.Haut", "o. Kn.", "a.d. Keule". */
const BEFORE_STOP: Partial<Record<NameLanguage, Readonly<Record<string, string>>>> = {
  de: { 'm.': 'mit', 'o.': 'ohne', 'a.d.': 'aus der', 'v.': 'vom' },
  nl: { 'm.': 'met', 'z.': 'zonder' },
};

/** Parts of an animal behind such a word: "o. Kn." */
const PARTS: Partial<Record<NameLanguage, Readonly<Record<string, string>>>> = {
  de: { 'kn.': 'Knochen', 'k.': 'Knochen', 'sch.': 'Schwarte', 'h.': 'Haut' },
};

/** Both in one: "O.KN.", "o.H". */
const PART_BEHIND = /^(?<short>[a-z])\.(?<part>[a-z]{1,3})\.?$/u;

/** Two words that are shortened by a slash between their first letters, and no grade: "E/C rice". */
const PAIRS: Partial<Record<NameLanguage, Readonly<Record<string, string>>>> = {
  en: {
    'e/c': 'easy cook',
    's/skimmed': 'semi skimmed',
    's/skim': 'semi skimmed',
    'b/less': 'boneless',
    's/less': 'skinless',
    'b/l': 'boneless',
    's/l': 'skinless',
    's/on': 'skin on',
    's/off': 'skin off',
    'g/f': 'gluten free',
    'f/conc': 'reconstituted',
    's/flower': 'sunflower',
    's/raising': 'self raising',
    's/r': 'self raising',
    'w/meal': 'wholemeal',
    'w/grain': 'wholegrain',
    'skls/bnls': 'skinless boneless',
    'bnls/skls': 'boneless skinless',
    'sknls/bnls': 'skinless boneless',
    'b/s': 'boneless skinless',
  },
  nl: { 'm/v': 'met vel', 'z/v': 'zonder vel', 'z/b': 'zonder bot', 'm/b': 'met bot' },
  sv: { 'b&s-fri': 'ben- och skinnfri', 's&b-fri': 'skinn- och benfri' },
  da: {
    'u/b': 'uden ben',
    'm/b': 'med ben',
    'u/s': 'uden skind',
    'm/s': 'med skind',
    'u/sk': 'uden skind',
    'm/sk': 'med skind',
    'u/sv': 'uden svær',
    'm/sv': 'med svær',
  },
  no: { 'sk/b': 'skinn- og bein-', 's/b': 'skinn- og bein-' },
  fr: { ssa: 'sans sucre', abc: 'à base de concentré', 's/vide': 'sous vide', 'ss vide': 'sous vide', 's/at': 'sans atelier' },
};

/** Letters before a hyphen for the animal, as German butchers write: "R-HACK", "S-NACKEN". */
const BEFORE_HYPHEN: Partial<Record<NameLanguage, Readonly<Record<string, string>>>> = {
  de: { r: 'Rinder', s: 'Schweine', k: 'Kalbs', l: 'Lamm', ha: 'Hähnchen', pu: 'Puten' },
};

/** What is sold fresh, and from France, where Swedish and Norwegian lists say "FR" of anything else that is frozen. */
const FROM_FRANCE =
  /^(?:apple|paron|vindruv|ost|brie|camembert|vin|champagne|nektarin|persik|aprikos|plommon|sallad|endive|valnot|smor|mineralvatten)/u;

/** How much of a made food is meat: "60% MEAT", "58 % kött". It names no other food. */
const CONTENT = /(?<=\S )\d{2,3} ?% ?(?:meat|pork meat|kött|kjøtt|kød|vlees|fleisch(?:anteil)?|viande)(?!\p{L})/giu;

/** Ready to be cooked, and so not cooked: "prêtes à cuire", "PAC". */
const TO_COOK =
  /(?<=\S )(?:pr[êe]te?s?|prêt|pr[êe]t) (?:à|a) (?:cuire|r[ôo]tir|griller|frire|po[êe]ler)(?!\p{L})|(?<=\S )(?:à|a) (?:cuire|r[ôo]tir|griller|frire)(?!\p{L})|(?<=\S )ready to (?:cook|roast)(?!\p{L})/giu;

interface Beginning {
  begins: string;
  long: string;
}

/** The short words of a table as they begin a token, the longest first. */
function beginningsOf(table: Readonly<Record<string, string>>, mark: string): readonly Beginning[] {
  return Object.entries(table)
    .map(([short, long]) => ({ begins: `${short}${mark}`, long }))
    .toSorted((one, other) => other.begins.length - one.begins.length);
}

const STOPS = new Map(NAME_LANGUAGES.map((language) => [language, beginningsOf(BEFORE_STOP[language] ?? {}, '')]));
const SLASHES = new Map(NAME_LANGUAGES.map((language) => [language, beginningsOf(BEFORE_SLASH[language], '/')]));

/** A name with its short words for with, without and "of the" written out; a number keeps its slash ("10/1"). */
export function withShortWords(name: string, language: NameLanguage): string {
  const tokens = name.replace(CONTENT, ' ').replace(TO_COOK, ' ').split(/\s+/u);
  const mayBeFrozen = grammarOf(language).shortensFrozen && tokens.includes('FR');
  const isFrozen = mayBeFrozen && !FROM_FRANCE.test(fold(name));
  return tokens
    .map((token, at) =>
      isFrozen && at > 0 && token === 'FR' ? 'fryst' : longOf(token, { before: tokens[at - 1] ?? '', language }),
    )
    .join(' ');
}

function longOf(token: string, { before, language }: { before: string; language: NameLanguage }): string {
  const lower = token.toLowerCase();
  const stops = BEFORE_STOP[language] ?? {};
  const pair = ownValue(PAIRS[language], lower);
  if (pair !== undefined) return pair;
  const [, letters = '', piece = ''] = /^(\p{L}{1,2})-(\p{L}{4,}\.?)$/u.exec(token) ?? [];
  const animal = ownValue(BEFORE_HYPHEN[language], fold(letters));
  if (animal !== undefined) return `${animal}${piece.toLowerCase()}`;
  const part = ownValue(PARTS[language], lower);
  if (part !== undefined && ownValue(stops, before.toLowerCase()) !== undefined) return part;
  const both = PART_BEHIND.exec(lower)?.groups;
  const partBehind = both ? ownValue(PARTS[language], `${both.part ?? ''}.`) : undefined;
  const preposition = both ? ownValue(stops, `${both.short ?? ''}.`) : undefined;
  if (partBehind !== undefined && preposition !== undefined) return `${preposition} ${partBehind}`;
  const stop = beginningOf(lower, STOPS.get(language));
  if (stop) {
    const { length } = stop.begins;
    return [stop.long, ownValue(PARTS[language], lower.slice(length)) ?? token.slice(length)].join(' ').trim();
  }
  const slash = beginningOf(lower, SLASHES.get(language));
  return slash ? `${slash.long} ${token.slice(slash.begins.length)}`.trim() : token;
}

/** The longest short word that a token is, or that its first word of letters stands behind. */
function beginningOf(token: string, table: readonly Beginning[] = []): Beginning | undefined {
  return table.find(({ begins }) => token.startsWith(begins) && /^(?:$|\p{L}{2})/u.test(token.slice(begins.length)));
}
