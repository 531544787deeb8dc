import { describe, expect, test } from 'vitest';
import { type PurchasedArticle, type RuleShare, sharesOf } from './shares-of.ts';

const bought = (
  name: string,
  kg: number | null,
  money: number | null,
  change: Partial<PurchasedArticle> = {},
): PurchasedArticle => ({
  name,
  grams: kg === null ? null : kg * 1000,
  money,
  organic: false,
  origin: null,
  isMeatOrFish: false,
  setAside: false,
  ...change,
});

const MONTH = [
  bought('Organic flour', 100, 800),
  bought('Milk', 60, 600),
  bought('Organic potatoes', 240, 1200),
  bought('Beef', 20, 2000, { isMeatOrFish: true }),
  bought('Organic coffee', 10, 1400),
  bought('Napkins', null, 300, { setAside: true }),
];

const named = (articles: readonly PurchasedArticle[], name: string, basis: RuleShare['basis'] = 'money'): RuleShare => {
  const found = sharesOf(articles).rules.find(({ rule, basis: by }) => rule === name && by === basis);
  if (!found) throw new Error(name);
  return found;
};

describe('a month’s purchases', () => {
  test('are summed by weight and money, and what is no food stands apart', () => {
    expect(sharesOf(MONTH)).toMatchObject({ kg: 430, money: 6000, setAside: { kg: 0, money: 300 } });
  });

  test.each([
    ['dk_okologisk_spisemaerke', 'kg', 350 / 430, 81.4, 'silver', { level: 'gold', missing: 37, unit: 'kg' }],
    ['dk_okologisk_spisemaerke', 'money', 3400 / 6000, 56.7, 'bronze', { level: 'silver', missing: 200, unit: 'money' }],
    ['de_bio_ahvv', 'money', 3400 / 6000, 57, 'silver', { level: 'gold', missing: 1970, unit: 'money' }],
    ['no_debio_serveringsmerke', 'money', 3400 / 6000, 56.7, 'silver', { level: 'gold', missing: 2000, unit: 'money' }],
    ['se_public_organic_2030', 'money', 3400 / 6000, 56.7, null, { level: 'met', missing: 200, unit: 'money' }],
    ['fr_egalim_organic', 'money', 3400 / 6000, 56.7, 'met', null],
    ['fr_egalim_meat_and_fish', 'money', 0, 0, null, { level: 'met', missing: 1200, unit: 'money' }],
  ] as const)('would reach by %s in %s', (rule, basis, share, rounded, level, next) => {
    expect(named(MONTH, rule, basis)).toMatchObject({ share: expect.closeTo(share, 9), rounded, level, next });
  });

  test('without an amount in a basis are measured by the part that is known', () => {
    const rule = named([bought('Organic tea', null, 50), bought('Tea', 2, 50)], 'dk_okologisk_spisemaerke', 'kg');
    expect(rule).toMatchObject({ of: 2, share: 0, known: 0.5 });
  });

  test('that were sent back come off their article, by weight and by money', () => {
    const month = [...MONTH, bought('Organic potatoes', -40, -200)];
    expect(named(month, 'dk_okologisk_spisemaerke', 'kg')).toMatchObject({ of: 390, share: expect.closeTo(310 / 390, 9) });
    expect(named(month, 'dk_okologisk_spisemaerke')).toMatchObject({ of: 5800, share: expect.closeTo(3200 / 5800, 9) });
  });

  test('of which more came back than was bought are in neither side of a share, and are said', () => {
    const back = bought('Organic butter', -30, -300, { number: 'B-1' });
    const month = [...MONTH, back, bought('Organic butter 2', 5, 50, { number: 'B-1' })];
    expect(sharesOf(month)).toMatchObject({ kg: 405, money: 5750, sentBack: { articles: 1, kg: 25, money: 250 } });
    expect(named(month, 'dk_okologisk_spisemaerke', 'kg')).toMatchObject({ of: 430, rounded: 81.4, level: 'silver' });
    const alone = named([back], 'de_bio_ahvv');
    expect(alone).toMatchObject({ of: 0, share: 0, level: null, next: null });
    expect(sharesOf(MONTH).sentBack).toEqual({ articles: 0, kg: 0, money: 0 });
  });

  test('that are none reach nothing', () => {
    const { money, rules } = sharesOf([]);
    expect(money).toBeNull();
    expect(rules.map(({ level, next, share }) => [level, next, share])).toEqual(rules.map(() => [null, null, 0]));
  });
});

const organicShare = (articles: readonly PurchasedArticle[]): number => named(articles, 'dk_okologisk_spisemaerke', 'kg').share;

test('what is denied to be organic counts for nothing, and a person’s decision goes before the name', () => {
  const denied = ['Milch konventionell (nicht Bio)', 'Ägg ej ekologiska', 'Gulerødder ikke økologiske', 'Non-organic milk'];
  expect(organicShare(denied.map((name) => bought(name, 100, null)))).toBe(0);
  expect(
    organicShare([bought('Økologisk mælk', 100, null, { decided: false }), bought('Mælk', 100, null, { decided: true })]),
  ).toBe(0.5);
});

test('a name that denies it goes before a row that was read otherwise, and a person before both', () => {
  const stored = { organic: true };
  expect(organicShare([bought('Milch konventionell (nicht Bio)', 100, null, stored)])).toBe(0);
  expect(organicShare([bought('Kartofler', 100, null, { ...stored, decided: false })])).toBe(0);
  expect(organicShare([bought('Kartofler', 100, null, stored)])).toBe(1);
});

const unpriced = (count: number, kg: number | null, name = 'Mehl') =>
  Array.from({ length: count }, (_, at) => bought(`${name} ${at}`, kg, null));

describe('a level while something is unknown', () => {
  test('is none while that could change it, and says what is unknown', () => {
    const rule = named([bought('Bio Milch', 10, 20), ...unpriced(50, 10)], 'de_bio_ahvv');
    expect(rule).toMatchObject({ level: null, isOpen: true, next: null, unknown: { articles: 50, kg: 500, money: null } });
  });

  test('is said where it could not: a few grams, or goods that count as well', () => {
    const month = [bought('Bio Milch', 100, 200), bought('Mehl', 100, 20)];
    expect(named([...month, ...unpriced(1, 0.1)], 'de_bio_ahvv')).toMatchObject({ level: 'gold', isOpen: false });
    expect(named([...month, ...unpriced(9, 50, 'Bio Quark')], 'de_bio_ahvv')).toMatchObject({ level: 'gold', isOpen: false });
    expect(named(unpriced(9, 50), 'de_bio_ahvv')).toMatchObject({ of: 0, level: null, isOpen: false, unknown: { articles: 9 } });
  });

  test('is open as well where the unknown would lift it', () => {
    const month = [bought('Bio Milch', 1, 10), bought('Mehl', 10, 90)];
    expect(named([...month, ...unpriced(5, 5, 'Bio Quark')], 'de_bio_ahvv')).toMatchObject({ level: null, isOpen: true });
  });

  test('is open where an unknown article may be larger than every known one', () => {
    const organic = (kg: number, money: number) =>
      Array.from({ length: 20 }, (_, at) => bought(`Organic cheese ${at}`, kg, money, { organic: true }));
    const beef = named([...organic(25, 25), bought('Rinderbraten', 400, null)], 'de_bio_ahvv');
    expect(beef).toMatchObject({ level: null, isOpen: true, unknown: { articles: 1, kg: 400 } });
    const potatoes = named([...organic(5, 500), bought('Kartofler', null, 3000)], 'dk_okologisk_spisemaerke', 'kg');
    expect(potatoes).toMatchObject({ level: null, isOpen: true, unknown: { articles: 1, money: 3000 } });
    // Nothing that is known has both a weight and a price.
    expect(named([bought('Bio Milch', null, 500), bought('Rinderbraten', 1, null)], 'de_bio_ahvv')).toMatchObject({
      isOpen: true,
    });
    expect(named([bought('Bio Milch', null, 500), bought('Bio Mehl', 900, null)], 'de_bio_ahvv')).toMatchObject({
      level: 'gold',
    });
  });

  test('of kilograms is bounded by what was paid', () => {
    const month = [bought('Økologisk mel', 100, 800), bought('Salt', 5, 10)];
    const rule = (money: number) => named([...month, bought('Safran', null, money)], 'dk_okologisk_spisemaerke', 'kg');
    expect(rule(1)).toMatchObject({ level: 'gold', isOpen: false });
    expect(rule(500)).toMatchObject({ level: null, isOpen: true, unknown: { articles: 1, kg: 0, money: 500 } });
  });
});

describe('the German rule', () => {
  test.each([
    [49.5, 50, 'silver'],
    [49.49, 49, 'bronze'],
    [19.5, 20, 'bronze'],
    [19.49, 19, null],
  ])('%f %% of organic goods count as %d', (organic, rounded, level) => {
    const articles = [bought('Bio Mehl', null, organic), bought('Mehl', null, 100 - organic)];
    expect(named(articles, 'de_bio_ahvv')).toMatchObject({ rounded, level });
  });
});

describe('KRAV’s rule', () => {
  test('asks that half of what must count bears its mark, above the first level two thirds', () => {
    const rest = bought('Mjölk', null, 60);
    const rule = (krav: number, organic: number): RuleShare =>
      named([bought('KRAV potatis', null, krav), bought('Ekologiskt te', null, organic), rest], 'se_krav_restaurang');
    expect(rule(20, 20).level).toBe('bronze');
    expect(rule(19.9, 20.1).level).toBe('basic');
    expect(rule(9.9, 30.1).level).toBeNull();
  });

  test('counts game from Sweden and certified fish', () => {
    const articles = [
      bought('Älgfärs', null, 10, { origin: 'SE' }),
      bought('Torskfilé MSC', null, 10),
      bought('Älgfärs', null, 20, { origin: 'PL' }),
    ];
    expect(named(articles, 'se_krav_restaurang')).toMatchObject({ share: 0.5 });
  });
});
