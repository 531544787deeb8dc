import { withoutEnd } from '../kernel/reading/ends.ts';
import { fold } from '../ingredients/search/fold.ts';
import type { NameLanguage } from '../kernel/language.ts';

/** Tins that a food is baked in and wraps, folded: behind a food's name they tell its pack, alone they are goods. */
const PACKS: ReadonlySet<string> = new Set(
  'kuvert kuverter portionspack portionspakke portionspakning langpanne langpande langpanna bradepande folieform foliebakke alubakke aluform aluskal alubak aluschale folie foil emballage emballasje verpackung verpakking forpackning'.split(
    ' ',
  ),
);

/** Portions, folded. English port is a wine that cheese and pâté are made with; French has "porto" for it. */
const PORTIONS: Record<NameLanguage, ReadonlySet<string>> = {
  en: new Set(['ptn', 'ptns']),
  sv: new Set(['port', 'ptn']),
  no: new Set(['port', 'ptn']),
  da: new Set(['port', 'ptn']),
  de: new Set(['port', 'ptn']),
  fr: new Set(['port', 'ptn']),
  nl: new Set(['port', 'ptn']),
};

/** What pasta is made of where nothing is said, behind its shape: "SPAGHETTI HARTWEIZEN". */
const DURUM: ReadonlySet<string> = new Set('hartweizen durum ble dur durumvete durumhvete durumhvede durumtarwe'.split(' '));
const PASTA =
  /^(?:spagh|penne|fusil|pasta|nudel|makkaron|makaron|maccher|macaron|lasagn|tagliat|rigat|farfal|linguin|fettuc|conchig)/u;

/** What a foil is made of or for, before its word: then it is no wrap. */
const FOILS: ReadonlySet<string> = new Set(
  'alu aluminium plast plastic bage bak steke stege stretch strek straek vers vershoud frischhalte'.split(' '),
);

/** Kitchens' trays as a size: "GN1/1". */
const TRAY = /^gn\d\/\d$/u;

/** What only food's rows tell beside such a word: a mass, or that it is frozen. A thing has a volume at most ("FOLIE 30CM", "soup cup 500 ml"). */
const OF_FOOD =
  /(?<![\p{L}\d])\d[\d.,x×* ]*(?:kg|kilo|g|gr|gram)(?!\p{L})|(?<!\p{L})(?:fryst?|frost|frossen|frozen|fzn|tk|dv|diepvries|surg\p{L}*)(?!\p{L})/u;

/** A row's name without the words for its pack that stand behind the food; null where it has none, or tells nothing that only food's rows do. */
export function withoutPackInName(written: string, language: NameLanguage): string | null {
  if (!OF_FOOD.test(fold(written))) return null;
  const tokens = written.split(/\s+/u);
  const [first = ''] = fold(written).split(' ');
  const isPasta = PASTA.test(first);
  const left = tokens.filter(
    (token, at) =>
      at === 0 || !(isPackWord(token, { before: at === 1 ? tokens[0] : '', language }) || (isPasta && DURUM.has(fold(token)))),
  );
  return left.length < tokens.length ? left.join(' ') : null;
}

function isPackWord(token: string, { before = '', language }: { before?: string | undefined; language: NameLanguage }): boolean {
  const word = withoutEnd(fold(token), /[.,]/);
  if (word.startsWith('foil') || word.startsWith('foli')) return PACKS.has(word) && !FOILS.has(fold(before));
  return PACKS.has(word) || PORTIONS[language].has(word) || TRAY.test(word);
}
