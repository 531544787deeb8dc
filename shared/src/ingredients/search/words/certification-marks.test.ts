import { expect, test } from 'vitest';
import { withoutCertificationMarks } from './certification-marks.ts';

const none = (_word: string): boolean => false;
const left = (name: string, isName: (word: string) => boolean = none): string =>
  withoutCertificationMarks(name.split(' '), isName).join(' ');

test.each([
  ['cafe commerce equitable', 'cafe'],
  ['rainforest alliance certified coffee 1 kg', 'coffee 1 kg'],
  ['poulet label rouge', 'poulet'],
  ['eggs rspca assured', 'eggs'],
  ['lax msc certifierad', 'lax'],
  ['kipfilet beter leven 1 ster', 'kipfilet 1 ster'],
])('%s is %s', (name, bare) => expect(left(name)).toBe(bare));

test.each([
  ['farine de ble issue de l agriculture bio', 'farine de ble l bio'],
  ['tomaten aus okologischem landbau', 'tomaten aus bio'],
  ['tomater fra okologisk landbrug', 'tomater fra okologisk'],
  ['kycklingfile svensk fagel', 'kycklingfile svensk'],
  ['cheddar red tractor', 'cheddar british'],
])('%s keeps how and where it was grown: %s', (name, bare) => expect(left(name)).toBe(bare));

test('a mark of one word that is a food’s own word in the language stays', () => {
  expect(left('salat regional', (word) => word === 'regional')).toBe('salat regional');
});

test('a name that is nothing but marks stays whole', () => {
  expect(left('fair trade')).toBe('fair trade');
});
