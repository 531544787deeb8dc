import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { useText } from '../platform/i18n/use-text.ts';

/** Asks before what was changed since the last save goes: the steps back go with it. */
export function useDiscardQuestion(onDiscard: () => void): { ask: () => void; question: ReactNode } {
  const text = useText('drafts');
  const [isAsked, setAsked] = useState(false);
  const ask = useCallback(() => setAsked(true), []);
  const question = (
    <ConfirmDialog
      title={text('discardQuestion')}
      confirmLabel={text('discard')}
      danger
      isOpen={isAsked}
      onClose={() => setAsked(false)}
      onConfirm={() => {
        setAsked(false);
        onDiscard();
      }}
    >
      {text('discardHelp')}
    </ConfirmDialog>
  );
  return { ask, question };
}
