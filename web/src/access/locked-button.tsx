import { useNotices } from '../ui/notices/notices.tsx';
import { Button } from '../ui/control/button.tsx';
import type { ButtonLook } from '../ui/control/button-look.ts';

interface LockedButtonProps extends ButtonLook {
  /** The words of what it stands for. */
  label: string;
  reason: string;
}

/** In the place of what may not be done: it takes the focus, and says why when it is pressed. */
export function LockedButton({ label, reason, ...look }: LockedButtonProps) {
  const notices = useNotices();
  return (
    <Button {...look} icon="lock" aria-disabled title={reason} onClick={() => notices.show({ message: reason, type: 'alert' })}>
      {label}
    </Button>
  );
}
