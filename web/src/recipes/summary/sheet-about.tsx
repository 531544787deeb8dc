import { localeOf } from '@plateprint/shared/kernel/language.ts';
import type { RecipeSheet } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { weightFigure } from '../../units/weight-figure.ts';

/** How far the figures reach and what they stand on: boundary, coverage, grade, whole, sources. */
export function SheetAbout({ sheet: { recipe, sources, language } }: { sheet: RecipeSheet }) {
  const text = useText('recipes/summary');
  const recipes = useText('recipes');
  const format = useFormat();
  const { footprint, foodDataVersion, consumption } = recipe;
  const { coverage, grade, co2 } = footprint;
  const covered = coverage.complete
    ? recipes('coverage.complete', { lines: coverage.lines })
    : recipes('coverage.partly', {
        covered: coverage.linesCovered,
        lines: coverage.lines,
        percent: format.percent(coverage.byWeight),
      });
  const whole = co2
    ? recipes('panel.total', {
        kg: format.number(co2.value / 1000, { decimals: 2 }),
        weight: weightFigure(footprint.weight, format),
      })
    : '';
  const sentences = [
    recipes('panel.boundary'),
    coverage.lines > 0 ? covered : '',
    grade ? recipes('panel.grade', { grade }) : '',
    whole,
    text('foodData', { version: foodDataVersion, place: placeName(consumption, localeOf(language)) }),
    sources.length > 0 ? text('sources', { sources: format.list(sources) }) : '',
  ];
  return (
    <section className="sheet-about">
      <h2 className="sheet-small">{text('about')}</h2>
      <p>{sentences.filter((sentence) => sentence !== '').join(' ')}</p>
    </section>
  );
}

/** The world is `001` to those tables. */
function placeName(place: string, locale: string): string {
  const region = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return region.of(place === 'WORLD' ? '001' : place) ?? place;
}
