import { expect, test } from 'vitest';
import type { OpenDocument } from './open-document.ts';
import { fieldsOf } from './schema-field.ts';

const document: OpenDocument = {
  info: { title: 'Dishes', version: '1' },
  paths: {},
  components: {
    schemas: { Dish: { type: 'object', properties: { side: { $ref: '#/components/schemas/Dish' } } } },
  },
};

test('a field says what it holds, what it must keep to, and that it may be null', () => {
  const [field] = fieldsOf(document, {
    type: 'object',
    required: ['grams'],
    properties: {
      grams: {
        anyOf: [{ type: 'number', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, { type: 'null' }],
        description: 'As bought.',
      },
    },
  });
  expect(field).toMatchObject({
    name: 'grams',
    required: true,
    nullable: true,
    types: ['number'],
    description: 'As bought.',
    limits: [{ kind: 'least', value: '0' }],
  });
});

test('a list shows the fields of its entries, one that takes few values shows them', () => {
  const [field] = fieldsOf(document, {
    type: 'object',
    properties: {
      lines: {
        type: 'array',
        items: { type: 'object', properties: { unit: { type: 'string', enum: ['g', 'kg'], default: 'g' } } },
      },
    },
  });
  expect(field).toMatchObject({ types: ['list'], of: ['object'] });
  expect(field?.children).toMatchObject([
    { name: 'unit', types: ['text'], values: ['g', 'kg'], limits: [{ kind: 'default', value: '"g"' }] },
  ]);
});

test('what holds itself ends', () => {
  expect(JSON.stringify(fieldsOf(document, { $ref: '#/components/schemas/Dish' })).length).toBeLessThan(3000);
});
