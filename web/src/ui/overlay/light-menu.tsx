import { useRef, useState } from 'react';
import { buttonClass, type ButtonLook } from '../control/button-look.ts';
import { Icon } from '../control/icon.tsx';
import { MenuAt, type MenuEntry } from './menu.tsx';

interface LightMenuProps extends Pick<ButtonLook, 'size'> {
  label: string;
  /** Asked for when the menu opens. */
  entries: () => readonly MenuEntry[];
}

/** A menu behind a plain button: it is made when it is opened, for a table that is scrolled has dozens of these. */
export function LightMenu({ label, entries, size = 'medium' }: LightMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClass({ variant: 'quiet', size }, 'square')}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="more" />
      </button>
      {isOpen && <MenuAt label={label} entries={entries()} anchor={button} isOpen onClose={() => setOpen(false)} />}
    </>
  );
}
