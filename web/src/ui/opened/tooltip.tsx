import { Suspense, useEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { useOpened } from './use-opened.ts';

/** Milliseconds that a pointer rests before it is answered. */
const REST = 500;

interface TooltipOf {
  /** For the element that is explained. */
  handlers: {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
  hide: () => void;
  tooltip: ReactNode;
}

/** Says more about one focusable thing. Never the only place of something a person must know: a finger cannot hover. */
export function useTooltip(text: string): TooltipOf {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = (): void => {
    clearTimeout(resting.current);
    setAnchor(null);
  };
  useEffect(() => () => clearTimeout(resting.current), []);
  // A tooltip that covers something is put away without moving the pointer.
  useEffect(() => {
    if (!anchor) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setAnchor(null);
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [anchor]);
  return {
    handlers: {
      onPointerEnter({ pointerType, currentTarget }) {
        if (pointerType === 'touch') return;
        clearTimeout(resting.current);
        resting.current = setTimeout(() => setAnchor(currentTarget), REST);
      },
      onPointerLeave: hide,
      onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && setAnchor(currentTarget),
      onBlur: hide,
    },
    hide,
    tooltip: anchor && (
      <Suspense>
        <Fetched anchor={anchor} text={text} onClose={hide} />
      </Suspense>
    ),
  };
}

function Fetched({ anchor, text, onClose }: { anchor: HTMLElement; text: string; onClose: () => void }) {
  const { OpenedTooltip } = useOpened();
  return (
    <OpenedTooltip anchor={{ current: anchor }} onClose={onClose}>
      {text}
    </OpenedTooltip>
  );
}
