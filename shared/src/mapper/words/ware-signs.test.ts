import { expect, test } from 'vitest';
import { fold } from '../../ingredients/search/fold.ts';
import { hasWareSign } from './ware-signs.ts';

test.each([
  'VAFFELJERN 2,4KW',
  'Stegeplader 1/1GN',
  'Folie 45cm x 300m',
  'Handske stl M pdr.fri',
  'Fadskål PP 20x30 blå',
  'Tas kraft 22x10 500st',
  'Pot + lid 2500s',
])('%s is made of what only things are made of', (name) => {
  expect(hasWareSign(fold(name))).toBe(true);
});

test.each([
  'Æg skrabe M/L 15 bk a 12 stk',
  'Apfelschorle 12x0,75 Glas',
  'Tomat 24x33 PET',
  'Croissant 80g x 60 karton',
  'Nori ark 50 stk',
  'Blå vindruer 5 kg plast 40x60',
  'Solo 24x0,5L inkl pant',
  'Tortilla 30 cm 12 x 18 st',
])('%s may be a food', (name) => {
  expect(hasWareSign(fold(name))).toBe(false);
});
