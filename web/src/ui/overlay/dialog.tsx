import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useText } from '../../platform/i18n/use-text.ts';
import { buttonClass } from '../control/button-look.ts';
import { classNames } from '../look/class-names.ts';
import styles from './dialog.module.css';
import { Icon } from '../control/icon.tsx';

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Escape, the cross, and a press beside it. */
  onClose: () => void;
  children: ReactNode;
  /** Stand at the end, the one that goes on last. */
  actions?: ReactNode;
  /** `alertdialog`: a question that must be answered; a press beside it does not close it. */
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'medium' | 'large';
}

/** A question or a short task in the middle of the screen; focus stays inside and returns to where it came from. */
export function Dialog({ title, isOpen, onClose, children, actions, role = 'dialog', size = 'small' }: DialogProps) {
  return (
    <ModalOverlay
      className={styles.veil ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === 'dialog'}
    >
      <Modal className={classNames(styles.dialog, styles[size])}>
        <AriaDialog className={styles.inside ?? ''} role={role}>
          <DialogInside title={title} onClose={onClose} actions={actions}>
            {children}
          </DialogInside>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The same from the right edge, as high as the screen: details and longer forms beside the list they belong to. */
export function SidePanel({ title, isOpen, onClose, children, actions }: Omit<DialogProps, 'role' | 'size'>) {
  return (
    <ModalOverlay className={styles.veil ?? ''} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal className={styles.panel ?? ''}>
        <AriaDialog className={styles.inside ?? ''}>
          <DialogInside title={title} onClose={onClose} actions={actions}>
            {children}
          </DialogInside>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function DialogInside({ title, onClose, children, actions }: Pick<DialogProps, 'title' | 'onClose' | 'children' | 'actions'>) {
  const text = useText('ui');
  return (
    <>
      <header className={styles.head}>
        <Heading slot="title" level={2} className={styles.title ?? ''}>
          {title}
        </Heading>
        <AriaButton
          className={buttonClass({ variant: 'quiet', size: 'small' }, 'square')}
          aria-label={text('close')}
          onPress={onClose}
        >
          <Icon name="close" />
        </AriaButton>
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </>
  );
}
