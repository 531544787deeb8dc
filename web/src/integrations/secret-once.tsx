import { type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Message } from '../ui/control/message.tsx';
import styles from './integration.module.css';
import { useCopy } from './use-copy.ts';

export interface ShownSecret {
  kind: 'key' | 'secret';
  /** Of the integration, or the address. */
  name: string;
  secret: string;
  /** Said below it: what is to be done with the former one. */
  after?: string;
}

interface SecretOnceProps {
  shown: ShownSecret;
  onClose: () => void;
  /** Actions on the secret; each says when what holds it was copied. */
  children?: (onCopied: () => void) => ReactNode;
}

/** A key or a secret that is shown this once. Closing asks, but only while neither it nor what holds it was copied. */
export function SecretOnce({ shown, onClose, children }: SecretOnceProps) {
  const text = useText('integrations');
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [wasCopied, setWasCopied] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [mustCopySelf, setMustCopySelf] = useState(false);
  const { isCopied, copy } = useCopy();
  const close = () => (wasCopied ? onClose() : setIsAsking(true));

  async function press() {
    const worked = await copy(shown.secret);
    field.current?.select();
    setMustCopySelf(!worked);
    if (worked) setWasCopied(true);
  }

  return (
    <Dialog
      role="alertdialog"
      size="medium"
      title={text(`once.${shown.kind}.title`, { name: shown.name })}
      isOpen
      onClose={close}
      actions={
        <>
          <Button variant={wasCopied ? 'secondary' : 'primary'} icon={isCopied ? 'check' : 'copy'} onClick={() => void press()}>
            {text(isCopied ? 'copied' : `once.${shown.kind}.copy`)}
          </Button>
          <Button variant={wasCopied ? 'primary' : 'secondary'} onClick={close}>
            {text('once.done')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Message tone="warning">{text(`once.${shown.kind}.lead`)}</Message>
        <label htmlFor={fieldId} data-unseen="">
          {text(`once.${shown.kind}.label`)}
        </label>
        <textarea
          ref={field}
          id={fieldId}
          className={styles.secret}
          readOnly
          rows={2}
          spellCheck={false}
          value={shown.secret}
          onFocus={(event) => event.currentTarget.select()}
          onCopy={() => setWasCopied(true)}
        />
        {mustCopySelf && <p role="alert">{text('once.copySelf')}</p>}
        {shown.after && <p className={styles.quiet}>{shown.after}</p>}
        {children?.(() => setWasCopied(true))}
        <ConfirmDialog
          title={text('once.leaveTitle')}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onConfirm={onClose}
          confirmLabel={text('once.leave')}
          danger
        >
          <p>{text(`once.${shown.kind}.leaveLead`)}</p>
        </ConfirmDialog>
      </div>
    </Dialog>
  );
}
