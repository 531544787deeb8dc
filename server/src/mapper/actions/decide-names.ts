import { randomUUID } from 'node:crypto';
import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { AppError, type FieldProblem } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { MappingDecision, MappingRecord } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import type { Brands } from '@plateprint/shared/mapper/brands.ts';
import { nameKeyOf } from '@plateprint/shared/mapper/purchased-name.ts';
import type { Database } from '../../platform/database/database.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';
import type { Services } from '../../platform/services.ts';
import { brandsOf } from '../brand-store.ts';
import { decisionProblem, type FieldNames, wholeDecision } from '../decision-refusal.ts';
import { type DecidedName, type Decisions, keepDecisions } from '../store/decision-store.ts';
import { lockNames, type NewName, writeNames } from '../waiting-store.ts';
import { decidedFactor, nameWeigher } from '../weigh-name.ts';

type DecideServices = Pick<Services, 'database' | 'foodData' | 'clock'>;

const OF_DECISION: FieldNames = { ingredientId: 'ingredientId', variationId: 'variationId', categoryId: 'categoryId' };
const OF_RECORD: FieldNames = { ingredientId: 'slvid', variationId: 'variation_id', categoryId: 'category_id' };

/** Decides about one name of an organization. @throws unknown_ingredient, invalid_input */
export async function decideOne(
  { database, foodData, clock }: DecideServices,
  actor: Actor,
  {
    id,
    organizationId,
    location,
    ...decided
  }: { id: string; organizationId: string; location: string; decision: MappingDecision },
): Promise<void> {
  const decision = wholeDecision(foodData, decided.decision);
  refuse([decisionProblem(foodData, decision, OF_DECISION)]);
  const factor = decidedFactor(foodData, decision, location);
  await database.transaction().execute(async (transaction) => {
    await lockNames(transaction, organizationId);
    await keepDecisions(transaction, { organizationId, by: authorOf(actor), at: clock(), decided: [{ id, decision, factor }] });
  });
}

interface Upsert {
  organizationId: string;
  language: Language;
  location: string;
  records: readonly MappingRecord[];
  /** That the organization will have: a brand may be said together with names that have it. */
  brands: Brands;
}

/**
 * Remembers what names stand for, those that no report has met among them: all or none. Of two records of one name the last
 * holds.
 * @returns the ids of the names, in the order of the records
 * @throws unknown_ingredient, invalid_input, each naming the record
 */
export async function decideMany(
  { database, foodData, clock }: DecideServices,
  actor: Actor,
  upsert: Omit<Upsert, 'brands'>,
): Promise<string[]> {
  const { organizationId } = upsert;
  const prepared = await preparedUpsert(foodData, { ...upsert, brands: await brandsOf(database, organizationId) });
  return database.transaction().execute(async (transaction) => {
    await lockNames(transaction, organizationId);
    return keepUpsert(transaction, prepared, { organizationId, by: authorOf(actor), at: clock() });
  });
}

/** The rows of an upsert, worked out before its transaction: weighing names takes a moment. */
interface PreparedUpsert {
  names: NewName[];
  decided: Omit<DecidedName, 'id'>[];
}

/** @throws unknown_ingredient, invalid_input, each naming the record */
export async function preparedUpsert(foodData: FoodData, upsert: Upsert): Promise<PreparedUpsert> {
  const { records } = upsert;
  const given = records.map((record) => ({ record, decision: wholeDecision(foodData, decisionOf(record)) }));
  refuse(given.map(({ decision }, at) => numbered(decisionProblem(foodData, decision, OF_RECORD), at)));
  const last = [...new Map(given.map((each) => [`${each.record.externalId}\n${nameKeyOf(each.record.name)}`, each])).values()];
  const names = await namesOfRecords(
    foodData,
    last.map(({ record }) => record),
    upsert,
  );
  const decided = last.map(({ decision }) => ({ decision, factor: decidedFactor(foodData, decision, upsert.location) }));
  return { names, decided };
}

/** Writes what was prepared, in a transaction that has locked the organization's names. @returns the names' ids, in order */
export async function keepUpsert(
  transaction: Database,
  { names, decided }: PreparedUpsert,
  who: Omit<Decisions, 'decided'>,
): Promise<string[]> {
  const ids = await writeNames(transaction, who.organizationId, names);
  await keepDecisions(transaction, { ...who, decided: decided.map((each, at) => ({ id: ids[at] ?? '', ...each })) });
  return ids;
}

async function namesOfRecords(
  foodData: FoodData,
  records: readonly MappingRecord[],
  { language: ofCall, location, brands }: Upsert,
): Promise<NewName[]> {
  const weighers = new Map<Language, ReturnType<typeof nameWeigher>>();
  return inSlices(records, ({ name, externalId, language_iso: language = ofCall }) => {
    const weigh = weighers.get(language) ?? nameWeigher(foodData, { language, location, brands });
    weighers.set(language, weigh);
    const unmet = { rows: 0, weight: 0, weightGuessed: 0, money: null };
    const made = { id: randomUUID(), language, foodDataVersion: foodData.version };
    return { ...made, ...unmet, ...weigh(name), name, externalId, key: nameKeyOf(name) };
  });
}

function decisionOf(record: MappingRecord): MappingDecision {
  return {
    ingredientId: record.slvid,
    variationId: record.variation_id,
    categoryId: record.category_id,
    origin_iso: record.origin_iso,
    organic: record.organic,
    notFood: record.not_food,
  };
}

function numbered(problem: FieldProblem | null, at: number): FieldProblem | null {
  return problem && { ...problem, path: `ingredients.${at}.${problem.path}` };
}

function refuse(problems: readonly (FieldProblem | null)[]): void {
  const found = problems.filter((problem) => problem !== null).slice(0, 50);
  const [first] = found;
  if (first) throw new AppError(first.code === 'unknown_ingredient' ? 'unknown_ingredient' : 'invalid_input', found);
}
