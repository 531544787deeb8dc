import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Interface } from '../../ui/layout/interface.tsx';
import styles from './terms.module.css';

const PARTS = ['use', 'content', 'figures', 'people', 'security', 'plan', 'end', 'changes'] as const;

/** The terms in plain words. A deployment that has others replaces the text files. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const text = useText('users/terms');
  return (
    <Interface>
      <Dialog
        title={text('title')}
        size="medium"
        isOpen
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            {text('done')}
          </Button>
        }
      >
        <div className={styles.terms}>
          <p>{text('lead')}</p>
          {PARTS.map((part) => (
            <section key={part}>
              <h3>{text(`parts.${part}.title`)}</h3>
              <p>{text(`parts.${part}.words`)}</p>
            </section>
          ))}
        </div>
      </Dialog>
    </Interface>
  );
}
