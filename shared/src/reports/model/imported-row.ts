import * as z from 'zod/mini';
import { Id } from '../../kernel/id.ts';
import { isDay } from '../../kernel/month.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { isBlank } from '../../kernel/text.ts';
import { WRITTEN_UNITS } from '../../units/unit.ts';

/** No kitchen sells more servings of one dish in a month: a row that says so was mistyped, or its column is another one. */
export const MOST_SERVINGS = 1_000_000;

/** Characters of a supplier's name. */
export const LONGEST_SUPPLIER = 200;

const AnyDay = z.string().check(z.refine(isDay, 'not_a_day'));

/** Servings, masses and money of one row; keeps every sum finite. */
const Quantity = z.nullable(z.number().check(z.minimum(-1e9), z.maximum(1e9)));

/** Where a row stands in an imported file: the file's place in `importedData`, and the row's number as a spreadsheet shows it. */
const FilePlace = z.object({
  file: z.number().check(z.int(), z.minimum(0), z.maximum(49)),
  row: z.number().check(z.int(), z.minimum(1), z.maximum(2_000_000)),
});

/** A sold dish: a recipe with its servings (specification, point 3). */
export const RecipeRow = z.object({
  /** The row's key on the page. */
  key: plainText(120),
  id: z.nullable(Id),
  /** As written in the file, or the recipe's name. */
  name: plainText(300),
  servings: Quantity,
  /** The day on which it was sold, where its file or program says it; else some day of the report. */
  day: z.optional(z.nullable(AnyDay)),
  /** Null for a row that a person typed or picked. */
  from: z._default(z.nullable(FilePlace), null),
});
export type RecipeRow = z.infer<typeof RecipeRow>;

/** How many there are, and of what where it is said: fillets, slices. */
const CountedPieces = z.object({
  quantity: z.number().check(z.positive(), z.maximum(1e9)),
  unit: z.nullable(z.enum(WRITTEN_UNITS)),
});

/** A purchased thing (specification, point 3), as the file has it and as it was understood. */
export const IngredientRow = z.object({
  key: plainText(120),
  /** As the file has it; stays whatever is understood. */
  written: plainText(300),
  ingredient: z.nullable(Id),
  variation: z.nullable(Id),
  /** In place of both: a category's class average. */
  categoryId: z._default(z.nullable(Id), null),
  originId: z._default(z.nullable(Id), null),
  organic: z._default(z.boolean(), false),
  amount: Quantity,
  unit: z.nullable(plainText(20)),
  /** The pieces that the amount was written behind, where it may be of each or of all: "75 meatballs (30 g)". */
  counted: z._default(z.nullable(CountedPieces), null),
  /** Its file says no amount: a person counts the row as one piece. */
  onePiece: z._default(z.boolean(), false),
  /** Grams of the whole row where the unit alone does not tell (a case, a tray). */
  grams: z._default(Quantity, null),
  /** Of an invoice: its unit counts, and its line tells no weight. What the food's piece weighs does not stand for it; a person is asked. */
  isUnweighed: z.optional(z.literal(true)),
  /** In the file's own currency, for weighing what is not matched. */
  money: z._default(Quantity, null),
  /** The supplier's article number. */
  externalId: z._default(plainText(120), ''),
  /** The article's number all over the world, by GS1; absent, as the three below, where no file or invoice says it. */
  gtin: z.optional(z.string().check(z.regex(/^\d{8,14}$/u))),
  supplier: z.optional(plainText(LONGEST_SUPPLIER)),
  /** The invoice's number. */
  invoice: z.optional(plainText(120)),
  /** On which it was bought, or its invoice was written. */
  day: z.optional(AnyDay),
  /** Set aside by a person: no food (napkins, deposit). Counted, never dropped. */
  setAside: z._default(z.boolean(), false),
  from: z._default(z.nullable(FilePlace), null),
});
export type IngredientRow = z.infer<typeof IngredientRow>;

export type RowProblem =
  | 'no_recipe'
  | 'no_servings'
  | 'too_many_servings'
  | 'no_ingredient'
  | 'no_variation'
  | 'no_amount'
  | 'negative_amount'
  | 'no_unit';

/** Of a row of purchases. */
type PurchaseProblem = Exclude<RowProblem, 'no_recipe' | 'no_servings' | 'too_many_servings'>;

/**
 * What keeps a row of an imported file from having a figure, but no report from being made: nobody has matched its name
 * yet, so it counts as not covered and waits for the mapper (specification, point 5).
 */
export function isWaitingForMatch(row: { from: z.infer<typeof FilePlace> | null }, problem: RowProblem | null): boolean {
  return row.from !== null && (problem === 'no_recipe' || problem === 'no_ingredient' || problem === 'no_variation');
}

/** Why a row of sold dishes does not count: no id, or servings missing, zero or below (specification, point 5), or more than anybody sells. */
export function recipeRowProblem({ id, servings }: Pick<RecipeRow, 'id' | 'servings'>): RowProblem | null {
  if (servings === null || !(servings > 0)) return 'no_servings';
  if (servings > MOST_SERVINGS) return 'too_many_servings';
  return isBlank(id) ? 'no_recipe' : null;
}

/** Why a purchased row does not count: ingredient, variation, amount or unit missing (specification, point 5). */
export function ingredientRowProblem(row: IngredientRow): PurchaseProblem | null {
  if (row.setAside) return null;
  return amountProblem(row) ?? nameProblem(row);
}

function nameProblem({ categoryId, ingredient, variation }: IngredientRow): PurchaseProblem | null {
  if (categoryId !== null) return null;
  if (isBlank(ingredient)) return 'no_ingredient';
  return isBlank(variation) ? 'no_variation' : null;
}

/**
 * A row of a file without a unit is of unknown weight: it counts as not covered, and keeps no report from being made. Below zero it was sent
 * back; a person who types a minus may have slipped.
 */
function amountProblem({ grams, amount, unit, from }: IngredientRow): PurchaseProblem | null {
  if (from !== null) return amount === null && (grams === null || grams === 0) ? 'no_amount' : null;
  if (grams !== null && grams > 0) return null;
  if (amount === null) return 'no_amount';
  if (amount < 0 || (grams !== null && grams < 0)) return 'negative_amount';
  return isBlank(unit) ? 'no_unit' : null;
}
