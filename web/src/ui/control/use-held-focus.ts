import { type FocusEvent, useState } from 'react';

interface HeldFocus<Element> {
  disabled: boolean;
  onFocus: (event: FocusEvent<Element>) => void;
  onBlur: (event: FocusEvent<Element>) => void;
}

/**
 * A control that becomes disabled while it has the focus keeps it until the person goes on; its `aria-disabled` says the rest:
 * else the focus would fall to the document, and the next Tab would begin at the top.
 */
export function useHeldFocus<Element>(
  isDisabled: boolean,
  { onFocus, onBlur }: Partial<Pick<HeldFocus<Element>, 'onFocus' | 'onBlur'>>,
): HeldFocus<Element> {
  const [isFocused, setFocused] = useState(false);
  return {
    disabled: isDisabled && !isFocused,
    onFocus: (event) => {
      setFocused(true);
      onFocus?.(event);
    },
    onBlur: (event) => {
      setFocused(false);
      onBlur?.(event);
    },
  };
}
