import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { SourceRecord } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { BaseFigure } from './base-factor.ts';
import { derivedRange } from '../read/range.ts';

/** Sources that lie further apart than this do not confirm a figure. */
const CONFIRMS_WITHIN = 2;

type Figure = Pick<BaseFigure, 'stages' | 'sources' | 'steps'>;

/**
 * The sources of a figure that say more than twice or less than half of it, at its boundary: those that a reviewer set aside,
 * and classes that could confirm nothing, are among them, for whoever reads the figure sees them beside it.
 */
export function farSources(figure: Figure): SourceRecord[] {
  const total = sumOfStages(figure.stages);
  return figure.sources.filter((record) =>
    saidOf(figure, record).some((value) => value > total * CONFIRMS_WITHIN || value < total / CONFIRMS_WITHIN),
  );
}

/** No figure is graded A while a source of it lies beyond ×2: then it is as sure as a figure of one source. */
export function gradedBesideFarSources(figure: BaseFigure): BaseFigure {
  if (figure.grade !== 'A' || farSources(figure).length === 0) return figure;
  return { ...figure, grade: 'B', ...derivedRange(figure, 'B') };
}

/**
 * What a source says of a kilogram as bought: as it was weighed, else as it is published. SU-EATABLE LIFE ends before the way to the shop:
 * it confirms a figure only where it does so with that way and without it, as it is printed. Its meat with bone is with bone already.
 */
function saidOf({ stages, steps }: Figure, { source, value }: SourceRecord): number[] {
  const meat = steps.find(({ kind }) => kind === 'bone')?.value ?? 1;
  const weighed = steps.find(({ kind }) => kind === 'weighed')?.about.sources?.find(({ id }) => id === source);
  if (weighed) return [weighed.value * meat];
  if (value === null) return [];
  return source === 'sel' ? [value, value + stages.transport + stages.retail] : [value * meat];
}
