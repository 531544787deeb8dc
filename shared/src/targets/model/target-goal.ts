import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';

/** Percent less than the base, or grams CO2e by what the target counts: of a total grams a year. */
export const TargetGoal = z
  .object({
    kind: described(z.enum(['reduction', 'value']), 'Whether the goal is a share less than the base or a value of its own.'),
    amount: described(
      z.number().check(z.minimum(0), z.maximum(1e12)),
      'Percent less than the base (`reduction`), or grams CO2e per portion, kilogram or 1,000 kcal, of a total per year (`value`).',
    ),
  })
  .check(z.refine(({ kind, amount }) => kind === 'value' || (amount > 0 && amount <= 100), 'no_percent'));
export type TargetGoal = z.infer<typeof TargetGoal>;
