import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { buttonClass, type ButtonLook } from './button-look.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  icon: IconName;
  /** Read out, and shown when the pointer rests on it. */
  label: string;
  onPress?: () => void;
  disabled?: boolean;
  /** Pressed or not, for buttons that stay down. */
  pressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  onPress,
  disabled = false,
  pressed,
  ref,
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton
        ref={ref}
        className={buttonClass({ variant, size }, 'square')}
        aria-label={label}
        aria-pressed={pressed}
        isDisabled={disabled}
        onPress={onPress}
      >
        <Icon name={icon} size={size === 'small' ? 16 : 18} />
      </AriaButton>
    </Tooltip>
  );
}
