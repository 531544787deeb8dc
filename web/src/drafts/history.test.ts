import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type History, historyOf, historyReducerOf, type StepBack } from './history.ts';

/** A page with words, and a mark that is no step. */
interface Page {
  words: string;
  mark: number;
}
type Write = { do: 'write'; words: string; field?: string } | { do: 'mark' };

const reducer = historyReducerOf<Page, Write, string>({
  reduce: (page, action) => (action.do === 'write' ? { ...page, words: action.words } : { ...page, mark: page.mark + 1 }),
  stepOf: ({ words }) => words,
  withStep: (page, words) => ({ ...page, words }),
  aboutOf: (action) => (action.do === 'write' ? (action.field ?? null) : null),
  isStep: (action) => action.do !== 'mark',
});
const START: History<Page, string> = historyOf({ words: '', mark: 0 });
const after = (...actions: (Write | StepBack)[]): History<Page, string> => actions.reduce(reducer, START);
const write = (words: string, field?: string): Write => ({ do: 'write', words, ...(field ? { field } : {}) });

test('typing on in one field is one step, in another field another', () => {
  const history = after(write('a', 'name'), write('ab', 'name'), write('ab!', 'note'));
  expect(reducer(history, { do: 'undo' }).now.words).toBe('ab');
  expect(after(write('a', 'name'), write('ab', 'name'), { do: 'undo' }).now.words).toBe('');
});

test('typing goes on as a new step after something was taken back', () => {
  const history = after(write('a', 'name'), write('b'), { do: 'undo' }, write('ac', 'name'), { do: 'undo' });
  expect(history.now.words).toBe('a');
});

test('what is no step changes nothing that can be taken back', () => {
  const history = after(write('a'), { do: 'mark' }, { do: 'undo' });
  expect(history.now).toEqual({ words: '', mark: 1 });
});

test('at most two hundred steps are remembered', () => {
  const history = after(...Array.from({ length: 250 }, (_, at) => write(String(at))));
  expect(history.past).toHaveLength(200);
});

const steps = fc.array(
  fc.oneof(
    fc.constant({ do: 'undo' } as const),
    fc.constant({ do: 'redo' } as const),
    fc.string().map((words) => write(words)),
  ),
);

test('what is taken back is made again: redo is undo’s way back from anywhere', () => {
  fc.assert(
    fc.property(steps, (actions) => {
      const history = after(...actions);
      if (history.past.length === 0) return;
      const back = reducer(reducer(history, { do: 'undo' }), { do: 'redo' });
      expect(back.now).toEqual(history.now);
      expect([back.past, back.future]).toEqual([history.past, history.future]);
    }),
  );
});

test('everything can be taken back to the beginning', () => {
  fc.assert(
    fc.property(steps, (actions) => {
      let history = after(...actions);
      while (history.past.length > 0) history = reducer(history, { do: 'undo' });
      expect(history.now.words).toBe('');
    }),
  );
});
