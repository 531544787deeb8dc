import { Fragment, type ReactNode, type RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { buttonClass, type ButtonLook } from '../control/button-look.ts';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../control/icon.tsx';
import type { IconName } from '../control/icon-shapes.ts';
import surface from '../look/surface.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  onAction: () => void;
  icon?: IconName;
  hint?: string;
  danger?: boolean;
  disabled?: boolean;
  /** A line above it, where another kind of action begins. */
  apart?: boolean;
  /** The one that holds now, in a menu that chooses. */
  current?: boolean;
}

interface MenuProps extends ButtonLook {
  /** What the trigger does; read out before what it shows. With `icon` and no children it shows the icon alone. */
  label: string;
  icon?: IconName;
  /** What the trigger shows instead of an icon. */
  children?: ReactNode;
  /** The trigger's own class, where it does not look like a button. */
  triggerClass?: string | undefined;
  entries: readonly MenuEntry[];
  placement?: PopoverProps['placement'];
}

export function Menu({ label, icon, children, triggerClass, entries, placement = 'bottom end', ...look }: MenuProps) {
  return (
    <MenuTrigger>
      <Button
        className={triggerClass ?? buttonClass({ variant: 'quiet', ...look }, children ? false : 'square')}
        aria-label={children ? undefined : label}
      >
        {children && <span data-unseen="">{label}</span>}
        {children ?? <Icon name={icon ?? 'more'} />}
      </Button>
      <Popover className={surface.surface ?? ''} placement={placement} offset={6}>
        <Entries label={label} entries={entries} />
      </Popover>
    </MenuTrigger>
  );
}

interface MenuAtProps {
  label: string;
  entries: readonly MenuEntry[];
  /** The button that was pressed; null while the menu is closed. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

/** One menu for many buttons, at the one that was pressed: hundreds of rows with a menu each would be felt. */
export function MenuAt({ label, entries, anchor, isOpen, onClose }: MenuAtProps) {
  return (
    <Popover
      className={surface.surface ?? ''}
      placement="bottom end"
      offset={6}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <Entries label={label} entries={entries} onClose={onClose} />
    </Popover>
  );
}

function Entries({ label, entries, onClose }: { label: string; entries: readonly MenuEntry[]; onClose?: () => void }) {
  const marked = entries.some((entry) => entry.current !== undefined);
  // A menu that chooses is one of radio items: the mark is read out, and the keyboard begins at it.
  const chosen = marked && {
    selectionMode: 'single' as const,
    selectedKeys: entries.filter((entry) => entry.current).map((entry) => entry.id),
  };
  return (
    <AriaMenu
      className={surface.list ?? ''}
      aria-label={label}
      {...chosen}
      {...(onClose && { onClose, autoFocus: 'first' as const })}
    >
      {entries.map((entry) => (
        <Fragment key={entry.id}>
          {entry.apart && <Separator className={surface.rule ?? ''} />}
          <MenuItem
            id={entry.id}
            textValue={entry.label}
            className={classNames(surface.option, entry.danger && surface.danger)}
            isDisabled={entry.disabled ?? false}
            onAction={entry.onAction}
          >
            {marked && <span className={surface.mark}>{entry.current && <Icon name="check" size={16} />}</span>}
            {entry.icon && <Icon name={entry.icon} size={17} />}
            <span className={surface.words}>
              {entry.label}
              {entry.hint && <span className={surface.hint}>{entry.hint}</span>}
            </span>
          </MenuItem>
        </Fragment>
      ))}
    </AriaMenu>
  );
}
