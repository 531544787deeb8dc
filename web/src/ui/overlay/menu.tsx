import { Suspense, type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { buttonClass, type ButtonLook } from '../control/button-look.ts';
import { Icon } from '../control/icon.tsx';
import type { IconName } from '../control/icon-shapes.ts';
import type { MenuEntry } from '../opened/menu-entry.ts';
import { useOpened } from '../opened/use-opened.ts';
import { openedByArrows, useOpener } from '../opened/use-opener.tsx';

interface MenuProps extends ButtonLook {
  /** The action of the trigger; read out before what it shows. With `icon` and no children it shows the icon alone. */
  label: string;
  icon?: IconName;
  /** Shown in the trigger instead of an icon. */
  children?: ReactNode;
  /** The trigger's own class, where it does not look like a button. */
  triggerClass?: string | undefined;
  /** Where they are many to make: asked for when the menu opens. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  placement?: 'bottom end' | 'bottom start' | 'top start' | 'top end';
}

export function Menu({ label, icon, children, triggerClass, entries, placement = 'bottom end', ...look }: MenuProps) {
  const { trigger, at, open, shown } = useOpener();
  return (
    <>
      <button
        {...trigger}
        className={triggerClass ?? buttonClass({ variant: 'quiet', ...look }, children ? false : 'square')}
        aria-label={children ? undefined : label}
        aria-haspopup="menu"
        onKeyDown={openedByArrows(open)}
      >
        {children && <span data-unseen="">{label}</span>}
        {children ?? <Icon name={icon ?? 'more'} />}
      </button>
      {shown(() => (
        <Fetched {...at} label={label} entries={typeof entries === 'function' ? entries() : entries} placement={placement} />
      ))}
    </>
  );
}

interface MenuAtProps {
  label: string;
  entries: readonly MenuEntry[];
  /** The button that was pressed; null while the menu is closed. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  placement?: MenuProps['placement'];
}

/** One menu for many buttons, at the one that was pressed: hundreds of rows with a menu each would be felt. */
export function MenuAt(props: MenuAtProps) {
  return (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  );
}

function Fetched({ placement = 'bottom end', ...props }: MenuAtProps) {
  const { OpenedMenu } = useOpened();
  const { isOpen, entries } = props;
  const offer = useEffectEvent(() => {
    for (const { onOffered } of entries) onOffered?.();
  });
  useEffect(() => {
    if (isOpen) offer();
  }, [isOpen]);
  return <OpenedMenu {...props} placement={placement} />;
}
