import { ingredientFacts } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import type { EmissionDatabase, FactsQuery, IngredientFacts, Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { useMemo } from 'react';
import { call } from '../platform/api/call.ts';
import { type BatchStore, batchStore, useBatch } from './batch-store.ts';

export interface Place {
  location: Location;
  emissionDatabase: EmissionDatabase;
}

/** The part of a recipe line that the food data is asked about. */
export interface AskingLine {
  variation: string | null;
  categoryId: string | null;
  originId: string | null;
  organic: boolean;
}

const stores = new Map<string, BatchStore<FactsQuery, IngredientFacts | null>>();

function storeOf({ location, emissionDatabase }: Place): BatchStore<FactsQuery, IngredientFacts | null> {
  const name = `${location}/${emissionDatabase}`;
  const known = stores.get(name);
  if (known) return known;
  const store = batchStore<FactsQuery, IngredientFacts | null>(
    async (items) => (await call(ingredientFacts, { body: { location, emissionDatabase, items } })).items,
    500,
  );
  stores.set(name, store);
  return store;
}

function keyOf(line: AskingLine): string {
  return `${line.variation ?? `category ${line.categoryId}`}|${line.originId}|${line.organic}`;
}

function isAsking(line: AskingLine): boolean {
  return line.variation !== null || line.categoryId !== null;
}

/** The facts of each line, in order; `pending` while some are on their way. A line that names nothing has null. */
export function useLineFacts(
  lines: readonly AskingLine[],
  place: Place,
): { facts: (IngredientFacts | null)[]; pending: boolean } {
  const asked = lines.filter(isAsking).map(keyOf).toSorted().join(' ');
  const questions = useMemo(
    () =>
      new Map(
        lines.filter(isAsking).map((line) => [
          keyOf(line),
          {
            variationId: line.variation,
            categoryId: line.variation === null ? line.categoryId : null,
            originId: line.originId,
            organic: line.organic,
          },
        ]),
      ),
    // The questions are the same as long as their keys are: typing an amount must not make new ones.
    // oxlint-disable-next-line react/exhaustive-deps
    [asked],
  );
  const answerTo = useBatch(storeOf(place), questions);
  const answers = lines.map((line) => (isAsking(line) ? answerTo(keyOf(line)) : null));
  return { facts: answers.map((answer) => answer ?? null), pending: answers.includes(undefined) };
}
