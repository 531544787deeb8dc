import { betterDays, type BetterDays, type KnownPlan } from '@plateprint/shared/calendar/better-days.ts';
import type { PlanGuard } from '@plateprint/shared/calendar/plan-guards.ts';

export interface ShuffleQuestion {
  known: KnownPlan;
  guards: readonly PlanGuard[];
}

/** The work of the worker: seconds of processor that would hold up the page. */
export const SHUFFLE_SERVICE = {
  search: ({ known, guards }: ShuffleQuestion, say: (share: number) => void): BetterDays | { unmet: string[] } =>
    betterDays(known, guards, say),
};
export type ShuffleService = typeof SHUFFLE_SERVICE;
