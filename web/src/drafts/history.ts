/** How changes of a state are undone. `Step` is the part of the state that undo restores. */
export interface HistoryRules<State, Action, Step> {
  reduce: (state: State, action: Action) => State;
  stepOf: (state: State) => Step;
  /** The state with a former step in place of the present one. */
  withStep: (state: State, step: Step) => State;
  /** The field that an action types in: typing on in one is one step, however many keys it takes. Null: a step of its own. */
  aboutOf: (action: Action) => string | null;
  /** False for what belongs to the step before it, such as an answer to what was typed. */
  isStep: (action: Action, before: State, after: State) => boolean;
}

export type StepBack = { do: 'undo' } | { do: 'redo' };

/** A state with what it was before each change, the latest last, and what was taken back. */
export interface History<State, Step> {
  now: State;
  past: readonly Step[];
  future: readonly Step[];
  about: string | null;
}

/** How many steps can be undone; each shares with the next what did not change. */
const MOST_STEPS = 200;

export function historyOf<State, Step>(now: State): History<State, Step> {
  return { now, past: [], future: [], about: null };
}

/** Adds undo and redo to a reducer. */
export function historyReducerOf<State, Action, Step>(rules: HistoryRules<State, Action, Step>) {
  const { reduce, stepOf, aboutOf, isStep } = rules;
  return (history: History<State, Step>, action: Action | StepBack): History<State, Step> => {
    if (isStepBack(action)) return stepped(rules, history, action.do);
    const now = reduce(history.now, action);
    if (!isStep(action, history.now, now)) return { ...history, now };
    const about = aboutOf(action);
    if (about !== null && about === history.about) return { ...history, now, future: [] };
    return { now, past: [...history.past, stepOf(history.now)].slice(-MOST_STEPS), future: [], about };
  };
}

function isStepBack(action: unknown): action is StepBack {
  const { do: what } = action as { do?: unknown };
  return what === 'undo' || what === 'redo';
}

function stepped<State, Action, Step>(
  { stepOf, withStep }: HistoryRules<State, Action, Step>,
  { now, past, future }: History<State, Step>,
  way: 'undo' | 'redo',
): History<State, Step> {
  const [from, to] = way === 'undo' ? [past, future] : [future, past];
  const step = from.at(-1);
  if (step === undefined) return { now, past, future, about: null };
  const [rest, other] = [from.slice(0, -1), [...to, stepOf(now)]];
  const next = withStep(now, step);
  return way === 'undo'
    ? { now: next, past: rest, future: other, about: null }
    : { now: next, past: other, future: rest, about: null };
}
