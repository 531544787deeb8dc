import type { Split } from '@plateprint/shared/ingredients/factor/factor-parts.ts';
import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { FactorBasis, WorldFarm } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { FactorStep, Grade, SourceRecord, StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { VariationEntry } from '../crosswalk/crosswalk.ts';
import type { PublishedValue } from '../read/published-values.ts';
import { rangeOf } from '../read/range.ts';
import { publishedSplit } from './published-split.ts';
import { MOST_AFTER_FARM, scaleStages, splitTotal } from './stage-split.ts';
import type { Sources } from '../read/sources.ts';

/** A figure at the French base, farm to retail, before origin, location and way of production. */
export interface BaseFigure {
  stages: StageValues;
  /** Null: nobody tells its parts. */
  split: Split | null;
  /** The farm's stage where the food comes from the world's average farm. Absent: nobody tells it. */
  world?: WorldFarm | null;
  lowRatio: number;
  highRatio: number;
  grade: Grade;
  basis: FactorBasis;
  sources: SourceRecord[];
  steps: FactorStep[];
}

/** Within this factor a source says what a reviewer wrote. */
const BEARS_OUT_WITHIN = 1.3;
/** Within this factor two sources confirm each other. */
const CONFIRMS_WITHIN = 2;

/**
 * The figure of a variation that a source has itself: the reviewer's override, else Agribalyse, RIVM, SU-EATABLE LIFE,
 * Clark, and the class of Poore & Nemecek last. Where Agribalyse has only a stand-in, RIVM goes first. Null: no source.
 */
export function directFigure(
  entry: VariationEntry,
  values: readonly PublishedValue[],
  sources: Sources,
  typical: StageValues,
): BaseFigure | null {
  const chosen = chooseValue(entry, values);
  if (!chosen) return null;

  const own = entry.agribalyse === undefined ? undefined : sources.agribalyse.get(entry.agribalyse)?.stages;
  const override = entry.override;
  const total = override?.total ?? chosen.atRetail;
  const stages = stagesOf(total, chosen.source === 'agribalyse' || override ? own : undefined, typical);
  const stands = override ? values.filter(({ source }) => source !== 'agribalyse') : values;
  const basis = basisOf(entry, chosen);
  const restsOnAgribalyse = chosen.source === 'agribalyse' || override !== undefined;
  const published = publishedSplit(entry, { total, restsOnAgribalyse }, sources);
  const differs = published?.differs ?? null;
  const grade = differs === null ? gradeOf(basis, total, stands, override ? override.source : chosen.source) : 'D';
  return {
    stages,
    split: published?.split ?? null,
    ...rangeOf(total, stands, grade),
    grade,
    basis,
    sources: [chosen, ...values.filter((value) => value !== chosen)].map(({ record }) => record),
    steps: [...stepsOf(entry, chosen, basis), ...(differs === null ? [] : [differsStep(entry, differs)])],
  };
}

function chooseValue(entry: VariationEntry, values: readonly PublishedValue[]): PublishedValue | null {
  const overriding = entry.override && values.find(({ source }) => source === entry.override?.source);
  const rivm = entry.proxy ? values.find(({ source }) => source === 'rivm') : undefined;
  return overriding ?? rivm ?? values[0] ?? null;
}

function stagesOf(total: number, own: StageValues | undefined, typical: StageValues): StageValues {
  if (!own) return splitTotal(total, typical);
  const published = sumOfStages(own);
  if (total === published) return own;
  const rest = published - own.agriculture;
  // Where little would be left for the farm, the reviewer doubts the whole record, its transport too.
  return rest < total * MOST_AFTER_FARM ? { ...own, agriculture: total - rest } : scaleStages(own, total / published);
}

function basisOf(entry: VariationEntry, chosen: PublishedValue): FactorBasis {
  if (chosen.source === 'pn') return 'class';
  if (entry.override && !bearsOut(chosen, entry.override)) return 'proxy';
  return entry.proxy && (chosen.source === 'agribalyse' || entry.override) ? 'proxy' : 'direct';
}

/** A reviewer's figure is a source's own only when that source says it; otherwise it was reasoned from several. */
function bearsOut({ source, atRetail }: PublishedValue, override: NonNullable<VariationEntry['override']>): boolean {
  const ratio = override.total / atRetail;
  return source === override.source && ratio <= BEARS_OUT_WITHIN && ratio >= 1 / BEARS_OUT_WITHIN;
}

function gradeOf(basis: FactorBasis, total: number, values: readonly PublishedValue[], source: string): Grade {
  if (basis === 'class') return 'D';
  if (basis === 'proxy') return 'C';
  const confirmed = values.some((value) => {
    if (value.source === source || value.source === 'pn') return false;
    const ratio = value.atRetail / total;
    return ratio <= CONFIRMS_WITHIN && ratio >= 1 / CONFIRMS_WITHIN;
  });
  return confirmed ? 'A' : 'B';
}

/** Two editions that far apart leave nobody sure, whatever other sources say. */
function differsStep({ agribalyse = '' }: VariationEntry, newer: number): FactorStep {
  return { kind: 'editions_differ', stage: null, value: newer, about: { source: 'agribalyse', record: agribalyse } };
}

function stepsOf(entry: VariationEntry, chosen: PublishedValue, basis: FactorBasis): FactorStep[] {
  const { source, record } = chosen.record;
  const kind = basis === 'class' ? 'class_average' : 'base';
  const steps: FactorStep[] = [{ kind, stage: null, value: chosen.atRetail, about: { source, record } }];
  if (basis === 'proxy' && !entry.override)
    steps.push({ kind: 'proxy', stage: null, value: null, about: { source, record: chosen.record.label } });
  if (entry.override) {
    const { total, why, reason } = entry.override;
    steps.push({ kind: 'override', stage: null, value: total, about: { reason: why, note: reason } });
  }
  return steps;
}
