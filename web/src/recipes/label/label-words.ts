import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { FoodLabel } from '@plateprint/shared/recipes/food-label/food-label-api.ts';
import {
  DECLARED,
  type Declared,
  declaredEnergy,
  declaredGrams,
} from '@plateprint/shared/recipes/food-label/nutrition-declaration.ts';
import type { Format } from '../../platform/i18n/use-format.ts';
import type { Text } from '../../platform/i18n/use-text.ts';

export interface LabelWords {
  text: Text<'recipes/label'>;
  format: Format;
  language: Language;
}

/** The basis of the label: grams of the finished food, null where nobody weighed it. */
export interface Labelled {
  label: FoodLabel;
  cooked: number | null;
}

/** "butter (milk)": an ingredient that contains an allergen names it, and stands out. */
export function ingredientText({ name, contains }: FoodLabel['ingredients'][number], { language, format }: LabelWords): string {
  const { names } = ALLERGEN_WORDS[language];
  // Mustard needs no "mustard" behind it.
  const said = contains.map((allergen) => names[allergen]).filter((word) => word.toLowerCase() !== name.toLowerCase());
  return said.length === 0 ? name : `${name} (${format.list(said)})`;
}

/** Traces that no ingredient contains for certain. */
export function traces({ ingredients, stated }: FoodLabel): Allergen[] {
  const certain = new Set([...ingredients.flatMap(({ contains }) => contains), ...stated.contains]);
  return [...new Set([...ingredients.flatMap(({ mayContain }) => mayContain), ...stated.mayContain])].filter(
    (allergen) => !certain.has(allergen),
  );
}

/** Why the label is no more than a draft, a sentence each; empty: nothing is missing that the recipe could know. */
export function gapsOf({ label }: Labelled, { text, format, language }: LabelWords): string[] {
  const { ingredients, nutritionCoverage, hasAlcohol, stated } = label;
  const { names } = ALLERGEN_WORDS[language];
  return [
    ...(ingredients.length === 0 ? [text('none')] : []),
    ...ingredients.flatMap(({ name, gap }) => (gap === null ? [] : [`${name}${format.colon} ${text(`gap.${gap}`)}`])),
    ...(stated.contains.length > 0
      ? [text('stated', { allergens: format.list(stated.contains.map((allergen) => names[allergen])) })]
      : []),
    ...(nutritionCoverage < 0.995 && ingredients.length > 0
      ? [text('nutrition', { percent: format.covered(nutritionCoverage) })]
      : []),
    ...(hasAlcohol ? [text('alcohol')] : []),
  ];
}

/** The nutrition of 100 g in the order of the regulation, rounded as it is declared. */
export function nutritionRows({ label, cooked }: Labelled, words: LabelWords): [Declared, name: string, amount: string][] {
  const { text } = words;
  const grams = cooked ?? label.weight;
  return DECLARED.map((each) => [
    each,
    text(`n.${each}`),
    grams > 0 ? amountText(each, { label, grams }, words) : text('unknown'),
  ]);
}

function amountText(
  of: Declared,
  { label: { nutrition }, grams }: { label: FoodLabel; grams: number },
  { text, format }: LabelWords,
): string {
  const per100 = (value: number | null): number | null => (value === null ? null : (value * 100) / grams);
  if (of === 'energy') {
    const { fat, carbohydrate, protein, fibre } = nutrition;
    const energy = declaredEnergy({
      fat: per100(fat),
      carbohydrate: per100(carbohydrate),
      protein: per100(protein),
      fibre: per100(fibre),
    });
    return energy ? `${format.number(energy.kJ)} kJ / ${format.number(energy.kcal)} kcal` : text('unknown');
  }
  const value = per100(nutrition[of]);
  if (value === null) return text('unknown');
  const { isBelow, value: declared, decimals } = declaredGrams(of, value);
  return `${isBelow ? '< ' : ''}${format.number(declared, { decimals })} g`;
}

/** On which weight the 100 g are. */
export function weightText({ cooked }: Labelled, { text, format }: LabelWords): string {
  return cooked === null ? text('ofRaw') : text('ofCooked', { grams: format.number(cooked) });
}

/** All of it as plain text; what stands out on paper is between asterisks. */
export function labelText(labelled: Labelled, words: LabelWords): string {
  const { text, format, language } = words;
  const { label } = labelled;
  const { names } = ALLERGEN_WORDS[language];
  const gaps = gapsOf(labelled, words);
  const list = label.ingredients.map((each) =>
    each.contains.length > 0 ? `*${ingredientText(each, words)}*` : ingredientText(each, words),
  );
  const trace = traces(label);
  return [
    ...(gaps.length > 0 ? [text('draft'), ...gaps.map((gap) => `- ${gap}`), ''] : []),
    label.name,
    `${text('ingredients')}${format.colon} ${list.join(', ')}.`,
    ...(trace.length > 0 ? [`*${text('mayContain', { allergens: format.list(trace.map((each) => names[each])) })}*`] : []),
    '',
    text('per100'),
    ...nutritionRows(labelled, words).map(([, name, amount]) => `${name}${format.colon} ${amount}`),
    weightText(labelled, words),
    text('calculated', { version: label.foodDataVersion }),
  ].join('\n');
}
