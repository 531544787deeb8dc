import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { without } from '../by-hand/without.ts';
import type { Crosswalk, IngredientEntry, Tables } from '../crosswalk/crosswalk.ts';

/** A fingerprint of what decides the figures of an ingredient, by its id, and of each table, by its file. */
export type FigureInputs = Record<string, string>;

const FILE = 'figure-inputs.json';
const Written = z.record(z.string(), z.string());

/** The inputs of the release's figures; a change of anything else needs no published source. */
export function figureInputs({ ingredients, tables }: Crosswalk): FigureInputs {
  const ofTables = Object.entries(figureTables(tables)).map(([name, table]) => [`${name}.json`, fingerprint(table)]);
  return Object.fromEntries([...ofTables, ...ingredients.map((entry) => [entry.id, fingerprint(figureEntry(entry))])]);
}

/** Ids and files whose part in the figures is another than in the release. */
export function changedInputs(released: FigureInputs, now: FigureInputs): string[] {
  const all = new Set([...Object.keys(released), ...Object.keys(now)]);
  return [...all].filter((id) => released[id] !== now[id]).toSorted();
}

export function readFigureInputs(folder: string): FigureInputs {
  return Written.parse(JSON.parse(readFileSync(join(folder, FILE), 'utf8')));
}

export function writeFigureInputs(folder: string, inputs: FigureInputs): void {
  writeFileSync(join(folder, FILE), `${JSON.stringify(inputs, null, 1)}\n`);
}

/** An entry without what `ingredientByHand` and `variationByHand` take from it. */
function figureEntry({ variations, ...entry }: IngredientEntry) {
  return {
    ...without(entry, ['names', 'diet', 'allergens', 'density', 'pieces', 'pieceSources', 'edible']),
    variations: variations.map((state) => without(state, ['names', 'density', 'edible', 'cookedYield'])),
  };
}

/** The tables without words, and without those that no figure is made of. */
function figureTables(tables: Tables) {
  return {
    ...without(tables, [
      'states',
      'organic-words',
      'compound-foods',
      'reviewed-outliers',
      'reviewed-measures',
      'usual-kitchen',
      'bought-ready',
    ]),
    categories: tables.categories.map(({ id }) => id),
    countries: tables.countries.map(({ id, iso3, basin }) => ({ id, iso3, basin })),
  };
}

function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
