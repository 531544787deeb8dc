import { localeOf } from '@plateprint/shared/kernel/language.ts';
import type { PlannedAction } from '@plateprint/shared/targets/actions/target-action.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { withCapital } from '../platform/i18n/with-capital.ts';
import { unitOf, useMass } from './use-mass.ts';

/** The name of an action: "Beef stew: half of the beef becomes lentils". */
export function useActionName(): (action: Pick<PlannedAction, 'kind' | 'dish' | 'from' | 'to'>) => string {
  const text = useText('targets/actions');
  const region = new Intl.DisplayNames(localeOf(useLanguage()), { type: 'region', fallback: 'code' });
  return ({ kind, dish, from, to }) => {
    const [name, was] = [dish?.name ?? '', from ?? ''];
    if (kind === 'fewer') return text('what.fewer', { dish: name });
    if (kind === 'supply') return withCapital(text('what.supply', { from: was, to: to === null ? '' : (region.of(to) ?? to) }));
    return text(`what.${kind}`, { dish: name, from: was, to: to ?? '' });
  };
}

/** The months that a year of savings is made of: "Calculated as if every month were like October 2026."; empty where it is not known. */
export function useBasisWords(): (basedOn: readonly string[] | undefined) => string {
  const text = useText('targets/actions');
  const format = useFormat();
  return (basedOn = []) => {
    const last = basedOn.at(-1);
    return last === undefined ? '' : text('basis', { count: basedOn.length, month: format.month(last) });
  };
}

/** Its savings in a year with their range, in one unit: "saves 3.2 t CO₂e a year (2.4 to 4.1)". */
export function useEffectWords(): (co2: Figure) => string {
  const text = useText('targets/actions');
  const format = useFormat();
  const mass = useMass();
  return ({ value, low, high }) => {
    const unit = unitOf(value);
    const written = (grams: number): string => format.number(-grams / unit, { most: Math.abs(value) / unit < 100 ? 1 : 0 });
    return text('effect', { mass: mass(-value), low: written(high), high: written(low) });
  };
}
