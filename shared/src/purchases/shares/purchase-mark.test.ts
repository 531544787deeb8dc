import { expect, test } from 'vitest';
import { marksOfName } from './purchase-mark.ts';

test.each([
  ['Ø Skummetmælk 1 L', ['organic']],
  ['Rødløg', []],
  ['Økologisk hvedemel', ['organic']],
  ['Øl 33 cl', []],
  ['Poulet fermier Label Rouge', ['label_rouge', 'fermier']],
  ['Comté AOP 12 mois', ['aop']],
  ['KRAV-märkt mjölk', ['organic', 'krav']],
  ['Torsk KRAV MSC', ['krav', 'msc']],
  ['Kaffe Fairtrade Eko', ['organic', 'fairtrade']],
  ['Probiotic yoghurt', []],
  ['Kabeljau MSC', ['msc']],
  ['Vildsvinsfärs svensk', ['swedish_game']],
  ['Allgäuer Emmentaler g.U.', ['aop']],
  ['Rejer med skal', []],
  ['constructor __proto__', []],
])('%s has its marks', (name, marks) => {
  expect([...marksOfName(name)].toSorted()).toEqual([...marks].toSorted());
});
