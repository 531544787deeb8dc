import { fold } from '../../ingredients/search/fold.ts';
import type { Language } from '../../kernel/language.ts';
import { isWordDenied, wordsAndSigns } from './denied-marks.ts';
import { hasDanishO, hasLoneO } from './lone-o.ts';

/** Whole words and groups of a folded name that say organic, in all languages: lists mix them. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'eko,oko,oeko,bio,organic,organics,organically,okologi,ekologi,debio,bioland,naturland,demeter,biokreis,biopark,ecovin,kba,soil association,' +
    'biologica,biologico,ecologica,ecologico,organico,organica,luomu,biol,okol,ekol,oekol,biodyn,o maerket,o merket,o maerkede,o merkede'
  ).split(','),
);
const MOST_WORDS = 2;

/** The word itself in any inflection: "biologisches", "ökologischer", "ekologiskt", "biologiques", "økomærkede". */
const INFLECTED =
  /^(?:bio|oko|oeko|eko)(?:logi(?:sk|sch|que)[a-z]{0,2}|dynami(?:sk|sch|que|c)[a-z]{0,2}|maerke[td]e?|merke[td]e?|markta?|zertifiziert[a-z]{0,2})$/u;

/** Foods that the word is joined to: "Biomilch", "ekomjölk", "økoæg". Another word that begins so may be none ("Biotin"). */
const JOINED =
  /^(?:bio|oko|oeko|eko)(?:milch|vollmilch|eier?|butter|mehl|fleisch|rind|huhn|gemuse|kartoffeln?|apfel|zitronen?|bananen?|joghurt|kase|brot|mjolk|agg|gradde|smor|kott|notkott|kyckling|havre|kaffe|ost|gronsaker|frukt|potatis|morotter|bananer|appel|maelk|letmaelk|skummetmaelk|minimaelk|aeg|flode|oksekod|kod|kylling|hvedemel|mel|gront|gronsager|frugt|kartofler|gulerodder|log|melk|egg|flote|kjott|poteter|gulrotter|gronnsaker|lait|vlees|eieren|kaas|boter|groenten?|aardappelen)$/u;

/** Behind the word it speaks of something else: what rots, what animals eat, who tests. */
const OF_OTHERS = /^(?:abbaubar|nedbrytbar|nedbrydelig|afbreekbaar|degradable|foder|fodret|feed|fed|test|tex)/u;

/** Goods on their way to it are sold as conventional ones. */
const CONVERTING =
  /\b(?:umstellung(?:sware|sbetrieb)?|omlaegning[a-z]*|under omlaegning|under omstilling|i omstilling|karens|under omstallning|in conversion|en conversion|conversion vers|omschakeling)\b/u;
const CONVENTIONAL =
  /\b(?:conventional|conventionally|konventionell[a-z]{0,2}|konventionelt?|konv|conventionnel(?:le)?s?|conventione(?:el|le)|gangbaar|gangbare)\b/u;

/** KRAV's fish is certified, not organic. */
const FISHED = /\b(?:msc|fiskad|vildfangad|torsk|sej|sill|stromming|kolja|rodspatta)/u;

/** Whether a name says that the article is organic; false where it denies it, null where it says nothing. */
export function saysOrganic(name: string, language: Language | null = null): boolean | null {
  const folded = fold(name);
  if (CONVERTING.test(folded) || CONVENTIONAL.test(folded)) return false;
  const words = wordsAndSigns(folded);
  let isSaid = isMarked(name, language);
  for (let at = 0; at < words.length; at += 1) {
    const length = organicAt(words, at);
    if (length === 0 || OF_OTHERS.test(words[at + length] ?? '')) continue;
    if (isWordDenied(words, at, length)) return false;
    isSaid = true;
  }
  if (isSaid) return true;
  const krav = words.indexOf('krav');
  return krav === -1 ? null : !isWordDenied(words, krav, 1) && !FISHED.test(folded);
}

/** Whether a name says in its language's short form that the article is the original; that denies nothing of what else is known of it. */
export function saysOriginal(name: string, language: Language): boolean {
  const { original } = signsOf(language);
  return original !== null && wordsAndSigns(fold(name)).includes(original);
}

/** How many words say it from here on. */
function organicAt(words: readonly string[], at: number): number {
  for (let length = MOST_WORDS; length >= 1; length -= 1) if (WORDS.has(words.slice(at, at + length).join(' '))) return length;
  const word = words[at] ?? '';
  return INFLECTED.test(word) || JOINED.test(word) || word.startsWith('kravmarkt') ? 1 : 0;
}

const GERMAN = /(?<!\p{L})k\.\s?b\.\s?A\.?(?!\p{L})/u;
/** The French mark; in other languages it is a company's, and "from". */
const FRENCH = /(?<![\p{L}\p{N}.])(?:AB|A\.\s?B\.)(?![\p{L}\p{N}])(?!\s*INBEV)/u;
/** In front and cut off by a stop; elsewhere it is as often the original. */
const ORG_IN_FRONT = /^\P{L}*org\.(?!\p{L})/iu;

interface Signs {
  /** Of one or two letters, which say so in this language; null for none. */
  own: RegExp | null;
  /** Whether an "Ø" is the mark wherever it is no size, small, joined to a word ("Ø-æg") and in brackets too. */
  isOfO: boolean;
  /** What is short for the original in this language, though the foods' own words have it for organic too; null for none. */
  original: string | null;
}

const NONE: Signs = { own: null, isOfO: false, original: null };
const NORDIC: Signs = { ...NONE, isOfO: true };
const ENGLISH: Signs = { ...NONE, own: ORG_IN_FRONT, original: 'org' };
const SIGNS: Readonly<Record<Language, Signs>> = {
  en_gb: ENGLISH,
  en_us: ENGLISH,
  sv: NONE,
  no: NORDIC,
  da: NORDIC,
  de: { ...NONE, own: GERMAN },
  fr: { ...NONE, own: FRENCH },
  nl: NONE,
};
/** "k.b.A." is nothing else in any language. */
const OF_UNKNOWN: Signs = { ...NONE, own: GERMAN };

const signsOf = (language: Language | null): Signs => (language === null ? OF_UNKNOWN : SIGNS[language]);

/**
 * Whether a sign of one or two letters says so. A lone capital Ø is the mark in every language, for Danish lists are read by people of all of them;
 * the others are signs in their own language alone.
 */
function isMarked(name: string, language: Language | null): boolean {
  const signs = signsOf(language);
  return (signs.isOfO ? hasDanishO(name) : hasLoneO(name)) || (signs.own?.test(name) ?? false);
}
