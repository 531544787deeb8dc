import { join } from 'node:path';
import type { Nutrition } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { readTable, textIn, type Row } from './csv.ts';

/** CIQUAL 2020 by food code: kcal and grams per 100 g of the edible part. */
export function readCiqual(raw: string): Map<string, Nutrition> {
  const foods = new Map<string, Nutrition>();
  for (const row of readTable(join(raw, 'ciqual/ciqual-2020-eng.csv.gz'))) {
    foods.set(textIn(row, 'alim_code'), nutritionIn(row));
  }
  return foods;
}

/** `-` is missing, `traces` is 0, `< x` is x/2; decimals are commas. */
export function ciqualNumber(text: string): number | null {
  const cell = text.trim();
  if (cell === '' || cell === '-') return null;
  if (cell === 'traces') return 0;
  const below = cell.startsWith('<');
  const value = Number(cell.replace('<', '').trim().replace(',', '.'));
  if (!Number.isFinite(value)) return null;
  return below ? value / 2 : value;
}

function nutritionIn(row: Row): Nutrition {
  const grams = (column: string) => ciqualNumber(textIn(row, `${column} (g/100g)`));
  const protein = grams('Protein') ?? grams('Protein, crude, N x 6.25');
  const nutrition = {
    fat: grams('Fat'),
    saturatedFat: grams('FA saturated'),
    carbohydrate: grams('Carbohydrate'),
    sugar: grams('Sugars'),
    fibre: grams('Fibres'),
    protein,
    salt: grams('Salt'),
  };
  const published = ciqualNumber(textIn(row, 'Energy, Regulation EU No 1169/2011 (kcal/100g)'));
  const energyKcal = published ?? energyOf({ ...nutrition, alcohol: grams('Alcohol'), polyols: grams('Polyols') });
  return { energyKcal, ...nutrition };
}

interface EnergyGiving {
  protein: number | null;
  carbohydrate: number | null;
  fat: number | null;
  fibre: number | null;
  alcohol: number | null;
  polyols: number | null;
}

/** kcal per 100 g by the factors of Regulation (EU) No 1169/2011, Annex XIV; null without the three main nutrients. */
export function energyOf({ protein, carbohydrate, fat, fibre, alcohol, polyols }: EnergyGiving): number | null {
  if (protein === null || carbohydrate === null || fat === null) return null;
  return 4 * protein + 4 * carbohydrate + 9 * fat + 2 * (fibre ?? 0) + 7 * (alcohol ?? 0) + 2.4 * (polyols ?? 0);
}
