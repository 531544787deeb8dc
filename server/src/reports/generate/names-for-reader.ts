import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { boughtName } from './bought-foods.ts';

/** A line of a report: a dish by its recipe's id, a food by what makes purchased rows one line. */
interface Named {
  key: string;
  name: string;
}

interface Reader {
  organizationId: string;
  variety: ReportVariety;
  language: Language;
}

/**
 * Calls the lines of reports as their reader does: reports keep the names of the language they were made in. What is not
 * found any more keeps the name that its report has.
 */
export async function namesForReader(
  { database, foodData }: { database: Database; foodData: FoodData },
  { organizationId, variety, language }: Reader,
  lines: readonly Named[],
): Promise<<T extends Named>(line: T) => T> {
  const keys = [...new Set(lines.map(({ key }) => key))];
  const names =
    variety === 'sales'
      ? await namesOfDishes(database, { organizationId, language, ids: keys })
      : new Map(keys.map((key) => [key, boughtName(foodData, key, language)]));
  return (line) => ({ ...line, name: names.get(line.key) || line.name });
}

async function namesOfDishes(
  database: Database,
  { organizationId, language, ids }: { organizationId: string; language: Language; ids: readonly string[] },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('recipe')
    .select(['id', sql<RecipeName[]>`draft -> 'names'`.as('names')])
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return new Map(rows.map(({ id, names }) => [id, nameIn(names, language)]));
}
