import { expect, test } from 'vitest';
import { parseLine } from '../../ingredients/phrase/parse-line.ts';
import { bagOfLine, bagsByName, lineOfBag } from './bag-line.ts';

const BAGS = bagsByName([
  {
    id: 'red',
    names: [
      { language: 'sv', name: 'Rödvinssås' },
      { language: 'en_gb', name: 'Red wine sauce' },
    ],
  },
  { id: 'pesto', names: [{ language: 'sv', name: 'Pesto, kökets' }] },
  { id: 'one', names: [{ language: 'sv', name: 'Fond' }] },
  { id: 'other', names: [{ language: 'sv', name: 'Fond' }] },
]);

test.each([
  ['200 g rödvinssås', 'red'],
  ['3 dl Red Wine Sauce', 'red'],
  ['500 g pesto, kökets', 'pesto'],
  ['100 g pesto', null],
  ['2 dl fond', null],
  ['200 g rödvin', null],
] as const)('%s is the bag %s', (line, id) => {
  expect(bagOfLine(BAGS, parseLine(line, 'sv'))?.id ?? null).toBe(id);
});

test('a bag is taken by its weight, and what is no weight waits for a person', () => {
  const [, red] = [...BAGS.values()];
  if (!red) throw new Error('no bag');
  expect(lineOfBag(red, parseLine('1,5 kg rödvinssås', 'sv'), 'sv')).toMatchObject({
    bagId: 'red',
    ingredient: null,
    amount: 1.5,
    unit: 'kg',
  });
  expect(lineOfBag(red, parseLine('3 dl rödvinssås', 'sv'), 'sv')).toMatchObject({ bagId: 'red', amount: null });
});
