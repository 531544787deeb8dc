import { useText } from '../platform/i18n/use-text.ts';
import type { ButtonLook } from '../ui/control/button-look.ts';
import styles from './marked-gate.module.css';
import { LockedButton } from './locked-button.tsx';

interface MarkedGateProps extends ButtonLook {
  label: string;
  /** How many of what is marked the person may change. */
  open: number;
  /** It stands in libraries: the sentence names who looks after the organization's. */
  ofLibrary?: boolean;
  children: React.ReactNode;
}

/** Actions on all that is marked: locked, with the reason, where none of it may be changed. */
export function MarkedGate({ label, open, ofLibrary = false, children, ...look }: MarkedGateProps) {
  const text = useText('access');
  if (open > 0) return children;
  const reason = ofLibrary ? `${text('noneMarked')} ${text('libraryKeepers')}` : text('noneMarked');
  return <LockedButton {...look} label={label} reason={reason} />;
}

/** How many of what is marked stay as they are, for the person may not change them; nothing where all may be changed, or none. */
export function HeldBack({ marked, open }: { marked: number; open: number }) {
  const text = useText('access');
  if (open === 0 || open === marked) return null;
  return (
    <span role="status" className={styles.held}>
      {text('heldBack', { count: marked - open })}
    </span>
  );
}
