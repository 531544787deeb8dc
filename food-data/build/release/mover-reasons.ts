import type { VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { STAGES, type FactorStep } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ChangeReason } from '@plateprint/shared/ingredients/quality/release-changes.ts';
import type { OverrideReason } from '@plateprint/shared/ingredients/step-about.ts';

type Reasoned = Pick<VariationRecord, 'base' | 'steps' | 'sources'>;

/** Why a figure is another: the steps it did not have before; else the sources that say another thing; else the stage that moved most. */
export function moverReasons(was: Reasoned, is: Reasoned): ChangeReason[] {
  const before = JSON.stringify(was.steps);
  const steps = is.steps.filter((step) => !before.includes(JSON.stringify(step))).flatMap(reasonOfStep);
  if (steps.length > 0) return steps;
  const sources = reasonsOfSources(was, is);
  return sources.length > 0 ? sources : reasonOfStage(was, is);
}

function reasonOfStep({ kind, value, about }: FactorStep): ChangeReason[] {
  if (kind === 'weighed' && about.sources) return [{ kind: 'weighed', sources: about.sources }];
  if (kind === 'weighed_as_kin') return [{ kind: 'kin', ratio: value ?? 1 }];
  if (kind === 'bone') return [{ kind: 'bone', ratio: value ?? 1 }];
  if (kind === 'override') return [reviewed(about)];
  return [];
}

function reviewed({ reason, note = '' }: { reason?: OverrideReason | undefined; note?: string | undefined }): ChangeReason {
  return { kind: 'reviewed', ...(reason !== undefined && { reason }), note };
}

function reasonsOfSources({ sources: old }: Reasoned, { sources: now }: Reasoned): ChangeReason[] {
  const ids = [...new Set([...now, ...old].map(({ source }) => source))];
  return ids.flatMap((source): ChangeReason[] => {
    const [before, after] = [old, now].map((records) => records.find((one) => one.source === source)?.value ?? null);
    return before === after ? [] : [{ kind: 'source', source, before: before ?? null, after: after ?? null }];
  });
}

function reasonOfStage({ base: old }: Reasoned, { base: now }: Reasoned): ChangeReason[] {
  if (!old || !now) return [];
  const [stage] = STAGES.toSorted((a, b) => Math.abs(now[b] - old[b]) - Math.abs(now[a] - old[a]));
  return stage === undefined ? [] : [{ kind: 'stage', stage, before: old[stage], after: now[stage] }];
}
