import type { ReportKind } from '@plateprint/shared/reports/model/report-kind.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { type WizardStepName, wizardSteps } from '@plateprint/shared/reports/model/report-steps.ts';
import { type DraftInWork, draftOfReport } from '@plateprint/shared/reports/wizard/new-report.ts';
import { isSameValue } from '@plateprint/shared/kernel/same-value.ts';

/** The state of the wizard. `base` is the report as the server last gave it; null of a new one. */
export interface WizardState {
  step: WizardStepName;
  draft: DraftInWork;
  base: Report | null;
  /** The draft as it was saved, or as step 2 was entered with: what leaving compares with. */
  backup: DraftInWork;
  /** The report of the same start that this one takes the place of. */
  replaces: string | null;
  /** Names of recipes by id, as far as they were met. */
  recipeNames: Readonly<Record<string, string>>;
}

export type WizardAction =
  | { do: 'change'; draft: Partial<DraftInWork> }
  | { do: 'update'; update: (draft: DraftInWork) => DraftInWork }
  | { do: 'go'; step: WizardStepName }
  | { do: 'enter_data'; replaces?: string | null }
  | { do: 'name_recipes'; names: Readonly<Record<string, string>> }
  | { do: 'give_back' }
  | { do: 'saved'; report: Report; sent: DraftInWork };

export function newWizard(draft: DraftInWork): WizardState {
  return { step: 'timespan', draft, base: null, backup: draft, replaces: null, recipeNames: {} };
}

/** A saved report: completed it stands at its last step, a draft at its data. */
export function wizardOfReport(report: Report): WizardState {
  const draft = draftOfReport(report);
  const data = dataStepOf(draft);
  const step = report.status === 'completed' || data === null ? 'final_report' : data;
  return { step, draft, base: report, backup: draft, replaces: null, recipeNames: namesOf(report) };
}

function namesOf({ data, variety }: Report): Record<string, string> {
  const lines = variety === 'sales' ? (data?.lines ?? []) : [];
  return Object.fromEntries(lines.flatMap(({ id, name }) => (id === null ? [] : [[id, name]])));
}

function dataStepOf(kind: ReportKind): WizardStepName | null {
  const middle = wizardSteps(kind, null)[1]?.name;
  return middle === 'final_report' || middle === undefined ? null : middle;
}

export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.do) {
    case 'change':
      return { ...state, draft: { ...state.draft, ...action.draft } };
    case 'update':
      return { ...state, draft: action.update(state.draft) };
    case 'go':
      return { ...state, step: action.step };
    case 'enter_data': {
      const isFirst = state.base === null && !isFilled(state.draft);
      return {
        ...state,
        step: dataStepOf(state.draft) ?? 'final_report',
        backup: isFirst ? state.draft : state.backup,
        replaces: action.replaces === undefined ? state.replaces : action.replaces,
      };
    }
    case 'name_recipes':
      return { ...state, recipeNames: { ...state.recipeNames, ...action.names } };
    case 'give_back':
      return { ...state, draft: state.backup };
    case 'saved': {
      const saved = draftOfReport(action.report);
      // Changes during the save stay, and count as changed.
      const isUntouched = state.draft === action.sent;
      return {
        ...state,
        base: action.report,
        backup: saved,
        draft: isUntouched ? saved : state.draft,
        replaces: null,
        recipeNames: { ...state.recipeNames, ...namesOf(action.report) },
        step: action.report.status === 'completed' ? 'final_report' : state.step,
      };
    }
  }
}

/** Whether there is anything in step 2. */
export function isFilled({ recipes, menus, ingredients, restaurants }: DraftInWork): boolean {
  return recipes.length + menus.length + ingredients.length + restaurants.length > 0;
}

/** Whether the draft differs from its stored state. */
export function isChanged({ draft, backup }: Pick<WizardState, 'draft' | 'backup'>): boolean {
  return !isSameValue(draft, backup);
}
