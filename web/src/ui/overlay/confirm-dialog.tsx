import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../control/button.tsx';
import { Dialog } from './dialog.tsx';
import styles from '../opened/dialog.module.css';
import { Message } from '../control/message.tsx';
import { useFailureText } from '../layout/use-failure-text.ts';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The action in a word or two: "Delete", not "OK". */
  confirmLabel: string;
  /** The consequences. */
  children: ReactNode;
  /** Something is lost: the button warns. */
  danger?: boolean;
  busy?: boolean;
  /** Why the last try did not work. */
  failure?: unknown;
}

/** Asks before something that has no undo, or that reaches others. What can be undone is done at once, with a notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, onClose, onConfirm, confirmLabel, children, danger = false, busy = false, failure } = props;
  const text = useText('ui');
  const said = useFailureText();
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {failure != null && !busy && (
        <div className={styles.failure}>
          <Message tone="danger">{said(failure)}</Message>
        </div>
      )}
    </Dialog>
  );
}
