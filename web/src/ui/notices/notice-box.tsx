import { buttonClass } from '../control/button-look.ts';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../control/icon.tsx';
import styles from './notice-box.module.css';
import { Spinner } from '../control/spinner.tsx';

interface NoticeBoxProps {
  type: 'success' | 'alert' | 'inProgress';
  message: string;
  closeLabel: string;
  onClose: () => void;
  action?: { label: string; run: () => void } | null;
}

export function NoticeBox({ type, message, closeLabel, onClose, action }: NoticeBoxProps) {
  return (
    <div className={classNames(styles.box, type === 'alert' && styles.alert)}>
      <span className={styles.sign}>
        {type === 'inProgress' ? <Spinner /> : <Icon name={type === 'alert' ? 'alert' : 'check'} />}
      </span>
      <p className={styles.message}>{message}</p>
      {action && (
        <button type="button" className={styles.action} onClick={action.run}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={buttonClass({ variant: 'quiet', size: 'small' }, 'square')}
        aria-label={closeLabel}
        onClick={onClose}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
