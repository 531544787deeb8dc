import { co2Text } from '@plateprint/shared/footprint/co2-display.ts';
import type { RecipeSheet } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import { unitText } from '@plateprint/shared/units/unit-text.ts';
import type { TextTable } from '../../exports/export-page.ts';
import type { Format } from '../../i18n/use-format.ts';
import type { Text } from '../../i18n/use-text.ts';
import { weightFigure } from '../../units/weight-figure.ts';

interface Words {
  text: Text<'recipes/summary'>;
  recipes: Text<'recipes'>;
  format: Format;
}

/** What the text PDF of a recipe says. */
export function sheetTextTables(sheet: RecipeSheet, { text, recipes, format }: Words): TextTable[] {
  const { recipe, lines, method, sources, language } = sheet;
  const { footprint, portions } = recipe;
  const kg = (grams: number): string => `${co2Text(grams, format.locale)} kg CO₂e`;
  const { co2PerPortion: co2, allergens } = footprint;
  const range = co2 ? text('range', { range: `${co2Text(co2.low, format.locale)}–${kg(co2.high)}` }) : text('unknown');
  const contains = format.list(allergens.contains.map((each) => recipes(`allergen.${each}`)));
  const rows = lines.map((line) => [
    line.amount === null ? '' : `${format.number(line.amount)} ${line.unit === null ? '' : unitText(line.unit, language)}`,
    line.detail === '' ? line.name : `${line.name}, ${line.detail}`,
    weightFigure(line.grams, format),
    line.co2PerPortion === null ? text('notCounted') : format.number(line.co2PerPortion / 1000, { decimals: 3 }),
  ]);
  return [
    { paragraphs: [[recipe.category, text('portions', { count: portions })].filter(Boolean).join(' · ')] },
    { heading: text('perPortion'), paragraphs: [co2 ? `${kg(co2.value)}, ${range}` : range] },
    {
      heading: text('allergensTitle'),
      paragraphs: [contains === '' ? recipes('portion.containsUnknown') : recipes('portion.contains', { allergens: contains })],
    },
    {
      heading: text('ingredients'),
      head: [text('amount'), text('ingredient'), text('grams'), text('co2')],
      rows,
      numeric: [2, 3],
    },
    ...(method.length > 0 ? [{ heading: text('method'), paragraphs: method }] : []),
    {
      heading: text('about'),
      paragraphs: [
        recipes('panel.boundary'),
        recipes('coverage.partly', {
          covered: footprint.coverage.linesCovered,
          lines: footprint.coverage.lines,
          percent: format.percent(footprint.coverage.byWeight),
        }),
        ...(sources.length > 0 ? [text('sources', { sources: format.list(sources) })] : []),
      ],
    },
  ];
}
