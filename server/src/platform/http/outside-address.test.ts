import { expect, test } from 'vitest';
import { outsideOrigins, readOutside } from './outside-address.ts';

test('nothing is sent outside unless a deployment says so', () => {
  expect(readOutside('TRACKING', undefined)).toBeUndefined();
  expect(readOutside('TRACKING', ' ')).toBeUndefined();
  expect(outsideOrigins({ failureReports: undefined, tracking: undefined })).toEqual([]);
});

test('the policy lets the origins of what is named, once each and without the key', () => {
  const failureReports = 'https://key@errors.example.com/3';
  expect(outsideOrigins({ failureReports, tracking: 'https://errors.example.com/count' })).toEqual([
    'https://errors.example.com',
  ]);
});

test.each(['errors.example.com', 'javascript:alert(1)', '/count'])('%j is no address outside', (address) => {
  expect(() => readOutside('TRACKING', address)).toThrow('TRACKING must be an address');
});
