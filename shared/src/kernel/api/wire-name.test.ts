import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { withoutLimits } from '../without-limits.ts';
import { described, IN_REFERENCE } from './described.ts';
import { fromWire, inWireNames, toWire, wireName, wireOutline, wirePath, wireShapeOf } from './wire-name.ts';

const Chosen = wireName('location', z.enum(['organization', 'rise']));
const Recipe = z.object({
  name: z.string(),
  emissionDatabase: described(z._default(Chosen, 'organization'), 'The database.'),
  country: z.optional(z.string()),
});
const Shelf = z.object({ recipes: z.nullable(z.array(Recipe)), byId: z.record(z.string(), Recipe), count: z.number() });

const recipe = fc.record(
  { name: fc.string(), emissionDatabase: fc.constantFrom('organization', 'rise'), country: fc.string() },
  { requiredKeys: ['name', 'emissionDatabase'] },
);
const shelf = fc.record({
  recipes: fc.option(fc.array(recipe)),
  byId: fc.dictionary(fc.string(), recipe),
  count: fc.integer(),
});

test('what goes over the wire comes back, and is called otherwise on the way', () => {
  fc.assert(
    fc.property(shelf, (value) => {
      const sent = toWire(Shelf, value);
      expect(JSON.stringify(sent)).not.toContain('"emissionDatabase":');
      expect(fromWire(Shelf, sent)).toEqual(value);
      expect(toWire(Shelf, sent)).toEqual(sent);
    }),
  );
});

test('without the schema it is turned the same by its outline, which is plain JSON', () => {
  const outline = JSON.parse(JSON.stringify(wireOutline(Shelf))) as typeof Shelf;
  expect(wireOutline(z.object({ names: z.array(z.string()) }))).toBeNull();
  fc.assert(
    fc.property(shelf, (value) => {
      expect(toWire(outline, value)).toEqual(toWire(Shelf, value));
      expect(fromWire(outline, toWire(outline, value))).toEqual(value);
    }),
  );
});

test('fields keep their order, so that what is hashed stays the same', () => {
  expect(JSON.stringify(toWire(Recipe, { name: 'Soup', emissionDatabase: 'rise', country: 'SE' }))).toBe(
    '{"name":"Soup","location":"rise","country":"SE"}',
  );
});

test('a field that is called as only we do is none of the wire', () => {
  expect(Recipe.parse(fromWire(Recipe, { name: 'Soup', emissionDatabase: 'rise' }))).toEqual({
    name: 'Soup',
    emissionDatabase: 'organization',
  });
});

test.each([['a text'], [null], [undefined], [7], [[]], [{}]])('anything else is left as it is: %j', (value) => {
  expect([toWire(Shelf, value), fromWire(Shelf, value), toWire(undefined, value)]).toEqual([value, value, value]);
});

test.each([
  ['optional', z.object({ emissionDatabase: z.optional(Chosen) })],
  ['partial', z.partial(Recipe)],
  ['taken over', z.object({ ...Recipe.shape, id: z.string() })],
  ['without limits', withoutLimits(Recipe)],
  ['lost when it is wrong', z.object({ emissionDatabase: z.catch(z._default(Chosen, 'organization'), 'organization') })],
])('the name stays where the field is %s', (_, schema) => {
  expect(toWire(schema, { emissionDatabase: 'rise' })).toEqual({ location: 'rise' });
});

test('where nothing is called otherwise a value is the same one', () => {
  const value = { name: 'Soup' };
  expect(toWire(z.object({ name: z.string() }), value)).toBe(value);
});

test('the reference has the names of the wire, in their order, with their words', () => {
  const { properties = {}, required } = z.toJSONSchema(Recipe, IN_REFERENCE);
  expect(Object.keys(properties)).toEqual(['name', 'location', 'country']);
  expect(properties['location']).toMatchObject({ description: 'The database.', default: 'organization' });
  expect(required).toEqual(['name', 'location']);
  expect(z.toJSONSchema(z.object({ a: z.string() }), { override: inWireNames }).required).toEqual(['a']);
});

test('a problem is named as its caller names the place', () => {
  const { error } = Shelf.safeParse({ recipes: [{ name: '', emissionDatabase: 'moon' }], byId: {}, count: 1 });
  expect(wirePath(Shelf, error?.issues[0]?.path ?? [])).toEqual(['recipes', 0, 'location']);
  expect(wirePath(Shelf, ['byId', 'emissionDatabase', 'emissionDatabase'])).toEqual(['byId', 'emissionDatabase', 'location']);
  expect(wirePath(undefined, ['body'])).toEqual(['body']);
});

test('the shape of an object has the names of the wire', () => {
  expect(Object.keys(wireShapeOf(Recipe.shape))).toEqual(['name', 'location', 'country']);
});

test('two fields of one name, and a choice of shapes, are refused when they are first asked', () => {
  const twice = z.object({ ...Recipe.shape, location: z.string() });
  expect(() => toWire(twice, {})).toThrow('location is the name of another field');
  expect(() => toWire(z.union([Recipe, z.string()]), {})).toThrow('in a choice of shapes');
});
