import { coverageOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import { twoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { co2InFull } from '@plateprint/shared/footprint/co2-display.ts';
import type { RecipeSheet } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import type { TextTable } from '../../../exports/export-page.ts';
import { otherTotalText } from '../../../footprint/other-total-text.ts';
import { amountWords } from '../../../units/amount-words.ts';
import { weightFigure } from '../../../units/weight-figure.ts';
import { portionFigures, type SheetWords } from './sheet-words.ts';
import { aboutWords, allergenWords } from './sheet-sentences.ts';

/** The content of the text PDF of a recipe: all of the sheet. */
export function sheetTextTables(sheet: RecipeSheet, words: SheetWords): TextTable[] {
  const { text, format } = words;
  const { recipe, method } = sheet;
  const { footprint, portions } = recipe;
  const rows = sheet.lines.map((line) => [
    amountWords(line, format, sheet.language),
    line.detail === '' ? line.name : `${line.name}, ${line.detail}`,
    weightFigure(line.grams, format),
    line.co2PerPortion === null ? text('notCounted') : co2InFull(line.co2PerPortion, format.locale),
  ]);
  return [
    { paragraphs: [[recipe.category.trim(), text('portions', { count: portions })].filter((part) => part !== '').join(' · ')] },
    { heading: text('perPortion'), paragraphs: footprintLines(sheet, words) },
    { heading: text('figures'), rows: portionFigures(recipe, words) },
    { heading: text('allergensTitle'), paragraphs: [allergenWords(footprint, words)] },
    {
      heading: text('ingredients'),
      head: [text('amount'), text('ingredient'), text('grams'), text('co2')],
      rows,
      numeric: [2, 3],
    },
    ...(method.length > 0 ? [{ heading: text('method'), paragraphs: method }] : []),
    { heading: text('about'), paragraphs: [aboutWords(sheet, words)] },
  ];
}

function footprintLines({ recipe, printed, labels }: RecipeSheet, { text, footprint, landUse, format }: SheetWords): string[] {
  const { co2PerPortion, co2PerPortionWithoutLandUseChange, coverage, level } = recipe.footprint;
  const totals = twoTotals(co2PerPortion, co2PerPortionWithoutLandUseChange, printed);
  const co2 = totals.large.figure;
  if (!co2) return [text('unknown')];
  const kg = (grams: number): string => co2InFull(grams, format.locale);
  const figure = `${kg(co2.value)} kg CO₂e`;
  const isTooLittle = coverageOfDish({ coverage }).state === 'too_little';
  const amount = (grams: number): string => `${kg(grams)} kg CO₂e`;
  const beside = otherTotalText(totals, {
    text: landUse,
    amount,
    hasLevel: level !== null && !isTooLittle && labels === 'letters',
  });
  const between = `${kg(co2.low)}–${kg(co2.high)} kg CO₂e`;
  if (isTooLittle) {
    const withMissing = footprint('tooLittle.withMissing', { range: between });
    return [`${footprint('tooLittle.atLeast')} ${figure}, ${withMissing}`, beside, footprint('tooLittle.lead')];
  }
  return [`${figure}, ${text('range', { range: between })}`, beside, ...(coverage.complete ? [] : [text('partly')])];
}
