import { decideBrands, type LikelyBrand, type NameWithBrand } from '@plateprint/shared/mapper/brand-api.ts';
import type { MappedIngredient, MappingDecision, MappingRecord } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { upsertMappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { useCallback, useReducer, useRef } from 'react';
import { useChange } from '../platform/api/use-change.ts';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import { AFTER_BRAND, AFTER_DECISION } from './after-decision.ts';
import { afterAnswer, type Answered, type AnswerQueue, NO_ANSWERS } from './answer-queue.ts';
import { decisionOf, recordOf, TAKEN_BACK } from './answer.ts';
import { InTurn } from './in-turn.ts';
import { personOf } from './person.ts';
import { replacedDecision } from './replaced-decision.ts';
import { shortName } from './short-name.ts';

/** The decision before an answer of this page: none where the name waited, or somebody else's. */
function beforeAnswer(name: MappedIngredient): MappingDecision {
  return name.decidedAt === null ? TAKEN_BACK : decisionOf(name);
}

export type SaidWord = Pick<LikelyBrand, 'word' | 'written'> & { isBrand: boolean | null };

export interface Answers extends Omit<AnswerQueue, 'done'> {
  canUndo: boolean;
  decide: (names: readonly MappedIngredient[], decisionFor: (name: MappedIngredient) => MappingDecision) => void;
  /** Says which words are brands, and takes names as what they are without them. */
  sayBrands: (said: readonly SaidWord[], names: readonly NameWithBrand[]) => void;
  undo: () => void;
}

/** Keeps answers at once and shows them before they are kept; each can be undone, the last one first. */
export function useAnswers(): Answers {
  const text = useText('mapper');
  const language = useLanguage();
  const format = useFormat();
  const notices = useNotices();
  const failureText = useFailureText();
  const [queue, happen] = useReducer(afterAnswer, NO_ANSWERS);
  const own = useRef(new Set<string>());
  const answering = useRef(new InTurn());
  const upsert = useChange(upsertMappedIngredients, { refreshes: AFTER_DECISION, timeout: 60_000 });
  const { mutateAsync } = upsert;
  const brandChange = useChange(decideBrands, { refreshes: AFTER_BRAND, timeout: 60_000 });

  const keep = useCallback(
    async (names: readonly MappedIngredient[], decisionFor: (name: MappedIngredient) => MappingDecision) => {
      const ingredients = names.map((name) => recordOf(name, decisionFor(name)));
      return (await mutateAsync({ body: { language_iso: language, ingredients } })).items;
    },
    [mutateAsync, language],
  );

  // One after the other: an answer and its undoing must not overtake each other.
  const inTurn = (action: () => Promise<void>, onFailure: () => void, said?: string): void => {
    void answering.current.do(action, (failure) => {
      onFailure();
      notices.show({ message: [said, failureText(failure)].filter(Boolean).join(' '), type: 'alert' });
    });
  };

  const note = (kept: readonly MappedIngredient[]): void => {
    for (const { decidedAt } of kept) if (decidedAt !== null) own.current.add(decidedAt);
  };

  /** Tells of somebody else's decision whose place an answer took, or its being undone. */
  const tellReplaced = (
    kept: readonly MappedIngredient[],
    names: readonly MappedIngredient[],
    as: 'replaced' | 'replacedByUndo' = 'replaced',
  ): void => {
    const replaced = replacedDecision(kept, { names, own: own.current });
    note(kept);
    if (!replaced) return;
    const { name: other, former } = replaced;
    const what = former.notFood ? text('noFood') : (former.mapped_name ?? '–');
    notices.show({
      message: text(as, { name: shortName(other.name), person: personOf(former.decidedBy) ?? text('somebody'), what }),
      action: {
        label: text('restoreTheirs'),
        run: () =>
          inTurn(
            async () => note(await keep([other], () => decisionOf(former))),
            () => undefined,
          ),
      },
    });
  };

  const decide = (names: readonly MappedIngredient[], decisionFor: (name: MappedIngredient) => MappingDecision): void => {
    const answered: Answered = { names, brands: [] };
    happen({ do: 'answer', answered });
    inTurn(
      async () => tellReplaced(await keep(names, decisionFor), names),
      () => happen({ do: 'fail', answered }),
      text('notKept', { count: names.length, name: shortName(names[0]?.name ?? '') }),
    );
  };

  const keepBrands = async (said: readonly Omit<SaidWord, 'word'>[], ingredients: MappingRecord[]) => {
    const brands = said.map(({ written, isBrand }) => ({ written, is_brand: isBrand }));
    return (await brandChange.mutateAsync({ body: { language_iso: language, brands, ingredients } })).items;
  };

  const sayBrands = (said: readonly SaidWord[], taken: readonly NameWithBrand[]): void => {
    const names = taken.map(({ name }) => name);
    const answered: Answered = { names, brands: said.map(({ written }) => written) };
    happen({ do: 'answer', answered });
    inTurn(
      async () => {
        const records = taken.map(({ name, becomes }) => recordOf(name, becomes));
        tellReplaced(await keepBrands(said, records), names);
      },
      () => happen({ do: 'fail', answered }),
    );
  };

  const takenBack = async ({ names, brands }: Answered): Promise<readonly MappedIngredient[]> => {
    if (brands.length === 0) return keep(names, beforeAnswer);
    const said = brands.map((written) => ({ written, isBrand: null }));
    return keepBrands(
      said,
      names.map((name) => recordOf(name, beforeAnswer(name))),
    );
  };

  const undo = (): void => {
    const last = queue.done.at(-1);
    if (!last) return;
    happen({ do: 'begin_undo', answered: last });
    inTurn(
      async () => {
        const kept = await takenBack(last);
        happen({ do: 'undo', answered: last });
        tellReplaced(kept, last.names, 'replacedByUndo');
        notices.show({
          message:
            last.brands.length === 0
              ? text('undone', { count: last.names.length, name: shortName(last.names[0]?.name ?? '') })
              : text('brand.undone', { brand: format.list([...last.brands]) }),
        });
      },
      () => happen({ do: 'fail_undo', answered: last }),
    );
  };

  const { done, ...shown } = queue;
  return { ...shown, canUndo: done.length > 0, decide, sayBrands, undo };
}
