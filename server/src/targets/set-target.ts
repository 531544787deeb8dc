import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { TargetPlace } from '@plateprint/shared/access/report-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { isBaseBeforeGoal, MOST_TARGETS, monthsOfBase, type TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import { PUBLISHED_TARGETS, type PublishedTarget } from '@plateprint/shared/targets/model/target-preset.ts';
import type { OfferedPreset } from '@plateprint/shared/targets/api/target-api.ts';
import { mayBeCompared } from '@plateprint/shared/footprint/coverage.ts';
import { type CountedMonth, coverageOfMonths, lacksEnergy } from '@plateprint/shared/targets/path/counted-month.ts';
import { presetRefusal } from '@plateprint/shared/targets/path/preset-refusal.ts';
import type { AuditAction } from '@plateprint/shared/access/audit-entry.ts';
import { audit, type AuditValues } from '../access/audit.ts';
import type { Database } from '../platform/database/database.ts';
import { countedMonths } from './counted-month-store.ts';
import { draftOf, type StoredTarget } from './target-row.ts';
import { insertTarget, type OwnedTarget, replaceTarget, targetsOfPlace } from './target-store.ts';

const refusal = (path: string, code: string, message: string): AppError =>
  new AppError('invalid_input', [{ path: `target.${path}`, code, message }]);

/** @throws invalid_input for a base that no report speaks of, or too little, or that reaches into the goal’s year. */
async function refuseBase(database: Database, place: TargetPlace, target: TargetDraft): Promise<void> {
  if (!isBaseBeforeGoal(target)) throw refusal('goalYear', 'goal_in_base', 'The goal’s year must begin after the base.');
  const base = await countedMonths(database, { place, target }, { months: monthsOfBase(target) });
  if (base.length === 0) throw refusal('baseFrom', 'no_reports', 'No month of the base has a completed report.');
  if (lacksEnergy(base, target)) throw refusal('baseFrom', 'energy_unknown', 'The energy of too little of the base is known.');
  if (!mayBeCompared(coverageOfMonths(base, target).state))
    throw refusal('baseFrom', 'too_little', 'Too little is counted in the base.');
}

export async function setTarget(
  database: Database,
  actor: Actor,
  { place, target, now }: { place: TargetPlace; target: TargetDraft; now: Date },
): Promise<StoredTarget> {
  await refuseBase(database, place, target);
  return database.transaction().execute(async (transaction) => {
    if ((await targetsOfPlace(transaction, place)).length >= MOST_TARGETS)
      throw refusal('name', 'too_many', `At most ${MOST_TARGETS} targets.`);
    const row = await insertTarget(transaction, actor, { place, target, now });
    await auditTarget(transaction, actor, { row, action: 'target_set', at: now, after: auditValues(target) });
    return row;
  });
}

/** @throws changed_meanwhile */
export async function changeTarget(
  database: Database,
  actor: Actor,
  save: { kept: OwnedTarget; target: TargetDraft; version: number; now: Date },
): Promise<StoredTarget> {
  const { kept, target, now } = save;
  await refuseBase(database, kept.place, target);
  return database.transaction().execute(async (transaction) => {
    const row = await replaceTarget(transaction, actor, save);
    const values = { before: auditValues(draftOf(kept.row)), after: auditValues(target) };
    await auditTarget(transaction, actor, { row, action: 'target_changed', at: now, ...values });
    return row;
  });
}

interface AuditedTarget {
  row: StoredTarget;
  action: AuditAction;
  at: Date;
  before?: AuditValues;
  after?: AuditValues;
}

/** Records a change of a target: readers later ask who set it, and what it was before. */
export async function auditTarget(database: Database, { userId }: Actor, { row, ...what }: AuditedTarget): Promise<void> {
  const { goalYear, name } = draftOf(row);
  const thing = { kind: 'target', id: row.id, name: name.trim() || String(goalYear) } as const;
  await audit(database, { ...what, by: { userId }, thing, organizationId: row.organization_id });
}

function auditValues({ goal, goalYear, baseFrom, baseTo }: TargetDraft): AuditValues {
  const amount = goal.kind === 'reduction' ? `−${goal.amount} %` : `${goal.amount / 1000} kg CO₂e`;
  return { goal: `${amount} · ${goalYear}`, base: `${baseFrom} – ${baseTo}` };
}

/** The published targets, each with why it is not offered to a place. */
export async function offeredPresets(database: Database, place: TargetPlace): Promise<OfferedPreset[]> {
  return Promise.all(
    PUBLISHED_TARGETS.map(async (preset) => ({
      id: preset.id,
      refusal: presetRefusal(preset, await reportedOf(database, place, preset)),
    })),
  );
}

/** The months of a published target's base year that a place has reports of. */
async function reportedOf(
  database: Database,
  place: TargetPlace,
  { baseYear, variety }: PublishedTarget,
): Promise<CountedMonth[]> {
  if (baseYear === null) return [];
  const months = monthsOfBase({ baseFrom: `${baseYear}-01`, baseTo: `${baseYear}-12` });
  return countedMonths(database, { place, target: { variety, emissionDatabase: 'organization' } }, { months });
}
