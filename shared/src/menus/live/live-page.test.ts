import { FIGURE_BOUNDARY } from '../../footprint/label/figure-text.ts';
import type { LabelsShown } from '../../footprint/label/labels-shown.ts';
import { verdictsIn } from '../../footprint/label/verdicts.fixture.ts';
import { expect, test } from 'vitest';
import { NOTHING_KNOWN } from '../../ingredients/food-allergens.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { MenuPage } from '../menu.ts';
import { escaped, escapedLines, scriptJson } from './html.ts';
import type { LiveDish, LiveMenu } from './live-menu.ts';
import { livePage, noSuchLivePage } from './live-page.ts';
import { LIVE_WORDS } from './live-words.ts';

const EVIL = `</script><script>alert(1)</script><img src=x onerror=alert(1)>" onload='alert(1)`;

function dish(change: Partial<LiveDish> = {}): LiveDish {
  return {
    id: 'soup',
    names: [
      { language: 'sv', name: 'Löksoppa' },
      { language: 'de', name: 'Zwiebelsuppe' },
    ],
    co2PerPortion: { value: 420, low: 300, high: 600 },
    co2PerPortionWithoutLandUseChange: null,
    level: 'low',
    complete: true,
    allergens: { contains: ['milk'], mayContain: ['celery'], unknown: [] },
    diet: 'vegetarian',
    ...change,
  };
}

function live(page: object = {}, dishes: readonly LiveDish[] = [dish()], labels: LabelsShown = 'letters'): LiveMenu {
  const blocks = [
    { kind: 'title', _id: 't', texts: [{ language: 'sv', text: 'Lunch' }] },
    { kind: 'course', _id: 'c', texts: [{ language: 'sv', text: 'Soppor' }] },
    { kind: 'recipe', _id: 'r', recipeId: 'soup', names: [], descriptions: [], price: '95 kr' },
  ];
  const parsed = MenuPage.parse({ options: {}, settings: { language: 'sv' }, blocks, ...page });
  return {
    restaurant: { name: 'Matsalen', logo: null },
    menu: { page: parsed, labels, dishes, customLabels: [], backgroundUrl: null },
  };
}

const VIEW = { language: 'sv', isScreen: false, version: 'abc' } as const;
const named = (text: string) => ({
  kind: 'recipe',
  _id: 'r',
  recipeId: 'soup',
  names: [{ language: 'sv', text }],
  descriptions: [],
});

test('a guest reads the dish, its price, its label in letter, number and word, and its allergens', () => {
  const html = livePage(live(), VIEW);
  for (const words of [
    'Löksoppa',
    '95 kr',
    'B, Lågt på 400 g, 0,42 kg CO₂e per portion',
    'Innehåller mjölk. Kan innehålla selleri.',
    'Vegetariskt',
  ])
    expect(html).toContain(words);
  expect(html).toContain('href="#mark-low"');
  expect(html).toContain('data-allergens="milk celery" data-diet="vegetarian"');
  expect(html).toContain('noindex');
});

test.each(LANGUAGES)('in %s it says all it says in that language, and falls back where nobody wrote it', (language) => {
  const html = livePage(live(), { ...VIEW, language });
  expect(html).toContain(LIVE_WORDS[language].boundary);
  expect(html).toContain(language === 'de' ? 'Zwiebelsuppe' : 'Löksoppa');
  expect(html).not.toMatch(/undefined|\{allergens\}|\[object/);
});

test('in French too the letter and the number each say what they are of', () => {
  const html = livePage(live(), { ...VIEW, language: 'fr' });
  expect(html).toContain('B, Faible pour 400\u{a0}g, 0,42 kg CO₂e par portion');
});

test('whatever is written in it stays text, in the page and in its data', () => {
  const { menu } = live({}, [dish({ names: [{ language: 'sv', name: EVIL }] })]);
  if (!menu) throw new Error('There is a menu.');
  // Around the schema, which refuses markup: what was kept before it, or comes past it, does no harm either.
  const texts = [{ language: 'sv' as const, text: EVIL }];
  const align = 'center' as const;
  menu.page.blocks = [
    ...(['title', 'text', 'course'] as const).map((kind) => ({ kind, _id: kind, texts, align })),
    {
      kind: 'recipe',
      _id: 'r',
      recipeId: 'soup',
      names: texts,
      descriptions: texts,
      price: EVIL,
      label: null,
      customLabels: ['own'],
    },
    { kind: 'image', _id: 'i', url: `/static/${EVIL}`, alternatives: texts, height: 100 },
  ];
  const customLabels = [
    { id: 'own', sign: EVIL, colour: '#000000', names: [{ language: 'sv' as const, name: EVIL, subtitle: '' }] },
  ];
  const restaurant = { name: EVIL, logo: `/static/${EVIL}` };
  const html = livePage({ restaurant, menu: { ...menu, customLabels, backgroundUrl: EVIL } }, VIEW);
  expect(html.match(/<script/g)).toHaveLength(2); // ours and the data
  expect(html).not.toContain('<img src=x');
  expect(html.replace(/<script type="application.*?<\/script>/, '')).not.toMatch(/" onload|onload='/);
});

test('the letters of the printed menu stand with the words, and its legend where it has one', () => {
  const legend = { kind: 'legend', _id: 'l' };
  const blocks = [...(live().menu?.page.blocks ?? []), legend];
  const html = livePage(live({ blocks }), VIEW);
  expect(html).toContain('<span class="signs" aria-hidden="true">G (L)</span>');
  expect(html).toContain('<li><b>G</b> mjölk</li><li><b>L</b> selleri</li>');
  expect(livePage(live({ blocks, settings: { showAllergens: false } }), VIEW)).not.toMatch(/class="(signs|legend)"/);
});

test('the page has the ink and the ground of the menu', () => {
  const look = { settings: { ink: '#f5f3e4' }, background: { kind: 'shipped', id: 'garden' } };
  expect(livePage(live(look), VIEW)).toContain('href="/live-menu/look/garden/f5f3e4.css"');
});

test('an allergen that nobody can rule out counts as in the dish, can be chosen against, and the guest reads whom to ask', () => {
  const html = livePage(live({}, [dish({ allergens: NOTHING_KNOWN })]), VIEW);
  expect(html).toContain('data-allergens="gluten crustaceans');
  expect(html).toContain('id="without-gluten"');
  expect(html).toContain('Det är inte känt vilka allergener rätten innehåller. Fråga oss om allergener.');
  const partly = livePage(live({}, [dish({ allergens: { ...NOTHING_KNOWN, contains: ['milk'] } })]), VIEW);
  expect(partly).toContain('Innehåller mjölk. Det är inte känt om rätten innehåller andra allergener. Fråga oss om allergener.');
});

test('a dish with none of the fourteen is said to have none among its ingredients, never to be free of them', () => {
  const html = livePage(live({}, [dish({ allergens: { contains: [], mayContain: [], unknown: [] } })]), VIEW);
  expect(html).toContain('Inget av de 14 allergenerna finns bland ingredienserna.');
});

test('unknown is said to be unknown, and never zero', () => {
  const html = livePage(live({}, [dish({ co2PerPortion: null, level: null, diet: null })]), VIEW);
  expect(html).toContain('Klimatavtryck okänt');
  expect(html).toContain('data-diet=""');
  expect(html).not.toMatch(/0,0\d? kg/);
});

test('a dish whose recipe is gone is shown under the name of the menu, or not at all', () => {
  expect(livePage(live({}, []), VIEW)).not.toContain('class="dish"');
  const html = livePage(live({ blocks: [named('Dagens soppa')] }, []), VIEW);
  expect(html).toContain('Dagens soppa');
  expect(html).toContain('Det är inte känt vilka allergener rätten innehåller. Fråga oss om allergener.');
});

test('what the menu does not show is not there', () => {
  const settings = { language: 'sv', showPrices: false, showAllergens: false, showDiet: false, label: 'none' };
  const html = livePage(live({ settings }), VIEW);
  for (const hidden of ['95 kr', 'Innehåller', 'class="diet"', 'kg CO₂e']) expect(html).not.toContain(hidden);
});

test('the data of the menu is that of schema.org, by courses', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(livePage(live(), VIEW)) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Menu',
    name: 'Lunch',
    inLanguage: 'sv-SE',
    hasMenuSection: [
      {
        name: 'Soppor',
        hasMenuItem: [
          {
            name: 'Löksoppa',
            description: 'Innehåller mjölk. Kan innehålla selleri.',
            suitableForDiet: 'https://schema.org/VegetarianDiet',
          },
        ],
      },
    ],
  });
});

test('a link without a menu says so, and an address of nothing tells nothing', () => {
  expect(livePage({ restaurant: { name: 'Matsalen', logo: null }, menu: null }, VIEW)).toContain('Ingen meny här just nu');
  expect(noSuchLivePage('sv')).not.toMatch(/Matsalen|data-version/);
});

test('nothing in a script ends it', () => {
  expect(scriptJson({ a: '</script><!--&\u2028' })).not.toMatch(/[<>&\u2028]/);
  expect(escapedLines('a\n<b>')).toBe('a<br>&lt;b&gt;');
});

const ALL = LANGUAGES.flatMap((language) => [false, true].map((isScreen) => ({ ...VIEW, language, isScreen })));

test.each(ALL)('in figures a page says numbers, and nothing that judges: $language, a screen $isScreen', (view) => {
  for (const label of ['letter', 'number', 'wide', 'figure'] as const) {
    const html = livePage(live({ settings: { language: view.language, label } }, [dish()], 'figures'), view);
    expect(verdictsIn(html, view.language)).toEqual([]);
    expect(html).toContain(escaped(FIGURE_BOUNDARY[view.language]));
    expect(html).toContain(view.language.startsWith('en') ? '0.42' : '0,42');
  }
});

test('letters are found by what looks for them', () => {
  expect(verdictsIn(livePage(live(), VIEW), 'sv')).not.toEqual([]);
});

test('a dish may have its number alone on a menu with letters, and one without a label has none in figures', () => {
  const [figure, none] = ['figure', 'none'].map((label) =>
    livePage(live({ blocks: [{ ...named('Soppa'), label }], settings: { language: 'sv' } }), VIEW),
  );
  expect(verdictsIn(figure ?? '', 'sv')).toEqual([]);
  expect(figure).toContain('0,42 kg CO₂e');
  expect(none).not.toContain('0,42');
  expect(livePage(live({ settings: { language: 'sv', label: 'none' } }, [dish()], 'figures'), VIEW)).not.toContain('0,42');
});

test('in figures what is counted of too little is not known', () => {
  const html = livePage(live({}, [dish({ level: null })], 'figures'), VIEW);
  expect(html).not.toContain('0,42');
  expect(html).toContain('Klimatavtryck okänt');
});
