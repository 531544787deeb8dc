import { list } from '../../phrase/words/phrase-words.ts';

// All words folded: lower case, without diacritics.

/**
 * Marks of certification, fair trade, animal welfare and fishing, and how it is said that something is grown organically: they
 * stand beside a food on labels and in purchase lists, and are no word of it. Where and how organically something was grown is
 * read from the words that are left.
 */
const MARKS = list(
  `rainforest alliance certified, rainforest alliance, rainforest, utz, max havelaar, fair trade certified, fair trade, fairtrade certified, fairtrade, commerce equitable, fairer handel, fair gehandelt, rattvisemarkt, eerlijke handel,
   msc certified, asc certified, msc certifierad, msc zertifiziert, msc certificeret, msc sertifisert, msc gecertificeerd, certified, certifierad, certifierat, certifierade, zertifiziert, certificeret, sertifisert, gecertificeerd, certifie, certifiee, certifies, certifiees,
   label rouge, bleu blanc coeur, haute valeur environnementale, hve, ecocert, aop, aoc, igp, dop, pdo, pgi, peche durable, peche responsable, issu de la peche durable, issue de la peche durable,
   eleve en plein air, elevee en plein air, eleves en plein air, elevees en plein air, plein air, issu du, issue du, issus du, issues du, issu de, issue de, issus de, issues de,
   beter leven, nyckelhalsmarkt, nyckelhalet, nyckelhal, nokkelhull, nokkelhullet, nokkelhullsmerket, noglehullet, noglehul, noglehulsmaerket,
   rspca assured, rspca, soil association, lion mark, british lion, responsibly sourced, sustainably sourced, sustainable, product of, produce of, outdoor reared, outdoor bred, pole and line caught, line caught, dolphin safe, dolphin friendly, free range,
   regional, aus der region, haltungsform, tierwohl, initiative tierwohl, neuland, aus freilandhaltung, aus bodenhaltung, freilaufend,
   narproducerad, narproducerat, narproducerade, narodlad, narodlat, narodlade, odlad, odlat, odlade, frigaende inomhus, frigaende utomhus, frigaende, frittgaende, fritgaende, skrabe, inomhus, utomhus,
   vrije uitloop, scharrel, vangstmethode, lijngevangen, linjefanget, linjefangad, krokfangad`,
);

/** Words for food that is not grown organically, so that no word of them says the opposite. */
const NOT_ORGANIC = list(
  `non organic, not organic, conventional, conventionally grown, non bio, non biologique, pas bio, conventionnel, conventionnelle, nicht bio, nicht biologisch, kein bio, konventionell, konventionelle, konventioneller,
   konventionelles, aus konventionellem anbau, ej ekologisk, ej ekologiska, ej ekologiskt, ej eko, icke ekologisk, icke ekologiska, icke ekologiskt, inte ekologisk, inte eko, konventionella, konventionellt, konventionelt, konventionel,
   ikke okologisk, ikke okologiske, ikke oko, niet biologisch, niet biologische, niet bio, geen bio, conventionele, conventioneel, gangbaar, gangbare`,
);

/** Marks that tell a country, and the word that does, in a language of that country. */
const OF_COUNTRIES: Readonly<Record<string, string>> = {
  'svensk fagel': 'svensk',
  'svenskt sigill': 'svensk',
  'fran svenska gardar': 'svensk',
  'nyt norge': 'norsk',
  'red tractor': 'british',
  'viande bovine francaise': 'francais',
  'viande porcine francaise': 'francais',
  'volaille francaise': 'francais',
};

/** Phrases for organic growing, with the word that stands for each. */
const GROWN: Readonly<Record<string, string>> = {
  'agriculture bio': 'bio',
  'okologischem landbau': 'bio',
  'okologischem anbau': 'bio',
  'okologischer landwirtschaft': 'bio',
  'biologischem anbau': 'bio',
  'biologischem landbau': 'bio',
  'kontrolliert biologischem anbau': 'bio',
  'kontrolliert okologischem anbau': 'bio',
  'organic farming': 'organic',
  'certified organic': 'organic',
  'organically grown': 'organic',
  'ekologiskt odlad': 'ekologisk',
  'ekologiskt odlat': 'ekologisk',
  'ekologiskt odlade': 'ekologisk',
  'okologisk landbrug': 'okologisk',
  'biologische landbouw': 'biologisch',
  'biologische teelt': 'biologisch',
};

interface Mark {
  words: readonly string[];
  /** In their place. */
  kept: readonly string[];
}

/** By their first word, the longest first. */
const BY_FIRST = new Map<string, Mark[]>();
for (const [phrase, kept] of [
  ...[...MARKS, ...NOT_ORGANIC].map((mark) => [mark, ''] as const),
  ...Object.entries(OF_COUNTRIES),
  ...Object.entries(GROWN),
]) {
  const words = phrase.split(' ');
  const mark = { words, kept: kept === '' ? [] : [kept] };
  const first = words[0] ?? '';
  BY_FIRST.set(
    first,
    [...(BY_FIRST.get(first) ?? []), mark].toSorted((a, b) => b.words.length - a.words.length),
  );
}

/**
 * The words of a name without marks of certification, as long as something is left.
 * @param words folded
 * @param isName whether a food's name has the word: "regional" alone may be one, "fair trade" is not
 */
export function withoutCertificationMarks(words: readonly string[], isName: (word: string) => boolean): readonly string[] {
  const left: string[] = [];
  let marked = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const mark = BY_FIRST.get(word)?.find(({ words: said }) => said.every((part, offset) => words[at + offset] === part));
    if (!mark || (mark.words.length === 1 && isName(word))) left.push(word);
    else {
      marked = true;
      left.push(...mark.kept);
      at += mark.words.length - 1;
    }
  }
  return marked && left.some((word) => word.length >= 3 && /^[a-z]/.test(word)) ? left : words;
}
