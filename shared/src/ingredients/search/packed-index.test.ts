import { expect, it } from 'vitest';
import { buildIndex } from './build-index.ts';
import { openIndex, packIndex } from './packed-index.ts';
import { sampleRelease } from './sample-release.ts';

it('an index comes out of its buffer as it went in', () => {
  const tables = buildIndex(sampleRelease(), 'sv');
  expect(openIndex(packIndex(tables))).toEqual(tables);
});

it('another buffer is no index', () => {
  expect(() => openIndex(new SharedArrayBuffer(64))).toThrow('JSON');
});
