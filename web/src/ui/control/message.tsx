import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './message.module.css';

interface MessageProps {
  tone?: 'info' | 'warning' | 'danger' | 'good';
  children: ReactNode;
  /** One action at the end. */
  action?: ReactNode;
}

const ICONS = { info: 'info', warning: 'alert', danger: 'alert', good: 'check' } as const;

/** Something to know, standing in the page where it belongs; what passes is a notice. */
export function Message({ tone = 'info', children, action }: MessageProps) {
  return (
    <div className={`${styles.message} ${styles[tone]}`} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
