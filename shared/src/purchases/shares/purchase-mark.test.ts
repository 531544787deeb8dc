import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { marksOfArticle } from './purchase-mark.ts';

test.each<[name: string, marks: string[], language?: Language]>([
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
  ['Lait de foin STG', ['stg'], 'fr'],
  ['Lait de foin STG', []],
  ['Reblochon A.O.P.', ['aop']],
  ['Poulet L.R.', ['label_rouge'], 'fr'],
  ['Poulet L.R.', []],
  ['Lait AB', ['organic'], 'fr'],
  ['Mjölk Arla Foods AB', []],
  ['Fromage non AOP', []],
  ['Torsk, ej MSC', []],
  ['Terrine façon fermière', []],
  ['constructor __proto__', []],
])('%s has its marks', (name, marks, language) => {
  expect(
    [...marksOfArticle({ name, organic: false, decided: null, origin: null, language: language ?? null })].toSorted(),
  ).toEqual([...marks].toSorted());
});

test('a person’s decision goes before the name, and the name before what stands in the row', () => {
  const article = { name: 'Økologisk mælk', organic: false, decided: null, origin: null, language: 'da' } as const;
  expect([...marksOfArticle(article)]).toEqual(['organic']);
  expect([...marksOfArticle({ ...article, organic: true, decided: false })]).toEqual([]);
  expect([...marksOfArticle({ ...article, name: 'Mælk', decided: true })]).toEqual(['organic']);
  expect([...marksOfArticle({ ...article, name: 'Mælk', organic: true })]).toEqual(['organic']);
  expect([...marksOfArticle({ ...article, name: 'Mælk', organic: true, decided: false })]).toEqual([]);
  expect([...marksOfArticle({ ...article, name: 'Mælk, ikke økologisk', organic: true })]).toEqual([]);
  // English "org" alone says neither: what stands in the row counts.
  const carrots = { ...article, name: 'CARROTS ORG 10KG', language: 'en_gb' } as const;
  expect([...marksOfArticle({ ...carrots, organic: true })]).toEqual(['organic']);
  expect([...marksOfArticle({ ...carrots, organic: false })]).toEqual([]);
});
