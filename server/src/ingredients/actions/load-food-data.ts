import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withInstitute, type InstituteOverlay } from '@plateprint/shared/ingredients/food-data-institute.ts';
import type { FoodDataRelease, IngredientRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { openFoodData, type FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { keepIndicesOf } from './index-file.ts';
import { rememberingFacts } from './remembered-facts.ts';

const RELEASE = join(import.meta.dirname, '../../../../food-data/release');
/** Figures under licence, written by `npm run food-data:import`; most installations have none. */
const INSTITUTE = join(import.meta.dirname, '../../../../food-data/institute/institute.json');

const opened = new Map<string, Promise<FoodData>>();

/** The food data's release, read once and shared by everyone in this process: nothing in it changes. */
export function loadFoodData(folder = RELEASE, institute = INSTITUTE): Promise<FoodData> {
  const key = `${folder}\n${institute}`;
  const known = opened.get(key);
  if (known) return known;
  const reading = read(folder, institute);
  opened.set(key, reading);
  return reading;
}

async function read(folder: string, institute: string): Promise<FoodData> {
  const [texts, overlay] = await Promise.all([
    Promise.all(['tables.json', 'ingredients.json'].map(async (file) => readFile(join(folder, file), 'utf8'))),
    readOverlay(institute),
  ]);
  const [tables = '', ingredients = ''] = texts;
  const release = {
    ...(JSON.parse(tables) as Omit<FoodDataRelease, 'ingredients'>),
    ingredients: JSON.parse(ingredients) as IngredientRecord[],
  };
  const foodData = rememberingFacts(openFoodData(overlay ? withInstitute(release, overlay) : release));
  // An institute's figures are laid over those of the release: what foods are called stays.
  keepIndicesOf(foodData, texts);
  return foodData;
}

/** Null where no institute's figures are installed. */
async function readOverlay(file: string): Promise<InstituteOverlay | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as InstituteOverlay;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new Error(`${file} does not read: import the institute's file again`, { cause: error });
  }
}
