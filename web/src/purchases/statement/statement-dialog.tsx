import { type BoughtShown, listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import { keepMakerStatement } from '@plateprint/shared/purchases/api/statement-api.ts';
import type { MakerStatement } from '@plateprint/shared/mapper/memory/maker-statement.ts';
import { makerIdentities } from '@plateprint/shared/mapper/memory/remembered.ts';
import { useState } from 'react';
import { isProblem } from '../../platform/api/client-failure.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { StatementForm } from './statement-form.tsx';
import { StatementView } from './statement-view.tsx';

interface StatementDialogProps {
  article: BoughtShown;
  restaurantId: string;
  /** Whether who reads may copy what the maker says. */
  mayKeep: boolean;
  onClose: () => void;
}

/** What the maker of an article says of it, and the form to copy it. */
export function StatementDialog({ article, restaurantId, mayKeep, onClose }: StatementDialogProps) {
  const text = useText('purchases/statement');
  const notices = useNotices();
  const failureText = useFailureText();
  const [isWriting, setWriting] = useState(false);
  const { name, supplier, number = '', statement = null } = article;
  const keep = useChange(keepMakerStatement, {
    refreshes: [listBought],
    onSuccess: ({ statement: kept }) => {
      notices.show({ message: text(kept ? 'saved' : 'removed') });
      onClose();
    },
  });
  const put = (said: MakerStatement | null): void =>
    keep.mutate({
      params: { id: restaurantId },
      body: { article: { supplier, number, name }, statement: said, former: statement?.savedAt ?? null },
    });
  const isKnown = statement !== null || makerIdentities({ supplier, number, name }).length > 0;
  return (
    <Dialog
      title={text('of', { article: name })}
      isOpen
      onClose={onClose}
      size="medium"
      {...(!isWriting &&
        mayKeep &&
        isKnown && {
          actions: (
            <>
              {statement && (
                <Button busy={keep.isPending} onClick={() => put(null)}>
                  {text('remove')}
                </Button>
              )}
              <Button variant="primary" onClick={() => setWriting(true)}>
                {text(statement ? 'change' : 'enter')}
              </Button>
            </>
          ),
        })}
    >
      {keep.error && (
        <Message tone="danger">
          {isProblem(keep.error, 'changed_meanwhile') ? text('meanwhile') : failureText(keep.error)}
        </Message>
      )}
      {isWriting ? (
        <StatementForm statement={statement} isBusy={keep.isPending} onKeep={put} onCancel={() => setWriting(false)} />
      ) : (
        <StatementView statement={statement} isKnown={isKnown} />
      )}
    </Dialog>
  );
}
