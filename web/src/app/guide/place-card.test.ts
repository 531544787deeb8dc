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

test('in the middle when there is nothing to point at', () => {
  expect(placeCard(null, CARD, SCREEN)).toEqual({ left: 350, top: 300 });
});
