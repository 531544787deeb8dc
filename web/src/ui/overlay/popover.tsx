import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '../control/button-look.ts';
import { Icon } from '../control/icon.tsx';
import type { IconName } from '../control/icon-shapes.ts';
import { FetchedPlace } from '../opened/fetched-place.tsx';
import { useOpener } from '../opened/use-opener.tsx';

interface PopoverProps extends ButtonLook {
  /** The words on the trigger. */
  label: string;
  icon?: IconName;
  /** Shown in the trigger instead of icon and label; the label is read out before it. */
  trigger?: ReactNode;
  /** The trigger's own class, where it does not look like a button. */
  triggerClass?: string;
  /** Gets a function that closes the place, for a choice that ends it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small place of its own: filters, a few settings. */
export function Popover({ label, icon, trigger: shownTrigger, triggerClass, children, ...look }: PopoverProps) {
  const { trigger, at, shown } = useOpener();
  return (
    <>
      <button {...trigger} className={triggerClass ?? buttonClass(look)} aria-haspopup="dialog">
        {shownTrigger ? <span data-unseen="">{label}</span> : icon && <Icon name={icon} />}
        {shownTrigger ?? label}
      </button>
      {shown(() => (
        <FetchedPlace {...at} name={{ 'aria-label': label }}>
          {typeof children === 'function' ? children(at.onClose) : children}
        </FetchedPlace>
      ))}
    </>
  );
}
