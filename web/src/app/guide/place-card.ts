interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between the card, what it points at, and the edge of the screen, in px. */
const GAP = 12;

/**
 * Where a card stands that points at something: below it, else above, else beside it, always whole on the screen. In px
 * of the screen; without anything to point at it stands in the middle.
 */
export function placeCard(anchor: Box | null, card: Size, screen: Size): { left: number; top: number } {
  const within = (value: number, size: number, whole: number) => Math.max(GAP, Math.min(value, whole - size - GAP));
  if (!anchor) return { left: (screen.width - card.width) / 2, top: (screen.height - card.height) / 2 };
  const left = within(anchor.left, card.width, screen.width);
  const below = anchor.top + anchor.height + GAP;
  if (below + card.height + GAP <= screen.height) return { left, top: below };
  const above = anchor.top - GAP - card.height;
  if (above >= GAP) return { left, top: above };
  const right = anchor.left + anchor.width + GAP;
  const fitsRight = right + card.width + GAP <= screen.width;
  return {
    left: fitsRight ? right : within(anchor.left - GAP - card.width, card.width, screen.width),
    top: within(anchor.top, card.height, screen.height),
  };
}
