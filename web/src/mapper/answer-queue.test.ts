import type { MappedIngredient } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterAnswer, type AnswerEvent, type Answered, NO_ANSWERS } from './answer-queue.ts';

// The queue looks at nothing of a name but its id.
const named = (...ids: string[]) => ids.map((id) => ({ id }) as MappedIngredient);
const butter: Answered = { names: named('a', 'b'), brands: [] };
const brand: Answered = { names: named('c'), brands: ['ZORVIK'] };

const after = (...events: AnswerEvent[]) => events.reduce(afterAnswer, NO_ANSWERS);

test('what is answered leaves the list at once, counts as decided and can be undone', () => {
  const queue = after({ do: 'answer', answered: butter }, { do: 'answer', answered: brand });
  expect([...queue.gone]).toEqual(['a', 'b', 'c']);
  expect([...queue.decided]).toEqual(['a', 'b', 'c']);
  expect([...queue.saidBrands]).toEqual(['zorvik']);
  expect(queue.done).toEqual([butter, brand]);
});

test('what could not be stored waits again, is asked about again, and there is nothing of it to undo', () => {
  const queue = after({ do: 'answer', answered: butter }, { do: 'answer', answered: brand }, { do: 'fail', answered: brand });
  expect([...queue.gone]).toEqual(['a', 'b']);
  expect([...queue.saidBrands]).toEqual([]);
  expect(queue.done).toEqual([butter]);
});

test('an answer that is being taken back is not undone twice, and waits again once it is', () => {
  const begun = after({ do: 'answer', answered: butter }, { do: 'begin_undo', answered: butter });
  expect(begun.done).toEqual([]);
  expect([...begun.gone]).toEqual(['a', 'b']);
  expect(afterAnswer(begun, { do: 'undo', answered: butter })).toEqual(NO_ANSWERS);
});

test('an answer that could not be taken back still stands, and can be undone', () => {
  const answered = after({ do: 'answer', answered: brand });
  const failed = after(
    { do: 'answer', answered: brand },
    { do: 'begin_undo', answered: brand },
    { do: 'fail_undo', answered: brand },
  );
  expect(failed).toEqual(answered);
});

test('an answer and its failing, or its undoing, leave nothing behind, whatever was answered before', () => {
  const ids = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 5 });
  fc.assert(
    fc.property(ids, ids, (before, later) => {
      const distinct = later.filter((id) => !before.includes(id));
      const [first, second]: Answered[] = [
        { names: named(...before), brands: [] },
        { names: named(...distinct), brands: [] },
      ] as const;
      if (!first || !second) return;
      const one = after({ do: 'answer', answered: first });
      const both = afterAnswer(one, { do: 'answer', answered: second });
      expect(afterAnswer(both, { do: 'fail', answered: second })).toEqual(one);
      const undone = afterAnswer(afterAnswer(both, { do: 'begin_undo', answered: second }), { do: 'undo', answered: second });
      expect(undone).toEqual(one);
    }),
  );
});
