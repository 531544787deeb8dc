import { onceFor } from '../../../kernel/reading/once-for.ts';
import { ownValue } from '../../../kernel/own-value.ts';
import { ABOUT, anyOf, numberOf, positive, UNTIL, WORDS } from './pasted-servings.ts';
import { DAY_OF_MONTH, FOR, GROUPS, tensAsNumbers, US } from './pasted-yield.ts';
import type { RecipeWords } from '../words/recipe-words.ts';
import { PIECES } from '../words/yield-words.ts';

/** Stems of "met z'n zessen" and "zu dritt" without their endings. */
const STEMS: Record<string, string> = {
  zess: 'zes',
  vijv: 'vijf',
  zev: 'zeven',
  neg: 'negen',
  achten: 'acht',
  drit: 'drei',
  drie: 'drie',
};

/** "It does 4.", "reicht für drei", "vi var 4", "pour nous 4", "met z'n zessen": servings that a sentence says. */
export function yieldInSentence(text: string, words: RecipeWords): number | null {
  if (text.length > 600) return null;
  const said = tensAsNumbers(text.replace(DAY_OF_MONTH, ' '));
  for (const pattern of patternsOf(words)) {
    const count = positive(pattern.exec(said)?.[1]);
    if (count !== null) return count;
  }
  const together = /\b(?:met z['’]n|voor ons|met ons|zu)\s+(\p{L}+?)(?:en|t)\b/iu.exec(text)?.[1];
  return together === undefined ? null : numberOf(ownValue(STEMS, together.toLowerCase()) ?? together.toLowerCase());
}

/** "One group bakes 24 pieces." */
const MAKING =
  'makes?|bakes?|gör|bakar|laver|bager|lager|baker|macht|machen|backt|backen|fait|font|réalise|maakt|maken|bakt|bakken';

/** "We'll be 25", "vi blir 25", "on sera 10": so many come to eat. */
const BEING =
  "we (?:are|were|will be)|we['’](?:re|ll be)|there (?:are|were|will be)|there['’]ll be|vi (?:är|var|blir|blev|er|ble|bliver)|(?:blir|bliver) vi|wir (?:sind|waren|werden)|(?:sind|waren|werden) wir|nous (?:sommes|étions|serons)|on (?:est|était|sera)|(?:zijn|waren|worden) we|we (?:zijn|waren|worden)";
/** What is counted in days, hours or weight are no people. */
const NO_MEASURE =
  '(?!\\s?(?:[%°]|[.,:/]\\d|(?:min|minut\\p{L}*|h|hours?|hrs?|days?|weeks?|months?|years?|timm?\\p{L}*|dag\\p{L}*|dage?n?|veck\\p{L}*|uker?|uger?|år|stunden?|tage?n?|wochen?|jahre?|heures?|jours?|semaines?|mois|ans?|uur|weken|jaar|k?g|km|st?ep|times?|gang\\p{L}*|mal|fois|keer|kinds?|sorter|sorts|sorten|types?)(?!\\p{L})))';

const patternsOf = onceFor((words: RecipeWords): RegExp[] => {
  const verbs = anyOf(
    words.servingsBefore.filter(
      (word) =>
        !/^(?:for|för|für|pour|voor|til|till|antal|antall|anzahl|aantal|quantity|quantité|menge|ca antal|cirka|recette pour)$/u.test(
          word,
        ),
    ),
  );
  const number = `(\\d{1,3}|${WORDS})`;
  const end =
    '(?=\\s*(?:[.,!?:;)]|$)|\\s+(?:easy|comfortably|generously|gott|lätt|lett|locker|gut|facilement|largement|makkelijk|ruim|rikelig|rigeligt|fint)(?!\\p{L})|\\s+(?:last|when|once|at|förra|i går|igår|sist|letzt\\p{L}*|neulich|vorige|la dernière|as|als|som|comme|or|oder|eller|ou|of|with|mit|med|avec|met|so|and|but|if|plus|easily|med|och|og|men|mais|aber|und|maar)\\s)';
  return [
    `(?<!\\p{L})(?:${GROUPS})\\s+(?:of|på|av|af|de|von|van|mit|med|met)\\s+${ABOUT}${number}${end}`,
    `(?:^|[\\s(,])(?:${verbs}|does|feeds|(?:should|will|would|might) (?:do|feed|serve)|enough for|räcker (?:till|för)|rækker til|nok til|holder til|reicht für|genug für|suffit pour|assez pour|genoeg voor|goed voor)\\s+(?:${US}\\s+)?${ABOUT}${number}${UNTIL}${end}`,
    `(?:^|[\\s(,])(?:ce soir|ce midi|demain|à table) à ${number}${end}`,
    `(?:^|[\\s(,])(?:${BEING})\\s+(?:\\p{L}+\\s+){0,2}?${ABOUT}${number}${UNTIL}${NO_MEASURE}`,
    `(?:^|[\\s(,])(?:${verbs}|${MAKING})\\s+(?:(?:bien|facilement|gut|locker|easily|roughly|lätt|lett|rigeligt|ruim|zeker)\\s+)?${ABOUT}${number}${UNTIL}\\s*(?:${anyOf(PIECES)})(?![\\p{L}])`,
    `(?:^|[\\s(,])${FOR}\\s+(?:${US}\\s+)${number}${end}`,
    // "Lasagne for 20 as promised": what an oven is heated to is said otherwise.
    `^(?![^]{0,300}(?:°|oven|ofen|ugn|ovn|four))[^]{0,300}?(?<=^|[\\s(,])${FOR}\\s+${ABOUT}${number}${UNTIL}${end}`,
    `(?:^|[\\s(,])${ABOUT}${number}${UNTIL}\\s*(?:${anyOf([...words.servingsAfter.filter((word) => word.length > 2 && !PIECES.includes(word)), 'of us'])})(?![\\p{L}])(?!\\s+(?:of|av|af|de|von|van)\\s)`,
  ].map((pattern) => new RegExp(pattern, 'iu'));
});
