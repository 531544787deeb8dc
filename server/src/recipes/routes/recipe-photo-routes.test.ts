import * as api from '@plateprint/shared/recipes/api/recipe-api.ts';
import { deleteRecipePhoto, PHOTO_SIDE, uploadRecipePhoto } from '@plateprint/shared/recipes/api/recipe-photo-api.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers } from '../../../test/support/strangers.ts';
import { demoId } from '../../demo/demo-id.ts';
import { emptyBin } from '../recipe-store.ts';

let product: Product;
let chef: Caller;
const restaurantId = demoId('matsalen');
const DAY_MS = 24 * 3_600_000;

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  chef = await product.as('chef');
});
afterAll(() => product.close());

/** As a telephone takes it: large, lying on its side, with the place where it was taken. */
async function photograph(): Promise<Blob> {
  const taken = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#a63' } })
    .withExif({ IFD0: { Copyright: 'SECRET PLACE', Orientation: '6' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(taken)], { type: 'image/jpeg' });
}

const dish = async (name: string) =>
  (await chef(api.createRecipe, { body: { restaurantId, names: [{ language: 'en_gb', name }], ingredients: [] } })).id;
const photoOf = async (id: string) => (await chef(api.readRecipe, { params: { id } })).photo;
const get = async (path: string) => product.app.inject({ url: path });

test('a photograph is kept smaller, without what the camera wrote into it, and served for a year', async () => {
  const id = await dish('Goulash');
  expect(await photoOf(id)).toBeNull();
  const { photo } = await chef(uploadRecipePhoto, { params: { id }, file: await photograph() });
  expect(await photoOf(id)).toBe(photo);
  const { headers, rawPayload } = await get(photo);
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' });
  const { width, height, exif } = await sharp(rawPayload).metadata();
  expect(Math.max(width, height)).toBeLessThanOrEqual(PHOTO_SIDE);
  expect(exif).toBeUndefined();
  expect(rawPayload.includes('SECRET PLACE')).toBe(false);
  const { items } = await chef(api.listRecipes, { params: { restaurantId }, query: { limit: 200 } });
  expect(items.find((each) => each.id === id)?.photo).toBe(photo);
});

test('a new photograph takes the place of the former, and taking it off removes its file', async () => {
  const id = await dish('Pasta');
  const first = await chef(uploadRecipePhoto, { params: { id }, file: await photograph() });
  const { photo } = await chef(uploadRecipePhoto, { params: { id }, file: await photograph() });
  expect((await get(first.photo)).statusCode).toBe(404);
  await chef(deleteRecipePhoto, { params: { id } });
  expect((await get(photo)).statusCode).toBe(404);
  expect(await photoOf(id)).toBeNull();
});

test('what is no photograph is refused, whatever it says of itself', async () => {
  const id = await dish('Nothing');
  const refused = async (content: string | Uint8Array<ArrayBuffer>) =>
    chef(uploadRecipePhoto, { params: { id }, file: new Blob([content], { type: 'image/jpeg' }) });
  await expect(refused('<svg xmlns="http://www.w3.org/2000/svg"/>')).rejects.toMatchObject({ code: 'unsupported_media_type' });
  const broken = new Uint8Array(await (await photograph()).arrayBuffer()).slice(0, 400);
  await expect(refused(broken)).rejects.toMatchObject({ code: 'picture_unreadable' });
  await expect(refused(new Uint8Array(4 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'body_too_large' });
  expect(await photoOf(id)).toBeNull();
});

test('another organization neither gives nor takes it', async () => {
  const id = await dish('Ours');
  const stranger = await product.as('stranger');
  const file = await photograph();
  await expect(stranger(uploadRecipePhoto, { params: { id }, file })).rejects.toMatchObject({ code: 'not_found' });
  await expect(stranger(deleteRecipePhoto, { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
});

test('it is gone with its recipe', async () => {
  const id = await dish('Saffron soup');
  const { photo } = await chef(uploadRecipePhoto, { params: { id }, file: await photograph() });
  await chef(api.deleteRecipe, { params: { id } });
  await emptyBin(product.database, new Date(product.now() + 40 * DAY_MS), product.files);
  expect((await get(photo)).statusCode).toBe(404);
});
