import { categoryNames } from '@plateprint/shared/ingredients/api/category-api.ts';
import { ingredientNames, listRegions, matchNames } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { foldHeader } from '@plateprint/shared/kernel/spreadsheet/find-columns.ts';
import { type Language, LANGUAGES, localeOf } from '@plateprint/shared/kernel/language.ts';
import { mapNames } from '@plateprint/shared/mapper/mapper-api.ts';
import { type MappingSheetRow, saidYes } from '@plateprint/shared/mapper/mapping-sheet.ts';
import { call } from '../../platform/api/call.ts';
import { eachInTurns } from '../../spreadsheets/each-in-turns.ts';
import { decisionOf, type Food, type Marks, NO_FOOD } from '../answer.ts';
import type { ResolvedRow, RowProblem } from './resolved-row.ts';

/** Names in one call: small enough that progress is seen and cancelling is felt. */
const A_CALL = 500;

/** Letters of a name that is remembered. */
const LONGEST_NAME = 300;

interface Resolve {
  language: Language;
  signal: AbortSignal;
  /** 0–1. */
  onShare: (share: number) => void;
}

type Known = Food & { label: string };

/**
 * Understands the rows of a file: an ingredient by its id or by its name in any language; a row that names none by what the
 * food data is sure of. Throws a `ClientFailure`, and for a cancelled one `cancelled`.
 */
export async function resolveRows(rows: readonly MappingSheetRow[], how: Resolve): Promise<ResolvedRow[]> {
  const written = [...new Set(rows.map(({ ingredient }) => ingredient).filter((each) => each !== ''))];
  const isUnnamed = await eachInTurns(
    rows,
    ({ ingredient, noFood, name }) => ingredient === '' && name !== '' && saidYes(noFood) !== true,
    how.signal,
  );
  const unnamed = rows.filter((_, at) => isUnnamed[at]);
  const steps = written.length + unnamed.length + 1;
  let done = 0;
  const step = (count: number): void => {
    done += count;
    how.onShare(Math.min(1, done / steps));
  };
  const origins = await originsOf(how);
  step(1);
  const foods = await foodsOf(written, how, step);
  const guesses = await guessesOf(unnamed, how, step);
  return eachInTurns(rows, (sheet) => resolved(sheet, { origins, foods, guesses }), how.signal);
}

async function originsOf({ language, signal }: Resolve): Promise<Map<string, string>> {
  const { items } = await call(listRegions, { query: { language } }, { signal });
  const origins = new Map<string, string>();
  const names = LANGUAGES.map((each) => new Intl.DisplayNames(localeOf(each), { type: 'region', fallback: 'none' }));
  for (const { id, name } of items.filter((region) => /^[A-Z]{2}$/u.test(region.id))) {
    const called = names.flatMap((each) => each.of(id) ?? []);
    for (const word of [id, name, ...called]) origins.set(foldHeader(word), id);
  }
  return origins;
}

/** Written ingredients: ids first, then categories by name, then names in the language of the page, then in all others. */
async function foodsOf(written: readonly string[], how: Resolve, step: (count: number) => void): Promise<Map<string, Known>> {
  const { language, signal } = how;
  const foods = new Map<string, Known>();
  for (const ids of slicesOf(written)) {
    const asked = [...new Set(ids.map((id) => id.split('.')[0] ?? id))].filter((id) => id.length <= 120);
    const { items } = await call(ingredientNames, { body: { ids: asked, language } }, { signal, timeout: 60_000 });
    const byId = new Map(items.map((item) => [item.ingredientId, item]));
    for (const id of ids) {
      const found = byId.get(id.split('.')[0] ?? id);
      const variationId = found && Object.hasOwn(found.variationNames, id) ? id : null;
      if (!found || (id.includes('.') && variationId === null)) continue;
      const label = [found.ingredientName, variationId && ownValue(found.variationNames, variationId)].filter(Boolean).join(', ');
      foods.set(id, { ingredientId: found.ingredientId, variationId, categoryId: null, notFood: false, label });
    }
  }
  const categories = await call(categoryNames, { body: { language } }, { signal });
  const byName = new Map(categories.items.flatMap((each) => [[each.id, each] as const, [foldHeader(each.name), each] as const]));
  await eachInTurns(
    written.filter((word) => !foods.has(word)),
    (word) => {
      const found = byName.get(word) ?? byName.get(foldHeader(word));
      if (!found) return;
      foods.set(word, { ingredientId: null, variationId: null, categoryId: found.id, notFood: false, label: found.name });
    },
    signal,
  );
  for (const spoken of [language, ...LANGUAGES.filter((each) => each !== language)])
    for (const names of slicesOf(written.filter((each) => !foods.has(each)))) {
      const { items } = await call(matchNames, { body: { ingredients: names, language: spoken } }, { signal, timeout: 60_000 });
      for (const [at, match] of items.entries()) {
        const word = names[at];
        if (word === undefined || !match.matched) continue;
        const { ingredientId, variation, ingredientName, variationName, categoryName } = match;
        const categoryId = ingredientId === null ? match.categoryId : null;
        const label = [ingredientName ?? categoryName, variationName].filter(Boolean).join(', ');
        foods.set(word, { ingredientId, variationId: variation?.id ?? null, categoryId, notFood: false, label });
      }
      if (spoken === language) step(names.length);
    }
  return foods;
}

async function guessesOf(rows: readonly MappingSheetRow[], { language, signal }: Resolve, step: (count: number) => void) {
  const guesses = new Map<number, Known & Marks>();
  for (const batch of slicesOf(rows)) {
    const names = batch.map(({ name, externalId }) => ({
      name: name.slice(0, LONGEST_NAME),
      externalId: externalId.slice(0, 120),
    }));
    const { items } = await call(mapNames, { body: { language_iso: language, names } }, { signal, timeout: 60_000 });
    for (const [at, item] of items.entries()) {
      const sheet = batch[at];
      if (!sheet || item.by === 'none') continue;
      const label = [item.mapped_name, item.variationName].filter(Boolean).join(', ');
      guesses.set(sheet.row, { ...decisionOf(item), organic: item.organic ? true : null, label });
    }
    step(batch.length);
  }
  return guesses;
}

interface Found {
  origins: ReadonlyMap<string, string>;
  foods: ReadonlyMap<string, Known>;
  guesses: ReadonlyMap<number, Known & Marks>;
}

function resolved(sheet: MappingSheetRow, { origins, foods, guesses }: Found): ResolvedRow {
  const guess = guesses.get(sheet.row);
  const named = foods.get(sheet.ingredient);
  const known = saidYes(sheet.noFood) === true ? { ...NO_FOOD, label: '' } : sheet.ingredient === '' ? guess : named;
  const organic = saidYes(sheet.organic);
  const origin = sheet.origin === '' ? (guess?.origin_iso ?? null) : origins.get(foldHeader(sheet.origin));
  const problem = problemOf(sheet, { known, organic, origin });
  if (problem !== null || !known || organic === undefined || origin === undefined)
    return { sheet, label: known?.label ?? null, decision: null, problem, isGuess: false };
  const { label, ...food } = known;
  const variationId = named && sheet.variation.startsWith(`${food.ingredientId}.`) ? sheet.variation : food.variationId;
  const isOrganic = organic ?? guess?.organic ?? null;
  return {
    sheet,
    label,
    decision: { ...food, variationId, origin_iso: origin, organic: isOrganic },
    problem,
    isGuess: known === guess,
  };
}

function problemOf(
  sheet: MappingSheetRow,
  {
    known,
    organic,
    origin,
  }: { known: Known | undefined; organic: boolean | null | undefined; origin: string | null | undefined },
): RowProblem | null {
  if (sheet.name === '') return 'no_name';
  if (sheet.name.length > LONGEST_NAME) return 'long_name';
  if (!known) return sheet.ingredient === '' ? 'no_ingredient' : 'unknown_ingredient';
  if (organic === undefined) return 'unknown_organic';
  return origin === undefined ? 'unknown_origin' : null;
}

function slicesOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / A_CALL) }, (_, at) => items.slice(at * A_CALL, (at + 1) * A_CALL));
}
