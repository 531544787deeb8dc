import { expect, test } from 'vitest';
import { servedPlaces } from './served-places.ts';

const lunch = { name: 'Lunch', restaurant: 'Matsalen' };
const week = { name: 'Week 48', restaurant: 'Matsalen' };

test('menus and plans are named with their restaurant, each once', () => {
  expect(servedPlaces({ items: [lunch, lunch], plans: [week] })).toEqual({
    menus: ['Lunch (Matsalen)'],
    plans: ['Week 48 (Matsalen)'],
  });
});

test('a server of the former release says nothing of plans, and its menus are named all the same', () => {
  expect(servedPlaces({ items: [lunch] })).toEqual({ menus: ['Lunch (Matsalen)'], plans: [] });
});
