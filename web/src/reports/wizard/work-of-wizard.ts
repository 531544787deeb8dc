import type { ReportWork } from '../report-draft-format.ts';
import type { WizardState } from './wizard-state.ts';

/** The stored work of a wizard: of a saved report the server has the backup. */
export function workOfWizard({ step, draft, base, backup, replaces, recipeNames }: WizardState): ReportWork {
  const from = base && { id: base.id, version: base.version };
  return { step, draft, base: from, backup: base ? null : backup, replaces, recipeNames };
}

/** A wizard that goes on with what was kept; `fresh`: the report as it is saved, or a new one. */
export function wizardOfWork({ step, draft, base, backup, replaces, recipeNames }: ReportWork, fresh: WizardState): WizardState {
  // Of a newer version the save is refused, and asks: the base keeps the version that was worked on.
  const from = fresh.base && base ? { ...fresh.base, version: base.version } : fresh.base;
  const names = { ...fresh.recipeNames, ...recipeNames };
  return { step, draft, base: from, backup: backup ?? fresh.backup, replaces, recipeNames: names };
}
