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

/** A phone has its pages in a bar along the lower edge: the 52 rem and 3.75 rem of the shell, in px. */
const PHONE = { width: 832, bar: 60 };

/**
 * Where a card stands that points at something: below it, else above, else beside it, always whole on the screen and never over
 * what it names while there is room at any side of it; else over the part of it that reaches farthest. In px of the screen;
 * without anything to point at it stands in the lower corner, where pages that are still empty have neither words nor buttons.
 */
export function placeCard(anchor: Box | null, card: Size, screen: Size): { left: number; top: number } {
  const within = (value: number, size: number, whole: number) => Math.max(GAP, Math.min(value, whole - size - GAP));
  if (!anchor)
    return {
      left: Math.max(GAP, screen.width - card.width - GAP),
      top: screen.height - card.height - GAP - (screen.width <= PHONE.width ? PHONE.bar : 0),
    };
  const left = within(anchor.left, card.width, screen.width);
  const top = within(anchor.top, card.height, screen.height);
  const sides = [
    { left, top: anchor.top + anchor.height + GAP },
    { left, top: anchor.top - GAP - card.height },
    { left: anchor.left + anchor.width + GAP, top },
    { left: anchor.left - GAP - card.width, top },
  ];
  const isWhole = (place: { left: number; top: number }) =>
    place.left === within(place.left, card.width, screen.width) && place.top === within(place.top, card.height, screen.height);
  return sides.find(isWhole) ?? { left, top: screen.height - card.height - GAP };
}
