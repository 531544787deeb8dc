import { expect, test } from 'vitest';
import type { Language } from '../../../kernel/language.ts';
import { readPastedRecipe } from '../pasted-recipe.ts';
import { withHeadedColumns } from './headed-columns.ts';

const linesOf = (text: string, language: Language): string[] =>
  readPastedRecipe(text, language).lines.map(({ text: line }) => line);

test('a table parted by semicolons is read by the words over its columns', () => {
  const rows = ['Menge;Einheit;Artikel;Zusatz', '8,00;kg;Kartoffeln;geschält', '0,50;l;Rapsöl;', '2,00;kg;Lauch;', '3;Bd;Dill;'];
  expect(linesOf(`Kartoffelsuppe, 60 Portionen\n\n${rows.join('\n')}`, 'de')).toEqual([
    '8,00 kg Kartoffeln, geschält',
    '0,50 l Rapsöl',
    '2,00 kg Lauch',
    '3 Bd Dill',
  ]);
});

test('a column of prices is none of amounts, and what a remark counts neither', () => {
  const french = [
    'Denrées\tUnité\tQuantité\tPU HT\tObservations',
    'Riz\tkg\t6,000\t1,90\tIGP',
    'Lait\tL\t4,000\t0,92\t',
    'Sel\tkg\t0,050\t0,60\t',
  ];
  expect(linesOf(`Riz au lait\nNombre de couverts : 80\n\n${french.join('\n')}`, 'fr')).toEqual([
    'Riz: 6,000 kg',
    'Lait: 4,000 L',
    'Sel: 0,050 kg',
  ]);
  const danish = ['Vare\tMængde\tEnhed\tBemærkning', 'Ris\t2,25\tkg\t50 g pr. barn', 'Løg\t600\tg', 'Karry\t40\tg'];
  expect(linesOf(`Kylling\n\n${danish.join('\n')}`, 'da')).toEqual(['Ris: 2,25 kg', 'Løg: 600 g', 'Karry: 40 g']);
});

test('prices that say so come off without a head', () => {
  const rows = ['Leeks\t4\tkg\t$4.36', 'Milk\t2\tl\t$3.10', 'Salt\t\t€ 0,20', 'Pepper\tto taste'];
  expect(withHeadedColumns(rows)).toEqual(['Leeks\t4\tkg', 'Milk\t2\tl', 'Salt', 'Pepper\tto taste']);
  expect(withHeadedColumns(rows.slice(0, 2))).toEqual(rows.slice(0, 2));
});

test('what a person pours counts no portions where amounts stand in a column', () => {
  expect(linesOf('Frikadeller\n80 portioner\n\n9,0 kg   Hakket gris\n24 stk   Æg, mellem\n1,2 kg   Løg', 'da')).toEqual([
    '9,0 kg Hakket gris',
    '24 stk Æg, mellem',
    '1,2 kg Løg',
  ]);
});

test('the amount for all is kept as it is written', () => {
  const text = 'Gryte\n\tper porsjon\t75 porsjoner\nKikerter\t100 g\t7,5 kg\t\nLøk\t20 g\t1,5 kg\t\nHvitløk\t2 g\t150 g\t';
  expect(readPastedRecipe(text, 'no')).toMatchObject({ portions: 75 });
  expect(linesOf(text, 'no')).toEqual(['7,5 kg Kikerter', '1,5 kg Løk', '150 g Hvitløk']);
});

test.each(['TOTAL\t$28.71', 'I alt: 189 kr', 'Food cost 29%', 'Lägg i varukorg 189 kr (47 kr/port)'])(
  'what it costs is no food: %s',
  (cost) => {
    expect(linesOf(`Salad\n4 portions\n\n2 kg leeks\n1 kg potatoes\n${cost}`, 'en_gb')).toEqual(['2 kg leeks', '1 kg potatoes']);
  },
);
