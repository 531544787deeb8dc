import * as z from 'zod/mini';
import { eachInSteps, finished, type Stepwise } from '../../kernel/reading/stepwise.ts';
import { withoutLimits } from '../../kernel/without-limits.ts';
import { keyOfPlace } from '../import/rows-of-lines.ts';
import { IngredientRow, RecipeRow } from '../model/imported-row.ts';
import type { RowSource } from '../rows/row-source.ts';
import { ReportDraft } from '../model/report.ts';
import type { DraftInWork } from './new-report.ts';
import { Packed, packedInSteps, unpackedRow } from './packed.ts';
import { fromWire, toWire } from '../../kernel/api/wire-name.ts';

const { recipes: _, ingredients: _ingredients, ...others } = ReportDraft.shape;
const open = z._default(z.nullable(z.string()), null);

/** As it is worked on: the dates may be open, a name be missing, a number be too large. */
const Rest = withoutLimits(z.object({ ...others, startDate: open, endDate: open }));
const [SoldRow, BoughtRow] = [withoutLimits(RecipeRow), withoutLimits(IngredientRow)];
const Content = z.object({ rest: Rest, recipes: Packed, ingredients: Packed });

/** A draft for the browser's storage: its many rows packed, the rest with the names of the wire. */
export interface PackedDraft {
  rest: unknown;
  recipes: Packed;
  ingredients: Packed;
}

/** Rows read between two steps: some milliseconds of work. */
const A_STEP = 200;

type Placed = RecipeRow | IngredientRow;

/** A row of a file has a key that follows from its place. */
function flat({
  from,
  key,
  ...row
}: Omit<Placed, 'counted' | 'isUnweighed' | 'day' | keyof RowSource>): Record<string, string | number | boolean | null> {
  const isOfPlace = from !== null && key === keyOfPlace(from.file, from.row);
  return { ...row, key: isOfPlace ? null : key, file: from?.file ?? null, row: from?.row ?? null };
}

function flatSold({ day, ...row }: RecipeRow): ReturnType<typeof flat> {
  return { ...flat(row), day: day ?? null };
}

function flatBought({ counted, isUnweighed, gtin, supplier, invoice, day, ...row }: IngredientRow): ReturnType<typeof flat> {
  return {
    ...flat(row),
    gtin: gtin ?? null,
    supplier: supplier ?? null,
    invoice: invoice ?? null,
    day: day ?? null,
    isUnweighed: isUnweighed ?? null,
    countedPieces: counted?.quantity ?? null,
    countedUnit: counted?.unit ?? null,
  };
}

function deep(row: Record<string, unknown>): Record<string, unknown> {
  const { file, row: place, key, countedPieces, countedUnit, day, gtin, supplier, invoice, isUnweighed, ...rest } = row;
  const counted = typeof countedPieces === 'number' ? { quantity: countedPieces, unit: countedUnit } : null;
  const from = typeof file === 'number' && typeof place === 'number' ? { file, row: place } : null;
  const source = Object.fromEntries(
    Object.entries({ day, gtin, supplier, invoice }).filter(([, said]) => typeof said === 'string'),
  );
  const unweighed = isUnweighed === true ? { isUnweighed } : {};
  return { ...rest, ...source, ...unweighed, counted, from, key: key ?? (from ? keyOfPlace(from.file, from.row) : '') };
}

export function packDraft(draft: DraftInWork): PackedDraft {
  return finished(packedDraftInSteps(draft));
}

/** The same in steps, for a draft of many rows. */
export function* packedDraftInSteps({ recipes, ingredients, ...rest }: DraftInWork): Stepwise<PackedDraft> {
  const sold = yield* packedInSteps(yield* eachInSteps(recipes, flatSold));
  const bought = yield* packedInSteps(yield* eachInSteps(ingredients, flatBought));
  return { rest: toWire(Rest, rest), recipes: sold, ingredients: bought };
}

/** Null for what is no draft of ours: another version's, or cut off. */
export function unpackDraft(content: unknown): DraftInWork | null {
  return finished(unpackedDraftInSteps(content));
}

/** The same in steps, for a draft of many rows. */
export function* unpackedDraftInSteps(content: unknown): Stepwise<DraftInWork | null> {
  const packed = Content.safeParse(fromWire(Content, content));
  if (!packed.success) return null;
  const recipes = yield* rowsInSteps(packed.data.recipes, SoldRow);
  const ingredients = recipes && (yield* rowsInSteps(packed.data.ingredients, BoughtRow));
  return recipes && ingredients && { ...packed.data.rest, recipes, ingredients };
}

/** Null where one of the rows is none. */
function* rowsInSteps<Row>(packed: Packed, schema: z.ZodMiniType<Row>): Stepwise<Row[] | null> {
  const rows: Row[] = [];
  for (let at = 0; at < packed.rows; at++) {
    if (at > 0 && at % A_STEP === 0) yield at / packed.rows;
    const { success, data } = schema.safeParse(deep(unpackedRow(packed, at)));
    if (!success) return null;
    rows.push(data);
  }
  return rows;
}
