import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import styles from './report-overview.module.css';

interface RenameReportProps {
  name: string;
  /** Answers whether it was done. */
  onRename: (name: string) => Promise<boolean>;
  onClose: () => void;
}

export function RenameReport({ name, onRename, onClose }: RenameReportProps) {
  const text = useText('reports/overview');
  const [typed, setTyped] = useState(name);
  const [isTried, setTried] = useState(false);
  const rename = async (): Promise<void> => {
    setTried(true);
    if (!isBlank(typed) && (await onRename(typed.trim()))) onClose();
  };
  return (
    <Dialog title={text('rename')} isOpen onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <TextField
          label={text('name')}
          value={typed}
          onChange={setTyped}
          problem={isTried && isBlank(typed) ? text('noName') : undefined}
          autoFocus
        />
        <div className={styles.formActions}>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button type="submit" variant="primary">
            {text('rename')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
