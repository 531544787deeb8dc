import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../shared/src/kernel/language.ts';
import { countWithoutPlural } from './texts-counted.ts';
import { placeholders, textProblems, textsUnder } from './texts.ts';
import { againstCustom, customProblemsElsewhere } from './texts-customs.ts';
import { mayBeEnglish } from './texts-same-as-english.ts';

const areas = await textsUnder(join(import.meta.dirname, '../../web/src/texts'));

test('there are texts to check', () => {
  expect([...areas.keys()]).toContain('ui');
});

test.each([...areas])(
  'the texts of %s are the same in all languages: keys, placeholders, and nothing left in English',
  (area, texts) => {
    expect(textProblems(area, texts, mayBeEnglish)).toEqual([]);
  },
);

test('mails and live pages keep the customs of their languages', () => {
  expect(customProblemsElsewhere(join(import.meta.dirname, '../..'))).toEqual([]);
});

describe('the customs of a language', () => {
  test.each([
    ['Contient : {allergens}.', ':'],
    ['Contient: {allergens}.', ':'],
    ['{name}:', ':'],
    ['Supprimer « {name} » ?', '«'],
    ['Supprimer «\u{a0}{name}» ?', '»'],
    ['Est-ce bien cela?', '?'],
    ['{count, plural, one {Une ligne: {rows}} other {# lignes\u{a0}: {rows}}}', ':'],
    ['<b>Note</b>: lisez', ':'],
    ['Attention ! Lisez', '!'],
    ['lisez ; puis', ';'],
    ['{kg} kg CO₂e pour une portion', '} kg'],
    ['dans une portion de 400 g', '0 g'],
    ['{count, plural, one {# h} other {# h}}', '# h'],
    ['pour faire 100 %.', '0 %'],
    ['en {time} ms', '} ms'],
    ['au plus 20 mg de gluten', '0 mg'],
  ])('French sets no sign apart by a space that breaks, or by none: %s', (text, sign) => {
    expect(againstCustom('fr', text)).toBe(`“${sign}” needs a space that does not break`);
  });

  test.each([
    'Contient\u{a0}: {allergens}.',
    'Est-ce cela\u{202f}?',
    'à 14:05',
    '« {name} »'.replaceAll(/(?<=«) | (?=»)/gu, '\u{a0}'),
    'https://exemple.fr',
    'dans 400\u{a0}g de ce plat',
    '{count} graines, {count} hôtels',
  ])('French says %s as it is', (text) => {
    expect(againstCustom('fr', text)).toBeNull();
  });

  test.each([
    ['de', 'um mehr als 5 %'],
    ['sv', '{percent} % mindre'],
    ['no', 'minst 30 %'],
    ['da', 'til sammen 100 %'],
  ] as const)('in %s a percent sign begins no line: %s', (language, text) => {
    expect(againstCustom(language, text)).toContain('needs a space that does not break');
    expect(againstCustom(language, text.replace(' %', '\u{a0}%'))).toBeNull();
  });

  test.each(['Le rapport de {month} est terminé', 'La part comptée de {months}'])('French elides before a month: %s', (text) => {
    expect(againstCustom('fr', text)).toContain('would be elided');
  });

  test.each([
    ['en_gb', 'What a figure cannot tell you', 'value'],
    ['en_us', 'The ingredient bag', 'base recipe'],
    ['en_us', 'Without VAT', 'tax'],
    ['en_gb', '{count, plural, one {# serving} other {# servings}}', 'portions'],
    ['en_gb', 'Articles without a weight', 'product'],
    ['en_us', 'Surely less than a year ago', 'certainly'],
    ['sv', 'Undantaget, inte mat', 'ej livsmedel'],
    ['no', 'Laget med matdata {version}', 'matvaredata'],
    ['da', 'Ingrediensmatch', 'ingrediensmatchning'],
    ['de', 'Neben dem Klimafußabdruck', 'CO₂-Fußabdruck'],
    ['de', 'kg CO₂e je Gast', 'pro'],
    ['de', 'Frühere Fassungen', 'Version'],
    ['de', 'Preis je Einheit', 'pro'],
    ['de', 'Veröffentlichte Menüpläne', 'Speiseplan'],
    ['de', 'Unsere Datenbank, für Ihr Land', 'Plateprint-Daten'],
    ['de', 'Gesättigte Fette pro Portion', 'gesättigte Fettsäuren'],
    ['fr', 'Une étiquette climatique', 'étiquette carbone'],
    ['fr', 'Un plat végan', 'végane'],
    ['fr', 'Notre base, pour votre pays', 'Données de Plateprint'],
    ['fr', 'Les clients les lisent', 'convive'],
    ['nl', 'Opnieuw aanmelden', 'inloggen, uitloggen'],
    ['nl', 'Onze database, voor uw land', 'Gegevens van Plateprint'],
    ['nl', 'Een wijziging van een basisrecept', 'halffabricaat'],
  ] as const)('a name that was given up is refused in %s: %s', (language, text, instead) => {
    expect(againstCustom(language, text)).toMatch(new RegExp(`was given up, write “${instead}”$`, 'u'));
    expect(textProblems('planted', { en_gb: { key: text }, [language]: { key: text } }, () => true)).toContainEqual(
      expect.stringContaining(`planted.key in ${language}: “`),
    );
  });

  test.each([
    ['en_gb', 'Average of the months available: {figure}'],
    ['en_gb', '{servings, plural, one {# portion} other {# portions}} of a 400 g serving'],
    ['en_us', '{sure, select, surely {No} other {Probably not}}'],
    ['no', 'Ikke matvare: sorter ut'],
    ['da', 'Ingrediensmatchning'],
    ['de', 'Nährwerte je 100 g, davon gesättigte Fettsäuren'],
  ] as const)('in %s nothing was given up in: %s', (language, text) => {
    expect(againstCustom(language, text)).toBeNull();
  });

  test.each(['Uw wijzigingen en je recept', 'Jullie recepten', 'Wat jij schrijft'])('Dutch never says “je”: %s', (text) => {
    expect(againstCustom('nl', text)).toContain('familiar');
  });

  test.each(['Uw recept, een stukje appel', 'Bedoelde u dit?'])('Dutch says %s as it is', (text) => {
    expect(againstCustom('nl', text)).toBeNull();
  });
});

describe('no text promises what a list of ingredients cannot show', () => {
  test.each([
    ['en_gb', 'Free of milk'],
    ['en_us', 'A gluten-free dish'],
    ['sv', 'Rätten är fri från ägg'],
    ['no', 'Glutenfri'],
    ['da', 'Fri for fisk'],
    ['de', 'Frei von Sellerie'],
    ['fr', 'Un plat sans gluten'],
    ['nl', 'Vrij van noten'],
  ] as const)('%s: %s', (language, text) => {
    expect(againstCustom(language, text)).toContain('promises what nobody tested');
  });

  test.each([
    ['en_gb', 'Not among the ingredients: gluten. Delivery is free.'],
    ['sv', 'Frikadeller från köket'],
    ['de', 'Bleibt frei. Von hier an'],
  ] as const)('but may say in %s: %s', (language, text) => {
    expect(againstCustom(language, text)).toBeNull();
  });
});

describe('a number before its noun is a plural', () => {
  test.each([
    ['{count} more rows', '{count} more rows'],
    ['{covered, number} of {lines, number} lines are counted', '{lines} lines'],
    ['Gives {portions, number} portions.', '{portions} portions'],
    ['{left, plural, one {# day} other {# days}} of {all} days', '{all} days'],
  ])('%s', (text, found) => {
    expect(countWithoutPlural('area.key', text)).toBe(found);
    const texts = Object.fromEntries(LANGUAGES.map((language) => [language, { key: text }]));
    expect(textProblems('area', texts, () => true)[0]).toContain('write a plural');
  });

  test.each([
    '{lines, plural, one {# line is} other {# lines are}} counted',
    '{months, plural, one {one} other {{has} of {needs} completed months}}',
    '{name} is back. {name} stays yours. {percent} less than before.',
    '{mass} of food, {value} km by plane',
  ])('may say: %s', (text) => {
    expect(countWithoutPlural('area.key', text)).toBeNull();
  });
});

describe('the check itself', () => {
  const english = {
    greeting: 'Hello {name}',
    dishes: '{count, plural, one {# dish} other {# dishes of {menu}}}',
    deep: { close: 'Close' },
  };
  const swedish = {
    greeting: 'Hej {name}',
    dishes: '{count, plural, one {# rätt} other {# rätter på {menu}}}',
    deep: { close: 'Stäng' },
  };
  const all = (sv: object) =>
    ({ en_gb: english, en_us: english, sv, no: swedish, da: swedish, de: swedish, fr: swedish, nl: swedish }) as never;
  const problems = (sv: object) => textProblems('area', all(sv), () => false);

  test('finds nothing in complete texts', () => {
    expect(problems(swedish)).toEqual([]);
  });

  test.each([
    ['a missing key', { ...swedish, deep: {} }, 'area.deep.close is missing in sv'],
    ['a key English does not have', { ...swedish, extra: 'Mer' }, 'area.extra in sv is not in English'],
    [
      'a placeholder that differs',
      { ...swedish, greeting: 'Hej {namn}' },
      'area.greeting in sv has the placeholders (namn), English has (name)',
    ],
    [
      'a placeholder lost inside a plural',
      { ...swedish, dishes: '{count, plural, one {# rätt} other {# rätter}}' },
      'area.dishes in sv has the placeholders (count:plural), English has (count:plural menu)',
    ],
    ['a text left in English', { ...swedish, deep: { close: 'Close' } }, 'area.deep.close in sv is left in English: Close'],
    ['an empty text', { ...swedish, greeting: ' ' }, 'area.greeting in sv is empty'],
  ])('catches %s', (_, sv, problem) => {
    expect(problems(sv)).toEqual([problem]);
  });

  test('catches a language without a file', () => {
    expect(textProblems('area', { en_gb: english }, () => false)).toContain('area: no texts in nl');
  });

  test('catches braces that do not close', () => {
    expect(() => placeholders('Hello {name')).toThrow('do not close');
  });

  test('reads arguments, kinds and tags', () => {
    expect([...placeholders('<b>{n, number, ::.00}</b> of {total}')]).toEqual(['<b>', 'n:number', 'total']);
  });
});
