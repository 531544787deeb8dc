import { onceFor } from '../../kernel/reading/once-for.ts';
import { ownValue } from '../../kernel/own-value.ts';
import { ABOUT, anyOf, numberOf, positive, UNTIL, WORDS } from './pasted-servings.ts';
import { FOR, US } from './pasted-yield.ts';
import type { RecipeWords } from './words/recipe-words.ts';
import { PIECES } from './words/yield-words.ts';

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
  for (const pattern of patternsOf(words)) {
    const count = positive(pattern.exec(text)?.[1]);
    if (count !== null) return count;
  }
  const together = /\b(?:met z['’]n|zu)\s+(\p{L}+?)(?:en|t)\b/iu.exec(text)?.[1];
  return together === undefined ? null : numberOf(ownValue(STEMS, together.toLowerCase()) ?? together.toLowerCase());
}

/** "One group bakes 24 pieces." */
const MAKING =
  'makes?|bakes?|gör|bakar|laver|bager|lager|baker|macht|machen|backt|backen|fait|font|réalise|maakt|maken|bakt|bakken';

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
    '(?=\\s*(?:[.,!?:;)]|$)|\\s+(?:as|als|som|comme|or|oder|eller|ou|of|with|mit|med|avec|met|so|and|but|if|plus|easily|med|och|og|men|mais|aber|und|maar)\\s)';
  return [
    `(?<!\\p{L})(?:family|familie|familj|famille|gezin)\\s+(?:of|på|av|de|von|van)\\s+${number}${end}`,
    `(?:^|[\\s(,])(?:${verbs}|does|feeds|enough for|räcker (?:till|för)|rækker til|nok til|holder til|reicht für|genug für|suffit pour|assez pour|genoeg voor|goed voor)\\s+(?:${US}\\s+)?${ABOUT}${number}${UNTIL}${end}`,
    `(?:^|[\\s(,])(?:we (?:are|were)|we're|there (?:are|were)|vi (?:är|var|blir|er)|wir (?:sind|waren)|sind wir|waren wir|nous (?:sommes|étions)|on (?:est|était)|(?:zijn|waren) we|we (?:zijn|waren))\\s+(?:\\p{L}+\\s+){0,2}?${number}${end}`,
    `(?:^|[\\s(,])(?:${verbs}|${MAKING})\\s+${ABOUT}${number}${UNTIL}\\s*(?:${anyOf(PIECES)})(?![\\p{L}])`,
    `(?:^|[\\s(,])${FOR}\\s+(?:${US}\\s+)${number}${end}`,
    `(?:^|[\\s(,])${ABOUT}${number}${UNTIL}\\s*(?:${anyOf([...words.servingsAfter.filter((word) => word.length > 3), 'of us'])})(?![\\p{L}])(?!\\s+(?:of|av|af|de|von|van)\\s)`,
  ].map((pattern) => new RegExp(pattern, 'iu'));
});
