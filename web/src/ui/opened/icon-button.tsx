import type { Ref, SyntheticEvent } from 'react';
import { buttonClass, type ButtonLook } from '../control/button-look.ts';
import { Icon } from '../control/icon.tsx';
import type { IconName } from '../control/icon-shapes.ts';
import { useTooltip } from './tooltip.tsx';

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

/** A row that opens when it is pressed, or can be dragged, does not hear of a press of a button in it. */
const alone = (event: SyntheticEvent): void => event.stopPropagation();

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
  const { handlers, hide, tooltip } = useTooltip(label);
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={buttonClass({ variant, size }, 'square')}
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        {...handlers}
        onPointerDown={(event) => {
          alone(event);
          hide();
        }}
        onClick={(event) => {
          alone(event);
          hide();
          onPress?.();
        }}
      >
        <Icon name={icon} size={size === 'small' ? 16 : 18} />
      </button>
      {tooltip}
    </>
  );
}
