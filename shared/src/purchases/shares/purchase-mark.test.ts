import { expect, test } from 'vitest';
import { marksOfArticle, marksOfName } from './purchase-mark.ts';

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
  ['Milch konventionell (nicht Bio)', []],
  ['Lauch 12 Stg.', []],
  ['LAUCH 10 STG', []],
  ['Lait de foin STG', ['stg']],
  ['Reblochon A.O.P.', ['aop']],
  ['Poulet L.R.', ['label_rouge']],
  ['Lait AB', ['organic']],
  ['Fromage non AOP', []],
  ['Torsk, ej MSC', []],
  ['Terrine façon fermière', []],
  ['constructor __proto__', []],
])('%s has its marks', (name, marks) => {
  expect([...marksOfName(name)].toSorted()).toEqual([...marks].toSorted());
});

test('a person’s decision goes before the name, and a column that says organic before both', () => {
  const article = { name: 'Økologisk mælk', organic: false, decided: null, origin: null, language: 'da' } as const;
  expect([...marksOfArticle(article)]).toEqual(['organic']);
  expect([...marksOfArticle({ ...article, organic: true, decided: false })]).toEqual([]);
  expect([...marksOfArticle({ ...article, name: 'Mælk', decided: true })]).toEqual(['organic']);
  expect([...marksOfArticle({ ...article, name: 'Mælk', organic: true, decided: false })]).toEqual(['organic']);
});
