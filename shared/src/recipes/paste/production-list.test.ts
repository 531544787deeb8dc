import { describe, expect, test } from 'vitest';
import { parseLine } from '../../ingredients/phrase/parse-line.ts';
import type { Language } from '../../kernel/language.ts';
import { readPastedRecipe } from './pasted-recipe.ts';

const amountsOf = (text: string, language: Language) => {
  const { title, portions, lines } = readPastedRecipe(text, language);
  const read = lines.map(({ text: line }) => {
    const { quantity, unit, name } = parseLine(line, language);
    return [quantity, unit, name];
  });
  return { title, portions, read };
};

describe('a list of a production kitchen is read by its columns', () => {
  test('unit, article, amount of a portion, package and total: packages of a size agree by what they hold', () => {
    const text = `Biksemad (200g)
KG R Kartofler, skrællede 0,250 KG 25,000
KG R Smør, 10 kg saltet 0,156 PK 1,562
STK R Æg 1,000 STK 100,000
LTR R Sødmælk, 1 l 0,080 STK 8,000
KG F Løg i tern 0,045 KG 4,500`;
    expect(amountsOf(text, 'da')).toEqual({
      title: 'Biksemad (200g)',
      portions: 100,
      read: [
        [25, 'kg', 'Kartofler'],
        [15.62, 'kg', 'Smør'],
        [100, 'piece', 'Æg'],
        [8, 'l', 'Sødmælk'],
        [4.5, 'kg', 'Løg'],
      ],
    });
  });

  test.each<[Language, string, number, [number, string][]]>([
    [
      'sv',
      'Potatis 0,180 kg 9,000 kg\nFalukorv 0,120 kg 6,000 kg\nLök 0,020 kg 1,000 kg',
      50,
      [
        [9, 'kg'],
        [6, 'kg'],
        [1, 'kg'],
      ],
    ],
    [
      'de',
      'Kartoffeln KG 0,200 KG 16,000\nZwiebeln KG 0,030 KG 2,400\nSahne LTR 0,050 LTR 4,000',
      80,
      [
        [16, 'kg'],
        [2.4, 'kg'],
        [4, 'l'],
      ],
    ],
    [
      'nl',
      'KG Aardappelen 0,250 KG 30,000\nST Eieren 1 ST 120\nGR Zout 2,5 KG 0,300',
      120,
      [
        [30, 'kg'],
        [120, 'piece'],
        [0.3, 'kg'],
      ],
    ],
    [
      'fr',
      'KG Carottes râpées 12,000 0,100\nKG Pommes de terre 24,000 0,200\nL Crème 3,600 0,030',
      120,
      [
        [12, 'kg'],
        [24, 'kg'],
        [3.6, 'l'],
      ],
    ],
    [
      'en_gb',
      'Potatoes 0.250 kg 1,250.000 kg\nOnions 0.040 kg 200.000 kg\nStock 0.150 l 750.000 l',
      5000,
      [
        [1250, 'kg'],
        [200, 'kg'],
        [750, 'l'],
      ],
    ],
    [
      'no',
      'KG Poteter\t0,210\tKG\t21,0\nKG Torsk\t0,150\tKG\t15,0\nKG Gulrot\t0,08\tKG\t8,0',
      100,
      [
        [21, 'kg'],
        [15, 'kg'],
        [8, 'kg'],
      ],
    ],
  ])('in %s: %j', (language, text, portions, amounts) => {
    const read = amountsOf(text, language);
    expect(read.portions).toBe(portions);
    expect(read.read.map(([quantity, unit]) => [quantity, unit])).toEqual(amounts);
  });

  test('what stands over the columns is no dish and no ingredient', () => {
    const text = 'Frikadeller\nEnh. Vare Pr. portion Total\nKG Hakket svinekød 0,120 12,000\nKG Løg 0,015 1,500';
    expect(amountsOf(text, 'da')).toMatchObject({
      title: 'Frikadeller',
      portions: 100,
      read: [
        [12, 'kg', expect.any(String)],
        [1.5, 'kg', 'Løg'],
      ],
    });
    expect(readPastedRecipe(text, 'da').notes).toContain('Pr. portion');
  });
});

test.each([
  'Pandekager\n3 æg\n2,5 dl mel\n5 dl mælk',
  'Mel 500 g 2 dl\nSmør 100 g 4 dl\nSukker 50 g 6 dl',
  'Butter 0,156 PK 1,562',
  'Type 550 Mehl 1,500 kg\nType 405 Mehl 2,500 kg',
])('%j is no such list', (text) => {
  expect(readPastedRecipe(text, 'da').portions).toBeNull();
});

test.each([
  ['de', 'Rezept: Gratin\nZutat | je Portion | gesamt\nKartoffeln | 180 g | 14,4 kg\nMilch | 40 ml | 3,2 l', 'Gratin', 80],
  [
    'fr',
    'FICHE TECHNIQUE : Poulet\nDenrées ; unité ; par couvert ; total\nCuisses ; kg ; 0,200 ; 20\nAil ; kg ; 0,002 ; 0,2',
    'Poulet',
    100,
  ],
] as const)('a table of a %s kitchen with marks between its columns is such a list', (language, text, title, portions) => {
  const read = readPastedRecipe(text, language);
  expect(read).toMatchObject({ title, portions });
  expect(read.lines.filter(({ heading }) => !heading)).toHaveLength(2);
});

test('a large amount in the first cell is no article’s number, and one beside an amount is', () => {
  const text = 'Soup\n100 portions\n12500\tg\tPotatoes\n15000\tml\tWater\n800\tg\tSalt';
  expect(amountsOf(text, 'en_gb').read).toEqual([
    [12500, 'g', 'Potatoes'],
    [15000, 'ml', 'Water'],
    [800, 'g', 'Salt'],
  ]);
  const { quantity, unit, name } = parseLine('101947\tGinger puree\t0.15 KG', 'en_gb');
  expect([quantity, unit, name]).toEqual([0.15, 'kg', 'Ginger puree']);
  expect(parseLine('10000\tEier', 'de').quantity).toBe(10000);
});
