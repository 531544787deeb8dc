import { type ReportKind, rulesOf } from './report-kind.ts';
import type { ReportStatus } from './report-status.ts';

export type WizardStepName = 'timespan' | 'sales_data' | 'restaurants' | 'ingredients' | 'final_report';
export type WizardButton =
  | 'add_sales_data'
  | 'add_restaurants'
  | 'add_ingredients'
  | 'generate'
  | 'regenerate'
  | 'edit_data'
  | 'edit_timespan';

export interface WizardStep {
  name: WizardStepName;
  /** The button that goes on. */
  next: WizardButton;
  /** The button that goes back; null on the first step. */
  back: WizardButton | null;
}

const ADD = { sales_data: 'add_sales_data', restaurants: 'add_restaurants', ingredients: 'add_ingredients' } as const;

/** The 2 or 3 steps of a kind's wizard with their buttons (specification, point 2). */
export function wizardSteps(kind: ReportKind, status: ReportStatus | null): WizardStep[] {
  const { dataStep } = rulesOf(kind);
  const next = status === 'completed' ? 'regenerate' : 'generate';
  if (dataStep === null) {
    return [
      { name: 'timespan', next, back: null },
      { name: 'final_report', next, back: 'edit_timespan' },
    ];
  }
  return [
    { name: 'timespan', next: ADD[dataStep], back: null },
    { name: dataStep, next, back: 'edit_timespan' },
    { name: 'final_report', next, back: 'edit_data' },
  ];
}
