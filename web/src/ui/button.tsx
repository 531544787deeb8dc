import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  icon?: IconName;
  /** Work is under way: shows it, and takes no second press. */
  busy?: boolean;
}

export function Button({ variant, size, wide, icon, busy = false, type = 'button', children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is handed on
      type={type}
      className={buttonClass({ variant, size, wide })}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size={size === 'small' ? 14 : 16} /> : icon && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
      {children}
    </button>
  );
}
