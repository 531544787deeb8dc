import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import type { ImportingProps } from './data-part.ts';
import styles from './data.module.css';

interface WaysInProps extends Pick<ImportingProps, 'onFrom'> {
  /** For one row at a time. */
  children: ReactNode;
}

/** How rows come in: one by one, as a pasted list, from a file. */
export function WaysIn({ children, onFrom }: WaysInProps) {
  const text = useText('reports/data');
  return (
    <div className={styles.add}>
      {children}
      <Button icon="list" onClick={() => onFrom('paste')}>
        {text('paste')}
      </Button>
      <Button icon="upload" onClick={() => onFrom('file')}>
        {text('file')}
      </Button>
    </div>
  );
}
