import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { fetchOpened } from './use-opened.ts';

interface Opener {
  /** For the button that opens. */
  trigger: {
    ref: RefObject<HTMLButtonElement | null>;
    type: 'button';
    'aria-expanded': boolean;
    onPointerEnter: () => void;
    onPointerDown: (event: SyntheticEvent) => void;
    onClick: (event: SyntheticEvent) => void;
  };
  /** For what is opened at it. */
  at: { anchor: RefObject<HTMLButtonElement | null>; isOpen: boolean; onClose: () => void };
  open: () => void;
  /** The opened part, from the first opening on. */
  shown: (opened: () => ReactNode) => ReactNode;
}

/** The button belongs to itself: a row that opens when it is pressed does not hear of it, nor does what is dragged. */
const alone = (event: SyntheticEvent): void => event.stopPropagation();

/** A plain button and what opens at it, which is made only when it opens: a table that is scrolled has dozens of these. */
export function useOpener(): Opener {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = (): void => {
    setOpened(true);
    setOpen(true);
  };
  return {
    trigger: {
      ref: anchor,
      type: 'button',
      'aria-expanded': isOpen,
      onPointerEnter: () => void fetchOpened(),
      onPointerDown: alone,
      onClick(event) {
        alone(event);
        open();
      },
    },
    at: { anchor, isOpen, onClose: () => setOpen(false) },
    open,
    shown: (opened) => wasOpened && <Suspense>{opened()}</Suspense>,
  };
}

/** A menu opens by the arrow that leads into it, too. */
export function openedByArrows(open: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    event.stopPropagation();
    open();
  };
}
