import { co2InFull } from '@plateprint/shared/footprint/co2-display.ts';
import { coverageOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import { allergenSentences } from '@plateprint/shared/ingredients/allergens/allergen-sentences.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import type { RecipeSheet } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import { weightFigure } from '../../../units/weight-figure.ts';
import { type SheetWords, WHOLE } from './sheet-words.ts';

/** The statements on the dish's allergens, for those who have the sheet in hand. */
export function allergenWords({ allergens, diet, animalRennet }: RecipeFootprint, { language, recipes }: SheetWords): string {
  return sentences([
    ...allergenSentences(allergens, language, { asks: true }),
    (diet === 'vegan' || diet === 'vegetarian') && recipes(`portion.diet.${diet}`),
    animalRennet === true && recipes('portion.diet.animalRennet'),
  ]);
}

/** How far the figures reach and what they stand on: boundary, coverage, grade, whole, sources. */
export function aboutWords({ recipe, sources, language }: RecipeSheet, { text, recipes, format }: SheetWords): string {
  const { coverage, grade, co2, weight, water, land, nutrition } = recipe.footprint;
  const covered = coverage.complete
    ? recipes('coverage.complete', { lines: coverage.lines })
    : recipes('coverage.partly', {
        covered: coverage.linesCovered,
        lines: coverage.lines,
        percent: format.covered(coverageOfDish({ coverage }).share),
      });
  return sentences([
    recipes('panel.boundary'),
    coverage.lines > 0 && covered,
    weight > 0 &&
      [water, land, nutrition].some((figure) => figure.coverage < WHOLE) &&
      text('known', {
        water: format.covered(water.coverage),
        land: format.covered(land.coverage),
        nutrition: format.covered(nutrition.coverage),
      }),
    grade && recipes('panel.grade', { grade }),
    co2 && recipes('panel.total', { kg: co2InFull(co2.value, format.locale), weight: weightFigure(weight, format) }),
    text('foodData', { version: recipe.foodDataVersion, place: placeName(recipe.consumption, localeOf(language)) }),
    sources.length > 0 && text('sources', { sources: format.list(sources) }),
  ]);
}

/** The world is `001` to those tables. */
function placeName(place: string, locale: string): string {
  const region = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return region.of(place === 'WORLD' ? '001' : place) ?? place;
}

function sentences(parts: readonly (string | false | null)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
}
