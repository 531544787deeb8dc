import { list } from '../../ingredients/phrase/words/phrase-words.ts';
import { grammarOf, type NameLanguage } from '../../kernel/language.ts';

/** Makers' lines of drinks for the sick, of any language, folded: what stands beside them is their flavour. */
const LINES: ReadonlySet<string> = new Set(
  list(
    `fortimel, fortisip, fortijuce, forticreme, forticare, fortini, nutridrink, nutrison, nutricia, nutrini, nutilis, fresubin, frebini, supportan, diben, survimed, resource, clinutren, renutryl, renutril,
     delical, ensure, ensini, meritene, complan, cubitan, diasip, calogen, altraplen, altrashot, aymes, protifar, scandishake, calshake, novasource, isosource, peptamen, glucerna, jevity, osmolite,
     pediasure, infatrini, renilon, respifor, prosure, nepro, tentrini, thickenup, milupa, aptamil, similac, nutramigen, neocate, enfamil, nutrilett, nutrilon, berocca`,
  ),
);

interface FlavouredWords {
  /** How words begin, folded. */
  begins: readonly string[];
  /** How compounds end where two words are written as one, and the first word of a row: "Aroma pære", but no mushrooms called so. */
  ends: readonly string[];
  /** Several words, anywhere. */
  phrases: readonly string[];
  /** Short words of other things too, which say it beside one of their company alone: "CREME HP", but "HUILE HP". */
  beside?: { words: readonly string[]; company: readonly string[] };
}

/** Words behind which nothing of the kind is in it, and what may stand between: "sans arôme ni colorant", "no added flavouring". */
const DENIALS: ReadonlySet<string> = new Set(
  list(
    'no, not, non, without, nor, sans, ni, ohne, kein, keine, utan, inga, inte, ej, uten, ikke, uden, ingen, zonder, geen, niet',
  ),
);
const BETWEEN: ReadonlySet<string> = new Set(
  list(
    `added, artificial, any, de, d, ajoute, artificiel, artificiels, zugesetzte, zugesetztes, kunstliche, kunstlichen, tillsatt, tillsatta, tilsatt, tilsat, tilsatte, kunstig, kunstige, artificiella, toegevoegde, kunstmatige`,
  ),
);
const MOST_BETWEEN = 2;

/** Whether the words in front of a place deny what stands there. */
function isDenied(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - MOST_BETWEEN - 1), at).findLast((word) => !BETWEEN.has(word));
  return before !== undefined && DENIALS.has(before);
}

/** What is named by its flavour and is not the food: drinks for the sick, supplements, food of infants, flavourings and colours. */
const FLAVOURED: Record<NameLanguage, FlavouredWords> = {
  en: {
    begins: list('flavouring, flavoring, essence, multivitamin, effervescent, supplement'),
    ends: [],
    phrases: list(
      `sip feed, tube feed, nutrition drink, nutritional drink, nutritional shake, nutritional supplement, food supplement, meal replacement, protein shake, protein drink, protein powder, protein bar,
       protein water, whey protein, energy gel, infant formula, baby food, baby rice, follow on milk, baby milk, flavour drops, food colouring, food coloring, vitamin c, vitamin d, jelly crystals, jelly powder`,
    ),
  },
  sv: {
    begins: list(
      'naringsdryck, sondnaring, proteindryck, proteinpulver, proteinbar, brustablett, multivitamin, vitamintablett, kosttillskott, modersmjolksersattning, tillskottsnaring, barnmat, barngrot, karamellfarg, livsmedelsfarg',
    ),
    ends: list('arom, essens'),
    phrases: [],
  },
  no: {
    begins: list(
      'naeringsdrikk, sondenaering, sondemat, proteindrikk, proteinpulver, proteinbar, brusetablett, multivitamin, vitamintablett, kosttilskudd, morsmelkerstatning, morsmelktillegg, barnemat, barnegrot, konditorfarge, matfarge',
    ),
    ends: list('aroma, essens'),
    phrases: [],
  },
  da: {
    begins: list(
      'ernaeringsdrik, sondeernaering, sondemad, proteindrik, proteinpulver, proteinbar, brusetablet, multivitamin, vitaminpille, kosttilskud, modermaelkserstatning, babymad, babygrod, bornemad, frugtfarve, konditorfarve, levnedsmiddelfarve',
    ),
    ends: list('aroma, essens'),
    phrases: list('4 mdr, 5 mdr, 6 mdr, 8 mdr, fra 4 mdr, fra 6 mdr'),
  },
  de: {
    begins: list(
      'trinknahrung, zusatznahrung, sondennahrung, aufbaunahrung, aufbaukost, proteindrink, proteinshake, eiweissdrink, eiweissshake, eiweisspulver, proteinpulver, proteinriegel, eiweissriegel, brausetablette, multivitamin, vitamintablette, nahrungserganzung, sauglingsnahrung, sauglingsmilch, babynahrung, babybrei, babykost, folgemilch, anfangsmilch, lebensmittelfarbe',
    ),
    ends: list('aroma, essenz'),
    phrases: [],
  },
  fr: {
    begins: list('hyperprotein, hypercalor, effervescent, multivitamin, infantile, arome, aromes, colorant, gelule, proteinee'),
    ends: [],
    phrases: list(
      `hp hc, cno, complement nutritionnel, complement alimentaire, complements alimentaires, eau gelifiee, essence de, 1er age, 2eme age, 2e age, petit pot, proteines en poudre, proteine en poudre`,
    ),
    beside: { words: list('hp, hc'), company: list('boisson, boissons, creme, cremes, dessert, desserts, lacte, potage, soupe') },
  },
  nl: {
    begins: list(
      'drinkvoeding, bijvoeding, sondevoeding, eiwitdrank, eiwitshake, eiwitpoeder, eiwitreep, proteinereep, proteineshake, bruistablet, multivitamin, vitaminetablet, voedingssupplement, zuigelingenvoeding, zuigelingenmelk, babyvoeding, babyhap, fruithap, opvolgmelk, flesvoeding, kleurstof',
    ),
    ends: list('aroma, essence, essens'),
    phrases: [],
  },
};

const LEAST_BEFORE = 2;

/** Whether a folded name is of something that is called by its flavour. */
export function isCalledByFlavour(folded: string, language: NameLanguage): boolean {
  const flavoured = FLAVOURED[language];
  const { begins, ends } = flavoured;
  const words = folded.match(/[a-z0-9]+/gu) ?? [];
  if (words.some((word) => LINES.has(word)) || ends.includes(words[0] ?? '')) return true;
  if (words.some((word, at) => begins.some((begin) => word.startsWith(begin)) && !isDenied(words, at))) return true;
  return isJoinedToFlavour(folded, language) || isSaidByCompany(words, flavoured) || hasPhrase(words, flavoured.phrases);
}

/** "Vanille-aroma", where two words are written as one. */
function isJoinedToFlavour(folded: string, language: NameLanguage): boolean {
  if (grammarOf(language).compounds !== 'joined') return false;
  const joined = folded
    .split(/[^a-z0-9-]+/u)
    .map((word) => word.replaceAll('-', ''))
    .filter(Boolean);
  return joined.some(
    (word, at) =>
      FLAVOURED[language].ends.some((end) => word.length >= end.length + LEAST_BEFORE && word.endsWith(end)) &&
      !isDenied(joined, at),
  );
}

function isSaidByCompany(words: readonly string[], { beside }: FlavouredWords): boolean {
  return (
    beside !== undefined &&
    words.some((word) => beside.words.includes(word)) &&
    words.some((word) => beside.company.includes(word))
  );
}

function hasPhrase(words: readonly string[], phrases: readonly string[]): boolean {
  const text = ` ${words.join(' ')} `;
  return phrases.some((phrase) => {
    const at = [` ${phrase} `, ` ${phrase}s `].map((each) => text.indexOf(each)).find((place) => place !== -1);
    if (at === undefined) return false;
    const before = text.slice(0, at).split(' ').filter(Boolean);
    return !isDenied(before, before.length);
  });
}
