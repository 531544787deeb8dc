import { FEATURES, type Feature, isLockable, PLAN_NAMES } from '@plateprint/shared/access/plan.ts';
import type { ReactNode } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import type { ButtonLook } from '../ui/control/button-look.ts';
import { LockedButton } from './locked-button.tsx';
import { usePlanRefusal } from './plan-context.ts';

/** The refusal of the plan, in one sentence; null when it refuses nothing. */
function usePlanReason(feature: Feature): string | null {
  const text = useText('access');
  const ui = useText('ui');
  const refusal = usePlanRefusal(feature);
  if (refusal === null) return null;
  if (refusal === 'plan_inactive' || !isLockable(feature)) return ui(`failure.${refusal}`);
  return `${text(`does.${feature}`)} ${text('includedFrom', { plan: PLAN_NAMES[FEATURES[feature]] })}`;
}

export interface PlanGateProps extends ButtonLook {
  feature: Feature;
  /** The name of the locked button: the words of the way that it stands for. */
  label: string;
  /** The button or link that begins something. */
  children: ReactNode;
}

/**
 * The way into new work. Where the plan refuses what it leads to, a locked button stands in its place: it says why when it is
 * pressed, before anything was typed.
 */
export function PlanGate({ feature, label, children, ...look }: PlanGateProps) {
  const reason = usePlanReason(feature);
  if (reason === null) return children;
  return <LockedButton {...look} label={label} reason={reason} />;
}
