import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articleIdentities, rememberedOf } from './memory/remembered.ts';
import { isCoatAlone, isCoated } from './words/cut-words.ts';
import { purchaseWordsOf } from './purchase-words.ts';
import { nameKeyOf, readPurchasedName, withoutHouseBrands, withoutPacks } from './purchased-name.ts';

/** Words as the food data has them, a few of each language. */
const WORDS = {
  en: purchaseWordsOf(['organic', 'soil association'], { spanish: 'ES', 'new zealand': 'NZ', irish: 'IE' }),
  sv: purchaseWordsOf(['eko', 'ekologisk', 'krav', 'krav-märkt'], { sverige: 'SE', svensk: 'SE', irland: 'IE' }),
  no: purchaseWordsOf(['øko', 'økologisk', 'debio'], { norge: 'NO', norsk: 'NO' }),
  da: purchaseWordsOf(['øko', 'ø-mærket'], { danmark: 'DK', dansk: 'DK' }),
  de: purchaseWordsOf(['bio', 'demeter', 'bioland'], { norwegen: 'NO', 'vereinigte staaten': 'US', deutschland: 'DE' }),
  fr: purchaseWordsOf(['bio', 'agriculture biologique', 'ab'], { france: 'FR', 'nouvelle-zélande': 'NZ' }),
  nl: purchaseWordsOf(['bio', 'biologisch', 'skal'], { nederland: 'NL', spaanse: 'ES' }),
};

test.each([
  // British and American English
  ['en', 'Beef mince 10% 5kg frozen', 'Beef mince 10% frozen', false, null],
  ['en', 'HEINZ BAKED BEANS 6X2.62KG', 'BAKED BEANS', false, null],
  ['en', 'Lamb leg bnls New Zealand 2.2-2.5kg', 'Lamb leg bnls', false, 'NZ'],
  ['en', 'Organic porridge oats 12 x 1kg', 'porridge oats', true, null],
  ['en', 'CHICKEN BRST BNLS SKNLS 4/10LB', 'CHICKEN BRST BNLS SKNLS', false, null],
  ['en', 'Eggs large USDA 15 dz 48ct', 'Eggs large USDA 15 dz', false, null],
  // Swedish
  ['sv', 'TOMAT KROSSAD 6X2,5KG EKO', 'TOMAT KROSSAD', true, null],
  ['sv', 'ARLA Mjölk 3% 10L Sverige', 'Mjölk 3%', false, 'SE'],
  ['sv', 'NÖTFÄRS 12% 2X5KG FRYST IRLAND', 'NÖTFÄRS 12% FRYST', false, 'IE'],
  ['sv', 'Morötter KRAV-märkt ca 5 kg', 'Morötter', true, null],
  // Norwegian, Danish
  ['no', 'Laksefilet 1,5kg fersk Norge', 'Laksefilet fersk', false, 'NO'],
  ['no', 'TINE lettmelk øko 6x1 l', 'lettmelk', true, null],
  ['da', 'Hakket oksekød 8-12% 3 kg DK', 'Hakket oksekød 8-12%', false, 'DK'],
  ['da', 'Kohberg rugbrød skåret 950g x 8', 'Kohberg rugbrød skåret', false, null],
  // German, French, Dutch
  ['de', 'Bio Hackfleisch gemischt 2,5 kg', 'Hackfleisch gemischt', true, null],
  ['de', 'Lachsseite m.H. Norwegen 1,4-1,8kg', 'Lachsseite m.H.', false, 'NO'],
  ['de', 'Zwiebeln gelb 10kg DE', 'Zwiebeln gelb', false, 'DE'],
  ['fr', 'POMMES DE TERRE 10KG FRANCE BIO', 'POMMES DE TERRE', true, 'FR'],
  ['fr', 'Agneau gigot Nouvelle-Zélande 2 kg', 'Agneau gigot', false, 'NZ'],
  ['nl', 'Rundergehakt 5kg BIO', 'Rundergehakt', true, null],
  ['nl', 'Spaanse uien 25kg', 'uien', false, 'ES'],
] as const)('in %s "%s" is %s (organic: %s, from: %s)', (language, written, name, organic, origin_iso) => {
  expect(readPurchasedName(written, WORDS[language])).toMatchObject({ written, name, organic, origin_iso });
});

describe('one name', () => {
  test.each([
    ['TOMAT KROSSAD 6X2,5KG', 'tomat krossad 12x400 g'],
    ['Crème fraîche 15% 2 l', 'CREME FRAICHE 15 % 5L'],
    ['Beef mince, 10% (5kg)', 'beef mince 10%'],
    ['Hushållsost  riven', 'hushallsost riven'],
  ])('is "%s" as well as "%s"', (one, other) => {
    expect(nameKeyOf(one)).toBe(nameKeyOf(other));
  });

  test.each([
    ['Beef mince 10%', 'Beef mince 20%'],
    ['Nötfärs Irland', 'Nötfärs Sverige'],
    ['Morötter', 'Morötter eko'],
  ])('is not "%s" and "%s"', (one, other) => {
    expect(nameKeyOf(one)).not.toBe(nameKeyOf(other));
  });
});

test.each([
  ['KYCKLINGFILÉ CHEF SEL. 5KG', 'KYCKLINGFILÉ 5KG'],
  ['tomat krossad PROF', 'tomat krossad'],
  ['Morot MENU+ 10KG', 'Morot 10KG'],
  ['BEURRE DEMI SEL 250G', 'BEURRE DEMI SEL 250G'],
  ['Premium Hotdogs', 'Premium Hotdogs'],
  ['MENU', 'MENU'],
])('without its house line %s is %s', (written, said) => {
  expect(withoutHouseBrands(written)).toBe(said);
});

test('what is nothing but a pack, a maker or a place stays as it was written', () => {
  expect(withoutPacks('5kg')).toBe('5kg');
  expect(readPurchasedName('ARLA', WORDS.sv).name).toBe('ARLA');
  expect(readPurchasedName('Sverige', WORDS.sv).name).toBe('Sverige');
});

test('nothing that is written is lost, and every name has a key', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), (written) => {
      const read = readPurchasedName(written, WORDS.sv);
      expect(read.written).toBe(written);
      expect(nameKeyOf(written) === '').toBe(written.trim() === '');
    }),
  );
});

test('a long row of numbers takes no time to speak of', () => {
  const long = '1x'.repeat(150);
  expect(readPurchasedName(long, WORDS.sv).written).toBe(long);
});

test.each([
  ['Panierter Seelachs', true],
  ['Poisson pané', true],
  ['Paneret rødspættefilet', true],
  ['Battered cod', true],
  ['Panier de légumes', false],
  ['Brie Panier', false],
  ['Paneer', false],
  ['Breadcrumbs', false],
])('whether "%s" has a coat: %s', (name, coated) => {
  expect(isCoated(name)).toBe(coated);
});

test.each([
  ['Chicken batter mix', true],
  ['Batter for fish', true],
  ['Panade für Geflügel 1 kg', true],
  ['Chapelure pour poisson panée', true],
  ['Battered cod fillets', false],
  ['Paniertes Hähnchenschnitzel', false],
  ['Panerad torsk', false],
])('%s sells the coat alone: %s', (name, isAlone) => {
  expect(isCoatAlone(name)).toBe(isAlone);
});

const decided = (ingredientId: string) => ({
  externalId: '1',
  ingredientId,
  variationId: null,
  categoryId: null,
  origin_iso: null,
  organic: null,
  notFood: false,
});

describe('an article', () => {
  test.each([
    ['its supplier and number', { externalId: ' 45 ', supplier: 'Martin &  Servera' }, [['~martin & servera', '45']]],
    ['its GTIN, of any supplier', { externalId: '', gtin: '4006381333931' }, [['', '04006381333931']]],
    [
      'both',
      { externalId: '45', supplier: 'A', gtin: '96385074' },
      [
        ['', '00000096385074'],
        ['~a', '45'],
      ],
    ],
    ['no number alone', { externalId: '45' }, []],
    ['no supplier alone', { externalId: '', supplier: 'A' }, []],
    ['no number that is none of GS1', { externalId: '', gtin: '4006381333932' }, []],
  ])('is known again by %s', (_, said, keys) => {
    expect(articleIdentities(said).map(({ supplierKey, articleKey }) => [supplierKey, articleKey])).toEqual(keys);
  });

  test('is what was decided of it last; only of one that nobody decided about its name speaks', () => {
    const ofName = [decided('milk')];
    expect(rememberedOf({ ofArticle: [decided('butter'), decided('cream')], ofName }, '1')?.ingredientId).toBe('butter');
    expect(rememberedOf({ ofArticle: [], ofName }, '1')?.ingredientId).toBe('milk');
    expect(rememberedOf({ ofArticle: [], ofName: [] }, '1')).toBeNull();
  });
});
