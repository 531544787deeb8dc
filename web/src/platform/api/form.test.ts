import { endpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formOf } from './form.ts';

const keepLogo = endpoint({
  method: 'POST',
  path: '/logos',
  callers: 'signed-in',
  summary: 'Keep a logo',
  upload: { field: 'image', mostBytes: 1000, tooLarge: 'logo_too_large' },
  body: z.object({ restaurantId: z.string() }),
  reply: z.object({ id: z.string() }),
});

test('the words stand before the file, under the name that the endpoint gives it', () => {
  const form = formOf(keepLogo, { body: { restaurantId: 'matsalen', width: 3, none: null }, file: new File(['x'], 'logo.png') });
  expect([...form.keys()]).toEqual(['restaurantId', 'width', 'image']);
  expect(form.get('restaurantId')).toBe('matsalen');
  expect(form.get('width')).toBe('3');
  expect((form.get('image') as File).name).toBe('logo.png');
});

test('a picture without a name takes that of its field', () => {
  expect((formOf(keepLogo, { file: new Blob(['x']) }).get('image') as File).name).toBe('image');
});
