import { mayReadReports } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayReadRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { bagIdsOf } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import type { SideFigure } from '@plateprint/shared/reports/api/sides-api.ts';
import { type ChosenSide, monthsOfSide } from '@plateprint/shared/reports/model/chosen-side.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { firstMonth } from '@plateprint/shared/reports/totals/months-without-report.ts';
import { demand } from '../../access/demand.ts';
import type { Services } from '../../platform/services.ts';
import { bagsWithin } from '../../recipes/bag-store.ts';
import { locationOf, recipeOf } from '../../recipes/recipe-store.ts';
import { versionOf } from '../../recipes/version-store.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { demandRead } from '../actions/demand-report.ts';
import { reportOf, reportsOf } from '../report-reach.ts';
import { beginningsOf } from '../store/beginnings-store.ts';
import { formerVersionOf } from '../store/report-version-store.ts';
import { type ComparedReport, comparedReport, comparedVersion } from './compared-report.ts';
import { loadedRecipe } from './loaded-recipe.ts';
import { type Amounts, type LoadedSide, loadedReport } from './loaded-side.ts';
import { mergedReports } from './merged-reports.ts';
import { reportsOfMonths } from './month-report.ts';

type Kitchen = Pick<Services, 'database' | 'files' | 'foodData'>;

/** What a side is called, and of when it is. */
export type SideName = Pick<SideFigure, 'name' | 'from' | 'to' | 'version' | 'savedAt' | 'reportId' | 'since' | 'monthsMissing'>;

/** A side that was found; without figures where there is no completed report. */
export interface FoundSide {
  named: SideName;
  /** By what it is to be divided. */
  loaded: ((perOf: (kind: LoadedSide['kind'], amounts: Amounts) => number) => LoadedSide) | null;
}

interface Choosing<Side extends ChosenSide = ChosenSide> {
  side: Side;
  /** Of months. */
  variety: ReportVariety;
  language: Language;
}

/** @throws not_found, not_allowed */
export async function foundSide(kitchen: Kitchen, actor: Actor, { side, ...how }: Choosing): Promise<FoundSide> {
  switch (side.kind) {
    case 'months':
      return monthsSide(kitchen, actor, { ...how, side });
    case 'report':
      return reportSide(kitchen, actor, side);
    case 'recipe':
      return recipeSide(kitchen, actor, { ...how, side });
    default:
      return side satisfies never;
  }
}

type OfKind<Kind extends ChosenSide['kind']> = Extract<ChosenSide, { kind: Kind }>;

const PRESENT = { version: null, savedAt: null } as const;

async function monthsSide(kitchen: Kitchen, actor: Actor, { side, variety }: Choosing<OfKind<'months'>>): Promise<FoundSide> {
  const { database } = kitchen;
  const restaurant = await restaurantOf(database, actor, side.restaurantId);
  demand(mayReadReports(actor, restaurant));
  const { organizationId, id: restaurantId, name } = restaurant;
  const found = await reportsOfMonths(database, { organizationId, restaurantId, variety, from: side.from, to: side.to });
  const ids = found.map(({ id }) => id);
  const owned = new Map((await reportsOf(database, actor, ids)).map((each) => [each.row.id, each]));
  const reports: ComparedReport[] = [];
  // One after the other: what they are made of is large.
  for (const id of ids) {
    const each = owned.get(id);
    const report = each && (await comparedReport(kitchen, each));
    if (report) reports.push(report);
  }
  const merged = mergedReports(reports);
  const counted = new Set(merged?.id.split(' '));
  const there = found.filter(({ id }) => counted.has(id)).map(({ month }) => month);
  const monthsMissing = monthsOfSide(side).filter((month) => !there.includes(month));
  const reportId = there.length === 1 ? (merged?.id ?? null) : null;
  const since = firstMonth(await beginningsOf(database, { organizationId, restaurantIds: [restaurantId], variety }));
  const span = { from: there[0] ?? side.from, to: there.at(-1) ?? side.to };
  const named = { name, ...span, ...PRESENT, reportId, since, monthsMissing };
  return { named, loaded: merged && loadedOf(kitchen, merged) };
}

async function reportSide(kitchen: Kitchen, actor: Actor, { reportId, version }: OfKind<'report'>): Promise<FoundSide> {
  const owned = await reportOf(kitchen.database, actor, reportId);
  demandRead(actor, owned);
  const isFormer = version !== undefined && version !== owned.row.version;
  const former = isFormer ? await formerVersionOf(kitchen.database, owned, version) : null;
  const report = isFormer ? await comparedVersion(kitchen, owned, version) : await comparedReport(kitchen, owned);
  const named = {
    name: former?.name ?? owned.row.name,
    from: former?.start_date ?? owned.row.start_date,
    to: former ? former.end_date : owned.row.end_date,
    version: former?.version ?? null,
    savedAt: former?.saved_at.toISOString() ?? null,
    reportId,
    since: null,
    monthsMissing: [],
  };
  return { named, loaded: report && loadedOf(kitchen, report) };
}

function loadedOf({ foodData }: Kitchen, report: ComparedReport): FoundSide['loaded'] {
  return (perOf) => loadedReport(foodData, report, (amounts) => perOf(report.variety, amounts));
}

async function recipeSide(
  { database, foodData }: Kitchen,
  actor: Actor,
  { side: { recipeId, version }, language }: Choosing<OfKind<'recipe'>>,
): Promise<FoundSide> {
  const owned = await recipeOf(database, actor, recipeId);
  const { recipe, restaurant } = owned;
  demand(mayReadRecipe(actor, recipe, restaurant));
  const saved = await versionOf(database, owned, version ?? recipe.version);
  const isFormer = saved.version !== recipe.version;
  const bags = await bagsWithin(database, [restaurant.organizationId], bagIdsOf(saved.draft));
  const named = {
    name: nameIn(saved.draft.names, language),
    from: null,
    to: null,
    version: isFormer ? saved.version : null,
    savedAt: isFormer ? saved.savedAt : null,
    reportId: null,
    since: null,
    monthsMissing: [],
  };
  const placed = { draft: saved.draft, place: locationOf(saved.draft, restaurant), bags };
  return { named, loaded: (perOf) => loadedRecipe(foodData, placed, (amounts) => perOf('recipe', amounts)) };
}
