import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';
import { Spinner } from './spinner.tsx';
import { useHeldFocus } from './use-held-focus.ts';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  icon?: IconName;
  /** Work is under way: shows it, and takes no second press. */
  busy?: boolean;
}

export function Button({ variant, size, wide, icon, busy = false, type = 'button', children, onClick, ...rest }: ButtonProps) {
  const { disabled = false } = rest;
  const held = useHeldFocus<HTMLButtonElement>(disabled, rest);
  return (
    <button
      {...rest}
      {...held}
      aria-disabled={disabled || rest['aria-disabled'] || undefined}
      type={type}
      className={buttonClass({ variant, size, wide })}
      aria-busy={busy || undefined}
      onClick={busy || disabled ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size={size === 'small' ? 14 : 16} /> : icon && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
      {children}
    </button>
  );
}
