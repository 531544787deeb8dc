import { MenuPage } from '@plateprint/shared/menus/menu.ts';
import { describe, expect, test } from 'vitest';
import { creatorReducer, dishBlock, newBlock, newCreatorState } from './creator-state.ts';
import { MENU_DRAFT } from './menu-draft-format.ts';

const page = MenuPage.parse({ options: {}, settings: {}, blocks: [] });

/** As releases before drafts had a version wrote it (commits 1cea6e3 and 3b9d1e0). */
const FORMER = {
  draft: {
    name: 'Autumn',
    libraryScope: 'restaurant',
    options: { orientation: 'a4_portrait', columnType: 'inline' },
    settings: {
      language: 'sv',
      label: 'number',
      labelTitles: [],
      showAllergens: true,
      showDiet: false,
      showPrices: true,
      showChip: true,
      typeface: 'serif',
      textScale: 1.2,
      ink: '#102030',
      secondsPerPage: 20,
    },
    background: { kind: 'shipped', id: 'leaf' },
    blocks: [
      { kind: 'title', _id: 'a', texts: [{ language: 'sv', text: 'Höst' }], align: 'center' },
      { kind: 'recipe', _id: 'b', recipeId: 'soup', names: [], descriptions: [], price: '145 kr', label: null, customLabels: [] },
    ],
    secondBlocks: [{ kind: 'legend', _id: 'c' }],
  },
  base: { id: 'menu-7', version: 2, legacy: false },
  recipes: [
    {
      id: 'soup',
      names: [{ language: 'sv', name: 'Nässelsoppa' }],
      co2PerPortion: null,
      level: null,
      complete: false,
      allergens: { contains: ['milk'], mayContain: [] },
      diet: null,
    },
  ],
  customLabels: [{ id: 'own', names: [{ language: 'sv', name: 'Vår', subtitle: '' }], sign: 'V', colour: '#112233' }],
  backgroundUrl: null,
  changed: true,
};

describe('an unsaved menu of a former release', () => {
  test('is gone on with', () => {
    const state = MENU_DRAFT.read(JSON.parse(JSON.stringify(FORMER)), 0, null);
    expect(state).toMatchObject({ draft: FORMER.draft, base: FORMER.base, customLabels: FORMER.customLabels, changed: true });
  });

  test('gets the defaults of settings that were added since', () => {
    const { secondsPerPage: _, showChip: _chip, ...settings } = FORMER.draft.settings;
    const state = MENU_DRAFT.read({ ...FORMER, draft: { ...FORMER.draft, settings } }, 0, null);
    expect([state?.draft.settings.secondsPerPage, state?.draft.settings.showChip]).toEqual([15, true]);
  });

  test('keeps its blocks where what it knew of its dishes has another shape now: they are read again', () => {
    const state = MENU_DRAFT.read({ ...FORMER, recipes: [{ id: 'soup', names: 'Soup' }] }, 0, null);
    expect([state?.draft.blocks.length, state?.recipes]).toEqual([2, []]);
  });
});

describe('an unsaved menu', () => {
  test('is read as it was written, however unfinished', () => {
    const empty = newCreatorState('', page);
    const blocks = [newBlock('title'), dishBlock('soup')];
    const state = creatorReducer(empty, { do: 'change', draft: { blocks, name: '<b>'.repeat(100) } });
    expect(MENU_DRAFT.read(JSON.parse(JSON.stringify(MENU_DRAFT.write(state))), MENU_DRAFT.version, null)).toEqual(state);
  });

  test.each([
    null,
    {},
    { draft: { name: 'x' } },
    { ...FORMER, draft: { ...FORMER.draft, blocks: [{ kind: 'hologram', _id: 'x' }] } },
  ])('is not read out of %j', (content) => {
    expect(MENU_DRAFT.read(content, 1, null)).toBeNull();
  });
});
