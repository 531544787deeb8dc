import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addPart, partedValue } from './parted-value.ts';

test('a value is whole again when its parts are back', () => {
  const list = fc.integer({ min: 0, max: 3500 }).map((length) => Array.from({ length }, (_, at) => ({ at })));
  const value = fc.record({ name: fc.string(), rows: list, nothing: fc.constant(null), file: fc.record({ leftOut: list }) });
  fc.assert(
    fc.property(fc.oneof(value, list), (whole) => {
      const { rest, parts } = partedValue(whole);
      for (const part of parts) expect(part.items.length).toBeLessThanOrEqual(1000);
      for (const part of structuredClone(parts)) addPart(rest, part);
      expect(rest).toEqual(whole);
    }),
    { numRuns: 50 },
  );
});
