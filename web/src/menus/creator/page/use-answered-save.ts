import { useEffect, useEffectEvent } from 'react';
import type { ClaimOccasion } from '@plateprint/shared/claims/claims-answer.ts';
import type { WordQuestion } from '@plateprint/shared/claims/questioned-words.ts';
import type { Saving } from './use-save-menu.ts';

type Ask = (occasion: ClaimOccasion, goOn: (reason: string) => void) => void;

interface Questions {
  /** About claims. */
  claims: Ask;
  /** About dishes that are not what words promise. */
  promises: Ask;
  both: Ask;
}

const PROMISE: WordQuestion = 'not_as_promised';

/** A live menu is not saved with words that guests would read anew and nobody answers for: its save asks what publishing asks of them. */
export function useAnsweredSave({ failure, saveAnswered }: Pick<Saving, 'failure' | 'saveAnswered'>, questions: Questions): void {
  const askFirst = useEffectEvent((codes: readonly string[]) => {
    const isOfPromises = codes.includes(PROMISE);
    const isOfClaims = codes.some((code) => code !== PROMISE);
    const ask = isOfPromises && isOfClaims ? questions.both : isOfPromises ? questions.promises : questions.claims;
    ask('share', (reason) => {
      // Where this page finds nothing to ask, the refusal stands.
      if (reason !== '') saveAnswered(reason);
    });
  });
  useEffect(() => {
    if (failure?.code === 'words_in_question') askFirst(failure.fields.map(({ code }) => code));
  }, [failure]);
}
