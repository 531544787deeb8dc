import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { parsedJson } from './parsed-json.ts';
import { IngredientEntry, TABLES, type Crosswalk, type Tables } from './crosswalk.ts';

/** The crosswalk and, for each ingredient that does not read, what is wrong with it. */
export interface ReadCrosswalk extends Crosswalk {
  problems: string[];
}

export function readCrosswalk(folder: string): ReadCrosswalk {
  const problems: string[] = [];
  const ingredients: IngredientEntry[] = [];
  const inner = join(folder, 'ingredients');
  for (const file of readdirSync(inner).toSorted()) {
    if (!file.endsWith('.json')) continue;
    for (const entry of z.array(z.unknown()).parse(readJson(join(inner, file)))) {
      const result = IngredientEntry.safeParse(entry);
      if (result.success) ingredients.push(result.data);
      else problems.push(`${file} ${idOf(entry)}: ${z.prettifyError(result.error).replaceAll(/\s+/g, ' ')}`);
    }
  }
  ingredients.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { ingredients, tables: readTables(folder), problems };
}

function readTables(folder: string): Tables {
  const tables = Object.entries(TABLES).map(([name, schema]) => [name, schema.parse(readJson(join(folder, `${name}.json`)))]);
  return Object.fromEntries(tables) as Tables;
}

function readJson(path: string): unknown {
  try {
    return parsedJson(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} does not read`, { cause: error });
  }
}

function idOf(entry: unknown): string {
  const result = z.object({ id: z.string() }).safeParse(entry);
  return result.success ? result.data.id : '(no id)';
}
