import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { BOUGHT, type Placeless, withProgramRows } from '@plateprint/shared/reports/rows/program-rows.ts';
import { AppError, type FieldProblem } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { MappedName } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import { readPackSize } from '@plateprint/shared/reports/import/pack-size.ts';
import { ingredientRowOf } from '@plateprint/shared/reports/import/rows-of-lines.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import type { RowSource } from '@plateprint/shared/reports/rows/row-source.ts';
import { isOrigin } from '../../mapper/decision-refusal.ts';
import { namesMapped, type NamesToMap } from '../../mapper/actions/map-names.ts';
import type { Services } from '../../platform/services.ts';
import { measuresOfFood } from '../../ingredients/actions/measures-of.ts';
import { isMatched } from '../generate/bought-foods.ts';
import type { SentRows } from './put-rows.ts';

/** A row as a program sends it; of an invoice it may be set aside already. */
export interface BoughtRowSent {
  name: string;
  externalId: string;
  amount: number | null;
  unit: string | null;
  grams: number | null;
  money: number | null;
  origin: string | null;
  organic: boolean;
  setAside?: boolean;
  /** Whether a line of an invoice was looked at and tells no weight: no food's piece stands for it. */
  isUnweighed?: boolean;
  /** Of an invoice: who sold it, and on which one. */
  source?: RowSource;
}
type Bought = Placeless<IngredientRow>;

/**
 * Understands purchases as an imported file is: packs are counted, names are what the organization remembers of them, else what
 * the food data is sure of. A name that is neither is kept as it was written, and waits in the mapper once it is saved.
 * @throws invalid_input naming the rows whose `origin` nobody knows the way from
 */
export async function boughtRows(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  { organizationId, language, rows }: { organizationId: string; language: Language; rows: readonly BoughtRowSent[] },
): Promise<SentRows> {
  const problems = rows.flatMap(({ origin }, row): FieldProblem[] =>
    origin === null || isOrigin(foodData, origin)
      ? []
      : [{ path: `rows.${row}.origin`, code: 'unknown_origin', message: `Nothing is known of "${origin}" as an origin.` }],
  );
  if (problems.length > 0) throw new AppError('invalid_input', problems.slice(0, 50));
  const mapped = async (names: NamesToMap['names']): Promise<MappedName[]> =>
    names.length === 0 ? [] : namesMapped({ database, foodData }, { organizationId, language, names });
  const known = await mapped(rows.map(({ name, externalId, source }) => ({ name, externalId, ...source })));
  const sent = rows.map((row, at): Bought => withFood(placeless(row, language), known[at]));
  return {
    async into(draft, program) {
      const file = draft.importedData.findIndex(({ name }) => name === program);
      const waits = (row: IngredientRow): boolean => row.from?.file === file && !row.setAside && !isMatched(row);
      const asked = draft.ingredients.filter(waits);
      const found = await mapped(
        asked.map(({ written: name, externalId, supplier, gtin }) => ({ name, externalId, supplier, gtin })),
      );
      const by = new Map(asked.map(({ key }, at) => [key, found[at]]));
      const ingredients = draft.ingredients.map((row) => (waits(row) ? { ...row, ...withFood(row, by.get(row.key)) } : row));
      const put = withProgramRows({ rows: ingredients, files: draft.importedData }, { program, sent }, BOUGHT);
      return { ...draft, ingredients: put.rows, importedData: put.files };
    },
    unmatched: sent.flatMap((row, index) =>
      row.setAside || row.categoryId !== null || (row.ingredient !== null && row.variation !== null)
        ? []
        : [{ index, name: row.written }],
    ),
    unweighed: sent.flatMap((row, index) => {
      const code = row.setAside || !isMatched(row) ? null : weightProblem(row, foodData, language);
      return code === null ? [] : [{ index, name: row.written, code }];
    }),
    placeOf: (draft, row) => {
      const kept = draft.ingredients[row];
      return kept ? sent.findIndex((each) => BOUGHT.keyOf(each) === BOUGHT.keyOf(kept)) : -1;
    },
  };
}

/** Why a matched row has no weight that counts; null where it has one. */
function weightProblem(row: Bought, foodData: FoodData, language: Language): SentRows['unweighed'][number]['code'] | null {
  const measures = measuresOfFood(foodData, { variationId: row.variation, categoryId: row.categoryId });
  const grams = boughtGrams(row, measures, language);
  if (grams !== null && grams !== 0) return null;
  return row.amount === null && row.grams === null ? 'no_amount' : 'unknown_weight';
}

/** As a row of a file is read: twelve cases of "6 x 2.5 kg" are 180 kg. */
function placeless(
  { name, externalId, amount, unit, grams, money, origin, organic, setAside = false, isUnweighed = false, source }: BoughtRowSent,
  language: Language,
): Bought {
  const {
    key: _key,
    from: _from,
    ...row
  } = ingredientRowOf(
    {
      row: 1,
      written: name,
      name,
      quantity: amount,
      unit,
      counted: null,
      onePiece: false,
      pack: readPackSize(name, 'name'),
      grams,
      money,
      externalId,
      gtin: '',
      supplier: '',
      invoice: '',
      organic,
      origin: '',
      days: [],
      isTotal: false,
      flaws: [],
    },
    0,
    { language, originOf: () => null },
  );
  return { ...row, ...source, originId: origin, setAside, ...(isUnweighed && { isUnweighed }) };
}

function withFood(row: Bought, mapped: MappedName | undefined): Bought {
  if (!mapped || mapped.by === 'none') return row;
  return {
    ...row,
    ingredient: mapped.ingredientId,
    variation: mapped.variationId,
    categoryId: mapped.ingredientId === null ? mapped.categoryId : null,
    originId: row.originId ?? mapped.origin_iso,
    organic: row.organic || mapped.organic,
    setAside: row.setAside || mapped.notFood,
  };
}
