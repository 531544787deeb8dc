import { useEffect, useEffectEvent } from 'react';
import type { ClaimOccasion } from '@plateprint/shared/claims/claims-answer.ts';
import type { Saving } from './use-save-menu.ts';

type Ask = (occasion: ClaimOccasion, goOn: (reason: string) => void) => void;

/** A live menu is not saved with words that guests would read anew and nobody answers for: its save asks what publishing asks. */
export function useAnsweredSave({ failure, saveAnswered }: Pick<Saving, 'failure' | 'saveAnswered'>, ask: Ask): void {
  const askFirst = useEffectEvent(() =>
    ask('share', (reason) => {
      // Where this page finds nothing to ask, the refusal stands.
      if (reason !== '') saveAnswered(reason);
    }),
  );
  useEffect(() => {
    if (failure?.code === 'words_in_question') askFirst();
  }, [failure]);
}
