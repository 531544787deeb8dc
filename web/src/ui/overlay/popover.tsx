import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { buttonClass, type ButtonLook } from '../control/button-look.ts';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../control/icon.tsx';
import type { IconName } from '../control/icon-shapes.ts';
import surface from '../look/surface.module.css';
import styles from './why.module.css';

interface PopoverProps extends ButtonLook {
  /** The words on the trigger. */
  label: string;
  icon?: IconName;
  placement?: AriaPopoverProps['placement'];
  /** What the trigger shows instead of icon and label; the label is read out before it. */
  trigger?: ReactNode;
  /** The trigger's own class, where it does not look like a button. */
  triggerClass?: string;
  /** Gets a function that closes the place, for a choice that ends it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small place of its own: filters, a few settings. */
export function Popover({ label, icon, placement = 'bottom start', trigger, triggerClass, children, ...look }: PopoverProps) {
  return (
    <DialogTrigger>
      <Button className={triggerClass ?? buttonClass(look)}>
        {trigger ? <span data-unseen="">{label}</span> : icon && <Icon name={icon} />}
        {trigger ?? label}
      </Button>
      <AriaPopover className={classNames(surface.surface, styles.popover)} placement={placement} offset={6}>
        <Dialog className={styles.inside ?? ''} aria-label={label}>
          {typeof children === 'function' ? ({ close }) => children(close) : children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
