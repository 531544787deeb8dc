import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import type { TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import type { TargetBasis } from '@plateprint/shared/targets/model/target-basis.ts';
import { useCo2 } from '../footprint/use-co2.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useMass } from './use-mass.ts';

/** How values of a basis are written: the bare number of a portion, a kilogram or 1,000 kcal, and with its unit; of a total with its tonnes. */
export function useTargetValues(basis: TargetBasis): {
  bare: (grams: number | null) => string;
  withUnit: (grams: number | null) => string;
  range: (figure: Figure | null) => string;
} {
  const co2 = useCo2();
  const format = useFormat();
  const mass = useMass();
  const text = useText('footprint');
  if (basis === 'total') {
    const bare = (grams: number | null) => (grams === null ? '–' : format.number(grams / 1000, { most: 0 }));
    const range = (figure: Figure | null) => (figure === null ? '–' : `${bare(figure.low)}–${bare(figure.high)} ${text('unit')}`);
    return { bare, withUnit: (grams) => (grams === null ? '–' : mass(grams)), range };
  }
  // A goal of nothing at all is 0: no figure of food, of which little is known below 10 g.
  const bare = (grams: number | null) => (grams === 0 ? format.number(0) : co2.exact(grams));
  const withUnit = (grams: number | null) => (grams === null ? '–' : `${bare(grams)} ${text('unit')}`);
  return { bare, withUnit, range: (figure) => (figure === null ? '–' : co2.range(figure)) };
}

/** The name of a target: its own name, or its goal. */
export function useTargetName(): (target: Pick<TargetDraft, 'name' | 'goal' | 'basis' | 'goalYear'>) => string {
  const text = useText('targets');
  const format = useFormat();
  const co2 = useCo2();
  const unit = useText('footprint')('unit');
  const mass = useMass();
  return ({ name, goal, basis, goalYear }) => {
    if (name.trim() !== '') return name.trim();
    const year = String(goalYear);
    if (goal.kind === 'reduction') {
      const percent = format.percent(goal.amount / 100, Number.isInteger(goal.amount) ? 0 : 1);
      return text(`name.reduction.${basis}`, { percent, year });
    }
    const value = basis === 'total' ? mass(goal.amount) : `${co2.exact(goal.amount)} ${unit}`;
    return text(`name.value.${basis}`, { value, year });
  };
}
