import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import * as library from '@plateprint/shared/menus/menu-library-api.ts';
import * as api from '@plateprint/shared/menus/menu-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { updateSettings } from '@plateprint/shared/users/user-api.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

type Body = CallInput<typeof api.createMenu>['body'];

const matsalen = demoId('matsalen');
const norrsken = demoId('norrsken');
let product: Product;
let chef: Caller;
let soup = '';
let picture = new Blob([]);

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
  const recipe = await chef(createRecipe, {
    body: {
      restaurantId: matsalen,
      names: [{ language: 'sv', name: 'Löksoppa' }],
      portions: 4,
      note: 'Hemligt: lite sherry.',
      ingredients: [
        { inputIngredient: '1 kg gul lök', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 1, unit: 'kg' },
      ],
    },
  });
  soup = recipe.id;
  const drawn = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#8a6' } }).jpeg();
  picture = new Blob([new Uint8Array(await drawn.toBuffer())], { type: 'image/jpeg' });
});
afterAll(() => product.close());

function lunch(change: Partial<Body> = {}): Body {
  return {
    restaurantId: matsalen,
    name: 'Lunch',
    options: { orientation: 'a4_portrait', columnType: 'stacked' },
    settings: { language: 'sv' },
    blocks: [
      { kind: 'title', _id: 't', texts: [{ language: 'sv', text: 'Veckans lunch' }] },
      { kind: 'recipe', _id: 'r', recipeId: soup, names: [], descriptions: [] },
    ],
    ...change,
  };
}

const menus = async (): Promise<number> => {
  const { count } = await product.database
    .selectFrom('menu')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const newer = (code: string) => ({ code: 'changed_meanwhile', fields: [{ path: 'version', code }] });

test('a menu is made, read with its dishes, saved, listed, searched, binned and restored', async () => {
  const made = await chef(api.createMenu, { body: lunch() });
  expect(made).toMatchObject({ version: 1, legacy: false, recipes: [{ id: soup, level: expect.any(String) as string }] });
  expect(JSON.stringify(made)).not.toContain('sherry'); // nothing of how a dish is made

  const saved = await chef(api.updateMenu, { body: { ...lunch({ name: 'Dagens' }), id: made.id, version: 1 } });
  expect(saved).toMatchObject({ name: 'Dagens', version: 2 });
  // It says whether the newer version is one's own, from another page or device.
  const again = { body: { ...lunch(), id: made.id, version: 1 } };
  await expect(chef(api.updateMenu, again)).rejects.toMatchObject(newer('saved_by_you'));
  await expect((await product.as('manager'))(api.updateMenu, again)).rejects.toMatchObject(newer('saved_by_another'));

  const listed = await chef(api.listMenus, { params: { restaurantId: matsalen } });
  expect(listed.items[0]).toMatchObject({ id: made.id, dishes: 1, orientation: 'a4_portrait', language: 'sv' });
  const found = await chef(api.searchMenus, { body: { restaurantId: matsalen, query: 'DAGE' } });
  expect(found.items.map(({ id }) => id)).toEqual([made.id]);

  await chef(api.deleteMenu, { params: { id: made.id } });
  await expect(chef(api.readMenu, { params: { id: made.id } })).rejects.toMatchObject({ code: 'not_found' });
  expect((await chef(api.listMenus, { params: { restaurantId: matsalen }, query: { bin: 'true' } })).items[0]?.id).toBe(made.id);
  await chef(api.restoreMenu, { params: { id: made.id } });
  expect((await chef(api.readMenu, { params: { id: made.id } })).name).toBe('Dagens');
});

test.each([
  ['an orientation outside the four', { options: { orientation: 'a3_portrait', columnType: 'stacked' } }],
  ['another arrangement of columns', { options: { orientation: 'a4_portrait', columnType: 'three' } }],
  ['no name', { name: '  ' }],
  ['a picture from elsewhere', { blocks: [{ kind: 'image', _id: 'i', url: 'https://example.org/a.png', alternatives: [] }] }],
])('a menu with %s is refused and not kept', async (_, change) => {
  const before = await menus();
  await expect(chef(api.createMenu, { body: lunch(change as Partial<Body>) })).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await menus()).toBe(before);
});

describe('several menus', () => {
  test('are copied, deleted and restored together', async () => {
    const one = await chef(api.createMenu, { body: lunch({ name: 'Ett' }) });
    const two = await chef(api.createMenu, { body: lunch({ name: 'Två' }) });
    const copies = await chef(api.cloneMenus, { body: { ids: [one.id, two.id] } });
    expect(copies.items.map(({ name }) => name).toSorted()).toEqual(['Ett (2)', 'Två (2)']);
    const ids = copies.items.map(({ id }) => id);
    await chef(api.deleteMenus, { body: { ids } });
    await expect(chef(api.readMenu, { params: { id: ids[0] ?? '' } })).rejects.toMatchObject({ code: 'not_found' });
    await chef(api.restoreMenus, { body: { ids } });
    expect((await chef(api.readMenu, { params: { id: ids[0] ?? '' } })).blocks).toHaveLength(2);
  });

  test('stay as they are when one of them is not there', async () => {
    const one = await chef(api.createMenu, { body: lunch() });
    await expect(chef(api.deleteMenus, { body: { ids: [one.id, 'nowhere'] } })).rejects.toMatchObject({
      code: 'not_found',
      fields: [{ path: 'ids.1' }],
    });
    expect((await chef(api.readMenu, { params: { id: one.id } })).id).toBe(one.id);
  });
});

test('a menu of the former form is kept as it came, shown converted, and stays until the converted one is saved', async () => {
  const former = {
    header: 'Meny',
    subheader: 'v. 47',
    rows: [{ text: 'Soppor' }, { recipeId: soup }],
    footer: 'Fråga oss om allergener',
    orientation: 'a4_landscape' as const,
  };
  const kept = await chef(api.saveLegacyMenu, { params: { id: 'new' }, body: { menu: former, restaurantId: matsalen } });
  expect(kept.settings.language).toBe('en_gb');
  expect(kept).toMatchObject({ legacy: true, name: 'Meny', options: { orientation: 'a4_landscape' }, recipes: [{ id: soup }] });
  const document = async () =>
    (await product.database.selectFrom('menu').select('document').where('id', '=', kept.id).executeTakeFirstOrThrow()).document;
  await chef(api.saveLegacyMenu, { params: { id: kept.id }, body: {} });
  expect(await document()).toEqual(former);
  const { options, settings, background, blocks, secondBlocks, name, libraryScope } = kept;
  const page = { options, settings, background, blocks, secondBlocks, name, libraryScope };
  const saved = await chef(api.updateMenu, { body: { ...page, id: kept.id, version: kept.version } });
  expect(saved).toMatchObject({ legacy: false, blocks: kept.blocks });
});

test('the words of a former menu are taken to be in the language of whom it is kept for', async () => {
  const manager = await product.as('manager');
  await manager(updateSettings, { body: { appLanguage: 'sv' } });
  const menu = { header: 'Höst', subheader: '', rows: [{ text: 'Soppor' }], footer: '', orientation: 'a4_portrait' as const };
  const kept = await manager(api.saveLegacyMenu, { params: { id: 'new' }, body: { menu, restaurantId: matsalen } });
  await manager(updateSettings, { body: { appLanguage: 'en_gb' } });
  expect(kept.settings.language).toBe('sv');
  const read = await chef(api.readMenu, { params: { id: kept.id } });
  expect(read.blocks.map((block) => 'texts' in block && block.texts)).toEqual([
    [{ language: 'sv', text: 'Höst' }],
    [{ language: 'sv', text: 'Soppor' }],
  ]);
});

test('an orientation outside of the four is an error, in a menu, a template and a former menu', async () => {
  const orientation = 'a5_portrait' as never;
  const wrong = { code: 'invalid_input' };
  const options = { orientation, columnType: 'stacked' as const };
  await expect(chef(api.createMenu, { body: lunch({ options }) })).rejects.toMatchObject(wrong);
  const template = { name: 'A5', options, settings: {}, blocks: [] };
  await expect(chef(library.createMenuTemplate, { body: template })).rejects.toMatchObject(wrong);
  const menu = { header: 'A5', subheader: '', rows: [], footer: '', orientation };
  const body = { menu, restaurantId: matsalen };
  await expect(chef(api.saveLegacyMenu, { params: { id: 'new' }, body })).rejects.toMatchObject(wrong);
});

describe('live links', () => {
  test('keep their address while the menu on them changes', async () => {
    const manager = await product.as('manager');
    const { items } = await manager(api.listSharedMenuLinks, { params: { id: matsalen } });
    expect(items.map(({ linkNumber }) => linkNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(items.map(({ token }) => token)).size).toBe(10);
    const made = await manager(api.createMenu, { body: lunch({ name: 'Skärm' }) });
    const at = { linkNumber: 3, restaurantId: matsalen, menuId: made.id };
    const shared = await manager(api.shareMenu, { body: at });
    expect(shared).toMatchObject({ token: items[2]?.token, menu: { id: made.id, name: 'Skärm' } });
    expect((await manager(api.readMenu, { params: { id: made.id } })).linkNumbers).toEqual([3]);
    const other = await manager(api.createMenu, { body: lunch({ name: 'Annan' }) });
    expect((await manager(api.shareMenu, { body: { ...at, menuId: other.id } })).token).toBe(shared.token);
    await expect(manager(api.unshareMenu, { body: at })).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect((await manager(api.unshareMenu, { body: { ...at, menuId: other.id } })).menu).toBeNull();
  });

  test('say what stood there, so that it can be put back, and replace nothing that nobody saw', async () => {
    const manager = await product.as('manager');
    const first = await manager(api.createMenu, { body: lunch({ name: 'Måndag' }) });
    const second = await manager(api.createMenu, { body: lunch({ name: 'Tisdag' }) });
    const at = { linkNumber: 5, restaurantId: matsalen };
    const begun = await manager(api.shareMenu, { body: { ...at, menuId: first.id, replaces: null } });
    expect(begun.before).toBeNull();
    const body = { ...at, menuId: second.id, replaces: null };
    await expect(manager(api.shareMenu, { body })).rejects.toMatchObject({ code: 'changed_meanwhile' });
    const replaced = await manager(api.shareMenu, { body: { ...body, replaces: first.id } });
    expect(replaced).toMatchObject({ menu: { id: second.id }, before: { id: first.id, name: 'Måndag', inFigures: false } });
    const taken = await manager(api.unshareMenu, { body: { ...at, menuId: second.id } });
    expect(taken).toMatchObject({ menu: null, before: { id: second.id, name: 'Tisdag' } });
    const back = await manager(api.shareMenu, { body });
    expect(back).toMatchObject({ menu: { id: second.id }, before: null });
  });

  test('lose a menu that is deleted', async () => {
    const made = await chef(api.createMenu, { body: lunch() });
    await chef(api.shareMenu, { body: { linkNumber: 1, restaurantId: matsalen, menuId: made.id } });
    await chef(api.deleteMenu, { params: { id: made.id } });
    const { items } = await chef(api.listSharedMenuLinks, { params: { id: matsalen } });
    expect(items[0]?.menu).toBeNull();
  });

  test.each([0, 11, 1.5])('number %d is none', async (linkNumber) => {
    const body = { linkNumber, restaurantId: matsalen, menuId: 'a' };
    await expect(chef(api.shareMenu, { body })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('what menus are made of', () => {
  test('a template is kept, changed, binned and restored, with a thumbnail', async () => {
    const { restaurantId: _, ...draft } = lunch({ name: 'Vår stil' });
    const made = await chef(library.createMenuTemplate, { body: draft });
    expect((await chef(library.listMenuTemplates, {})).items.map(({ name }) => name)).toContain('Vår stil');
    expect((await chef(library.updateMenuTemplate, { body: { ...draft, id: made.id, name: 'Ny stil' } })).name).toBe('Ny stil');
    const { thumbnailUrl } = await chef(api.uploadTemplateThumbnail, { params: { id: made.id }, file: picture });
    expect(thumbnailUrl).toMatch(/^\/static\/uploads\/thumbnails\/[\w-]{32}\.jpg$/);
    await chef(library.deleteMenuTemplate, { params: { id: made.id } });
    expect((await chef(library.listMenuTemplates, {})).items.map(({ id }) => id)).not.toContain(made.id);
    expect(await chef(library.restoreMenuTemplate, { params: { id: made.id } })).toMatchObject({ name: 'Ny stil', thumbnailUrl });
    await expect(chef(library.createMenuTemplate, { body: { ...draft, name: ' ' } })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'name', code: 'no_template_name' }],
    });
  });

  test('a template of the former form is shown converted, and stays as it came until the converted one is saved', async () => {
    const former = {
      header: 'Fest',
      subheader: '',
      rows: [{ text: 'Snittar' }, { recipeId: soup }],
      footer: 'Fråga oss',
      orientation: 'tv_portrait' as const,
    };
    const { restaurantId: _, ...draft } = lunch({ name: 'Från förr' });
    const { id } = await chef(library.createMenuTemplate, { body: draft });
    const row = product.database.selectFrom('menu_template').select(['document', 'legacy']).where('id', '=', id);
    await product.database
      .updateTable('menu_template')
      .set({ document: JSON.stringify(former), legacy: true })
      .where('id', '=', id)
      .execute();
    const template = (await chef(library.listMenuTemplates, {})).items.find((each) => each.id === id);
    expect(template).toMatchObject({ legacy: true, options: { orientation: 'tv_portrait' } });
    expect(template?.blocks.map(({ kind }) => kind)).toEqual(['title', 'course', 'recipe', 'text']);
    expect(await row.executeTakeFirst()).toEqual({ document: former, legacy: true });
    const { name, options, settings, background, blocks, secondBlocks } = template ?? draft;
    const page = { name, options, settings, background, blocks, secondBlocks };
    expect(await chef(library.updateMenuTemplate, { body: { ...page, id } })).toMatchObject({ legacy: false, blocks });
    expect(await row.executeTakeFirst()).toMatchObject({ document: { blocks }, legacy: false });
  });

  test('an own background is shown by a menu, even when it lies in the bin', async () => {
    const made = await chef(library.createMenuBackground, { body: { name: 'Köket' }, file: picture });
    const menu = await chef(api.createMenu, { body: lunch({ background: { kind: 'own', id: made.id } }) });
    expect(menu.backgroundUrl).toBe(made.url);
    expect((await chef(library.renameMenuBackground, { body: { id: made.id, name: 'Spisen' } })).name).toBe('Spisen');
    await chef(library.deleteMenuBackground, { params: { id: made.id } });
    expect((await chef(library.listMenuBackgrounds, { params: { id: norrsken } })).items).toEqual([]);
    expect((await chef(api.readMenu, { params: { id: menu.id } })).backgroundUrl).toBe(made.url);
    await chef(library.restoreMenuBackground, { params: { id: made.id } });
    expect((await chef(library.listMenuBackgrounds, { params: { id: norrsken } })).items).toHaveLength(1);
  });

  test('an own label is made, changed, and taken away from the list', async () => {
    const names = [{ language: 'sv' as const, name: 'Husets klassiker' }];
    const made = await chef(library.saveCustomLabel, { body: { names, sign: 'H', colour: '#1c2620' } });
    const changed = await chef(library.saveCustomLabel, { body: { id: made.id, names, sign: 'HK', colour: '#1c2620' } });
    expect(changed).toMatchObject({ id: made.id, sign: 'HK' });
    expect((await chef(library.listCustomLabels, { params: { id: norrsken } })).items).toHaveLength(1);
    await chef(library.saveCustomLabel, { body: { ...changed, remove: true } });
    expect((await chef(library.listCustomLabels, { params: { id: norrsken } })).items).toEqual([]);
  });

  test('a menu’s thumbnail is made anew and served; what is no picture is refused', async () => {
    const made = await chef(api.createMenu, { body: lunch() });
    const { thumbnailUrl } = await chef(api.uploadMenuThumbnail, { params: { id: made.id }, file: picture });
    const served = await product.app.inject(thumbnailUrl);
    expect([served.statusCode, (await sharp(served.rawPayload).metadata()).width]).toEqual([200, 900]);
    const words = new Blob(['no picture']);
    await expect(chef(api.uploadMenuThumbnail, { params: { id: made.id }, file: words })).rejects.toMatchObject({
      code: 'unsupported_media_type',
    });
    expect((await chef(api.readMenu, { params: { id: made.id } })).thumbnailUrl).toBe(thumbnailUrl);
  });
});
