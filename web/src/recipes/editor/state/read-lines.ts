import { understandLines } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { seasonedFor } from '@plateprint/shared/ingredients/amount/to-taste.ts';
import type { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { call } from '../../../platform/api/call.ts';
import type { LineReading } from './editor-state.ts';

type Understood = ReplyOf<typeof understandLines>['items'][number];

function readingOf({ match }: Understood): LineReading {
  if (match.ingredientId === null && match.categoryId === null) return { state: 'unknown', candidates: match.candidates };
  return { state: match.matched ? 'sure' : 'check', candidates: match.candidates };
}

/** The parts of a line that its text tells; what was not understood stays empty and visible as written. */
export function lineOf(
  { match, amount, unit, pieceGrams, pieceSource, measure, phrase }: Omit<Understood, 'also'>,
  portions: number | null,
): Partial<IngredientLine> {
  const isMeant = match.ingredientId !== null || match.categoryId !== null;
  const line = {
    ingredient: match.ingredientId,
    categoryId: match.ingredientId === null ? match.categoryId : null,
    variation: match.variation?.id ?? null,
    originId: match.origin_id,
    organic: match.organic,
    amount,
    unit,
    pieceGrams: unit === 'piece' ? pieceGrams : null,
    pieceSource,
    measure,
    inDoubt: isMeant && !match.matched ? (match.candidates[0]?.confidence ?? 0) : null,
  };
  return seasonedFor(line, phrase, portions);
}

/** By the lines' keys. */
export interface ReadLines {
  readings: Record<string, LineReading>;
  lines: Record<string, Partial<IngredientLine>>;
  /** Further foods of a line, each as a line of its own: the pepper of "salt and pepper". */
  also: Record<string, string[]>;
}

/** Reads written lines, by their keys: what each was understood as, and how sure that is. */
export async function readLines(
  written: readonly { id: string; text: string }[],
  { language, location, portions }: { language: Language; location: Location; portions: number | null },
): Promise<ReadLines> {
  const { items } = await call(understandLines, { body: { language, location, lines: written.map(({ text }) => text) } });
  const read = written.flatMap(({ id }, index) => (items[index] ? [[id, items[index]] as const] : []));
  const beside = read.filter(([, { also }]) => also.length > 0);
  return {
    readings: Object.fromEntries(read.map(([id, item]) => [id, readingOf(item)])),
    // Of a line that says several foods each has its own part: read again, the first says only itself.
    lines: Object.fromEntries(
      read.map(([id, item]) => [
        id,
        item.also.length > 0 ? { ...lineOf(item, portions), inputIngredient: item.input } : lineOf(item, portions),
      ]),
    ),
    also: Object.fromEntries(beside.map(([id, { also }]) => [id, also.map(({ input }) => input)])),
  };
}
