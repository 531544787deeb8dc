import type { MonthsChange } from '@plateprint/shared/reports/api/change-api.ts';
import type { Format } from '../platform/i18n/use-format.ts';

/** A step of the way from one month, or year, to another: grams CO2e by the measure of the change. */
export type Step<Part extends { co2: number }> = Part & {
  /** Where its bar begins and ends, 0–1 of the way that all steps take. */
  start: number;
  end: number;
};
export type ChangeStep = Step<MonthsChange['parts'][number]>;

/** The steps that made something, in their order, each from where the one before ended. */
export function changeSteps<Part extends { co2: number }>({
  before,
  parts,
}: {
  before: number;
  parts: readonly Part[];
}): { steps: Step<Part>[]; before: number; after: number } {
  let level = before;
  const levels = [before];
  const moved = parts.filter(({ co2 }) => co2 !== 0);
  for (const { co2 } of moved) levels.push((level += co2));
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  const at = (grams: number): number => (most > least ? (grams - least) / (most - least) : 0);
  const steps = moved.map((part, index) => {
    const [from, to] = [levels[index] ?? 0, levels[index + 1] ?? 0];
    return { ...part, start: at(Math.min(from, to)), end: at(Math.max(from, to)) };
  });
  return { steps, before: at(before), after: at(level) };
}

/** "+0.12" or "−12" kg: as many decimals as tell the steps apart, and "<0.001" of what has none of them. */
export function signedKg(grams: number, per: MonthsChange['per'], format: Format): string {
  const decimals = per === 'total' ? 0 : 3;
  const least = 10 ** -decimals;
  const kg = Math.abs(grams) / 1000;
  if (grams !== 0 && kg < least / 2) return `<${format.number(least, { decimals })}`;
  return `${grams < 0 ? '−' : '+'}${format.number(kg, { decimals })}`;
}

/** Whether an amount is more than nothing as it is written: what is less names nobody. */
export function isSeen(grams: number, per: MonthsChange['per']): boolean {
  return Math.abs(grams) / 1000 >= (per === 'total' ? 0.5 : 0.0005);
}
