import { expect, test } from 'vitest';
import { placeCard } from './place-card.ts';

const SCREEN = { width: 1000, height: 800 };
const CARD = { width: 300, height: 200 };

test('below what it points at, where there is room', () => {
  expect(placeCard({ left: 100, top: 50, width: 80, height: 40 }, CARD, SCREEN)).toEqual({ left: 100, top: 102 });
});

test('above what stands at the lower edge', () => {
  expect(placeCard({ left: 100, top: 760, width: 80, height: 30 }, CARD, SCREEN)).toEqual({ left: 100, top: 548 });
});

test('beside what is too high for either', () => {
  expect(placeCard({ left: 100, top: 100, width: 80, height: 650 }, CARD, SCREEN)).toEqual({ left: 192, top: 100 });
  expect(placeCard({ left: 900, top: 100, width: 80, height: 650 }, CARD, SCREEN)).toEqual({ left: 588, top: 100 });
});

test('whole on the screen', () => {
  expect(placeCard({ left: 950, top: 50, width: 40, height: 40 }, CARD, SCREEN).left).toBe(688);
  expect(placeCard({ left: -50, top: 50, width: 40, height: 40 }, CARD, SCREEN).left).toBe(12);
});

test('in the lower corner when there is nothing to point at, so that the words of an empty page can be read', () => {
  expect(placeCard(null, CARD, SCREEN)).toEqual({ left: 688, top: 588 });
  // Above the bar of pages on a phone.
  expect(placeCard(null, CARD, { width: 390, height: 800 })).toEqual({ left: 78, top: 528 });
});

test('never over what it points at, wherever a side of it has room', () => {
  const sizes = [40, 180, 420, 700];
  const covered: object[] = [];
  for (const width of sizes)
    for (const height of sizes)
      for (let left = 0; left + width <= SCREEN.width; left += 60)
        for (let top = 0; top + height <= SCREEN.height; top += 60) {
          const place = placeCard({ left, top, width, height }, CARD, SCREEN);
          const room = {
            width: Math.max(left, SCREEN.width - left - width) - 24,
            height: Math.max(top, SCREEN.height - top - height) - 24,
          };
          const isBeside = place.left >= left + width || left >= place.left + CARD.width;
          const isAboveOrBelow = place.top >= top + height || top >= place.top + CARD.height;
          if ((room.width >= CARD.width || room.height >= CARD.height) && !isBeside && !isAboveOrBelow)
            covered.push({ left, top, width, height, place });
        }
  expect(covered).toEqual([]);
});
