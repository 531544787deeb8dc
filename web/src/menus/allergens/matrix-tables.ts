import { ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import type { AllergenMatrix } from '@plateprint/shared/recipes/api/recipe-allergen-api.ts';
import { stateIn } from '@plateprint/shared/recipes/allergens/recipe-allergens.ts';
import type { AllergenRow } from '@plateprint/shared/recipes/allergen-sheet/allergen-row.ts';
import type { TextTable } from '../../exports/export-page.ts';
import type { FigureTable } from '../../exports/workbook.ts';
import { dishName, matrixFacts, type MatrixWords, originsOf, originText, reachText } from './matrix-words.ts';

/** The states of a dish in words, one for each of the fourteen: no cell is ever empty. */
function stateWords(dish: AllergenRow, { text, language }: MatrixWords): string[] {
  const { states } = ALLERGEN_WORDS[language];
  return ALLERGENS.map((allergen) => {
    const state = states[stateIn(dish, allergen)];
    return dish.stated.includes(allergen) ? `${state} (${text('stated')})` : state;
  });
}

/** Dishes by the fourteen, the lines that they come of, and what the sheet stands on. */
export function matrixWorkbook(matrix: AllergenMatrix, title: string, words: MatrixWords): FigureTable[] {
  const { text, language } = words;
  const { names, states, legend } = ALLERGEN_WORDS[language];
  return [
    {
      name: text('title'),
      head: [text('dish'), ...ALLERGENS.map((allergen) => names[allergen])],
      rows: matrix.dishes.map((dish) => [dishName(dish, words), ...stateWords(dish, words)]),
    },
    {
      name: text('origin'),
      head: [text('dish'), legend, text('state'), text('line')],
      rows: matrix.dishes.flatMap((dish) =>
        originsOf(dish).flatMap(({ allergen, state, lines }) =>
          (lines.length > 0 ? lines : [text(dish.lines.length > 0 ? 'stated' : 'noLines')]).map((line) => [
            dishName(dish, words),
            names[allergen],
            states[state],
            line,
          ]),
        ),
      ),
    },
    { name: text('about'), head: [title], rows: [...matrixFacts(matrix, words), reachText(matrix, words)].map((each) => [each]) },
  ];
}

/** The same for the text PDF: a dish a paragraph, for fifteen columns of words are not read on paper. */
export function matrixTextTables(matrix: AllergenMatrix, words: MatrixWords): TextTable[] {
  const { text, language, format } = words;
  const { names, states } = ALLERGEN_WORDS[language];
  return [
    { paragraphs: [matrixFacts(matrix, words).join(' · '), reachText(matrix, words)] },
    ...matrix.dishes.map((dish): TextTable => ({
      heading: dishName(dish, words),
      rows: (['contains', 'may_contain', 'unknown', 'not_among'] as const).flatMap((state) => {
        const named = ALLERGENS.filter((allergen) => stateIn(dish, allergen) === state).map((allergen) => names[allergen]);
        return named.length > 0 ? [[states[state], format.list(named)]] : [];
      }),
      widths: [0.25, 0.75],
    })),
    { heading: text('origin'), rows: matrix.dishes.map((dish) => [dishName(dish, words), originText(dish, words)]) },
  ];
}
