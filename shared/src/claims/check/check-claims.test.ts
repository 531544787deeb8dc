import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../kernel/language.ts';
import { OBJECT_WORDS } from '../../kernel/object-words.fixture.ts';
import { checkClaims, type ClaimSubject } from './check-claims.ts';
import { CLAIM_CONTEXTS, CLAIM_KINDS } from '../claim.ts';
import { offerOf } from '../offers/offer-of.ts';
import { OFFER_TEXTS } from '../offers/offer-texts.ts';

const COUNTRIES = ['SE', 'DK', 'DE', 'FR', 'NL', 'NO', 'GB', 'US', 'CH'];
const check = (text: string, language: Language = 'sv', known: Partial<ClaimSubject> = {}) =>
  checkClaims(text, { language, country: 'SE', year: 2026, ...known });
const kindsOf = (text: string, language: Language = 'sv', known: Partial<ClaimSubject> = {}) =>
  check(text, language, known).map(({ kind }) => kind);

describe('a claim is found however it is spelt', () => {
  test.each([
    ['klimatsmart'],
    ['KLIMATSMARTA'],
    ['Klimat-smart'],
    ['klimat smart'],
    ['klimat\u{a0}smart'],
    ['klimat\u{2011}smart'],
    ['klimat\u{ad}smart'],
    ['kli\u{200b}mat-\nsmart'],
    ['<b>klimat</b>smart'],
    ['**klimat**smart'],
    ['klimat&shy;smart'],
    ['sommarklimatsmart'],
    ['ＫＬＩＭＡＴＳＭＡＲＴ'],
  ])('%j', (text) => {
    expect(kindsOf(text)).toEqual(['generic']);
  });

  test.each([
    ['umweltfreundliche Küche', 'de'],
    ['Oekologisch vertraeglich', 'de'],
    ['miljoevenlig', 'da'],
    ['miljovenlig', 'da'],
    ['miljo\u{308}va\u{308}nlig', 'sv'],
    ['MILJÖVÄNLIGT', 'sv'],
    ['baeredygtig', 'da'],
    ['écologique', 'fr'],
    ['ECOLOGIQUE', 'fr'],
    ['CO₂-neutraal', 'nl'],
    ['CO<sub>2</sub>-neutraal', 'nl'],
  ] as const)('%j in %s', (text, language) => {
    expect(check(text, language).length).toBeGreaterThan(0);
  });
});

test('the place of a claim is in UTF-16 units of the text, markup and surrogates among them', () => {
  const text = '🌱🌱 En <i>klimat</i>smart&nbsp;lunch';
  const [finding] = check(text);
  expect(finding).toMatchObject({ kind: 'generic', start: 11, words: 'klimat</i>smart' });
  expect(text.slice(finding?.start, finding?.end)).toBe(finding?.words);
});

describe('what claims nothing is left alone', () => {
  test.each([
    ['Grüne Soße', 'de'],
    ['Green Thai curry', 'en_gb'],
    ['sauce verte', 'fr'],
    ['grøn salat', 'da'],
    ['0,49 kg CO2e per portion, från gård till köksdörr', 'sv'],
    ['Hållbar till 2030-01-01', 'sv'],
    ['Pâtes à la carbonara', 'fr'],
    ['Julbord 2027: boka nu', 'sv'],
    ['Economy rice', 'en_gb'],
    ['', 'sv'],
  ] as const)('%j in %s', (text, language) => {
    expect(check(text, language)).toEqual([]);
  });

  test.each(LANGUAGES)('words that every object has, in %s', (language) => {
    expect(OBJECT_WORDS.flatMap((word) => check(word, language))).toEqual([]);
  });
});

test('a climate dish claims something: nothing else is said by the word', () => {
  expect(kindsOf('Klimatsallad')).toEqual(['generic']);
});

test('what is plainly ahead is a claim about the future, not one that is never allowed', () => {
  expect(kindsOf('klimatneutralt kök 2030')).toEqual(['future']);
  expect(kindsOf('klimatneutralt kök sedan 2020')).toEqual(['never']);
  expect(kindsOf('klimatneutralt kök 2030', 'sv', { year: 2031 })).toEqual(['never']);
});

test('a comparison stands with both values and their year', () => {
  expect(kindsOf('40 % less CO2 than meat', 'en_gb')).toEqual(['comparison']);
  expect(kindsOf('0.49 kg CO2e, less than the 1.6 kg CO2e of an average dish in 2025', 'en_gb')).toEqual([]);
  expect(kindsOf('0.49 kg CO2e, less than beef in 2025', 'en_gb')).toEqual(['comparison']);
});

test('organic words stand where the recipe is organic', () => {
  expect(kindsOf('Ekologisk soppa')).toEqual(['organic']);
  expect(kindsOf('Ekologisk soppa', 'sv', { organic: false })).toEqual(['organic']);
  expect(kindsOf('Ekologisk soppa', 'sv', { organic: true })).toEqual([]);
});

const ruleIn = (country: string) => check('climate neutral', 'en_gb', { country })[0]?.rule;

test('the rule is that of the country, and the strictest where it is not known', () => {
  expect(ruleIn('SE')).toBe('Directive 2005/29/EC, Annex I, point 4c');
  expect(ruleIn('no')).toBe('Markedsføringsloven §§ 6–8');
  expect(ruleIn('UK')).toMatch(/^DMCC Act 2024/);
  expect(ruleIn('US')).toBe('Green Guides, 16 CFR 260.5');
  expect(ruleIn('CH')).toBe(ruleIn('SE'));
});

test.each([
  ['en_us', 'climate neutral', 'Directive 2005/29/EC, Annex I, point 4c'],
  ['sv', 'klimatneutral', 'Direktiv 2005/29/EG, bilaga I punkt 4c'],
  ['no', 'klimanøytral', 'Direktiv 2005/29/EF, vedlegg I punkt 4c'],
  ['da', 'klimaneutral', 'Direktiv 2005/29/EF, bilag I, punkt 4c'],
  ['de', 'klimaneutral', 'Richtlinie 2005/29/EG, Anhang I Nummer 4c'],
  ['fr', 'neutre en carbone', 'Directive 2005/29/CE, annexe I, point 4 quater'],
  ['nl', 'klimaatneutraal', 'Richtlijn 2005/29/EG, bijlage I, punt 4 quater'],
] as const)('a rule of the Union is cited as in %s', (language, words, rule) => {
  expect(check(words, language, { country: 'SE' })[0]?.rule).toBe(rule);
});

test('a dish is offered its own figure with unit, boundary and day, an organic word is not', () => {
  const figure = { co2PerPortion: 490, calculatedOn: '2026-11-23' };
  const offers = (text: string, language: Language) => check(text, language, { figure }).map(({ offer }) => offer);
  expect(offers('Climate friendly soup', 'en_gb')).toEqual([
    '0.49 kg CO2e per portion, farm to kitchen door, calculated on 2026-11-23',
  ]);
  expect(offers('Klimatsmart soppa', 'sv')).toEqual(['0,49 kg CO2e per portion, från gård till köksdörr, beräknat 2026-11-23']);
  expect(offers('Ekologisk soppa', 'sv')).toEqual(['Fråga oss var råvarorna kommer ifrån.']);
});

test.each(LANGUAGES)('every offer in %s passes the check', (language) => {
  const offers = CLAIM_KINDS.flatMap((kind) => CLAIM_CONTEXTS.map((context) => offerOf(kind, language, { context })));
  const all = [...offers, OFFER_TEXTS[language].value('0.49', '2026-11-23')];
  expect(all.flatMap((offer) => COUNTRIES.flatMap((country) => check(offer, language, { country })))).toEqual([]);
});

test('places are within any text, in order, and name its words', () => {
  const word = fc.constantFrom(
    'klimat',
    'smart',
    ' ',
    '-',
    '<b>',
    '</b>',
    '&shy;',
    'noll utsläpp',
    '2030',
    '.',
    '😀',
    'å',
    'a\u{30a}',
    'eko',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(word).map((words) => words.join('')),
      ),
      (text) => {
        for (const { start, end, words } of check(text)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(text.slice(start, end)).toBe(words);
        }
      },
    ),
  );
});

describe('sentences that belong together', () => {
  test.each([
    ['Plastic straws? Not here.', 'en_gb', ['legal_duty']],
    ['Unser Gasthaus ist klimaneutral. Spätestens 2040.', 'de', ['future']],
    ['Fully traceable beef. We are proud of that.', 'en_gb', ['whole_product', 'legal_duty']],
    ['Unser Gasthaus ist klimaneutral. Im Jahr 2040 feiern wir dann alle zusammen ein großes Fest.', 'de', ['never']],
  ] as const)('%s', (text, language, kinds) => {
    expect(new Set(kindsOf(text, language))).toEqual(new Set(kinds));
  });

  test.each([
    ['There are no organic dishes today', 'en_gb', []],
    ['Nicht bio-zertifiziert', 'de', []],
    ['Nous n’avons pas de plat bio à la carte', 'fr', []],
    ['Inte bara ekologiskt', 'sv', ['organic']],
    ['No added sugar, organic oats', 'en_gb', ['organic']],
    ['Café De Groene Ridder – dinerkaart', 'nl', []],
    ['We do not carry organic milk', 'en_gb', []],
    ['Don’t miss our climate neutral burger', 'en_gb', ['never']],
    ['Why not an organic bowl?', 'en_gb', ['organic']],
    ['Why not try our organic bowl?', 'en_us', ['organic']],
    ['Not your average eco-friendly burger', 'en_gb', ['generic']],
    ['No problem with climate-neutral lunch', 'en_gb', ['never']],
    ['No other climate-neutral restaurant', 'en_gb', ['never']],
    ['Verpassen Sie nicht unseren klimaneutralen Burger', 'de', ['never']],
    ['Kein anderer klimaneutraler Burger', 'de', ['never']],
    ['Missa inte vår klimatneutrala burgare', 'sv', ['never']],
    ['Varför inte klimatneutral lunch?', 'sv', ['never']],
  ] as const)('what is denied, or is a name: %s', (text, language, kinds) => {
    expect(kindsOf(text, language)).toEqual(kinds);
  });
});
