import { expect, test } from 'vitest';
import { hasLabelNotice, isLabelBasisAsked, type LabelBasis, labelsOf } from './label-basis.ts';

const AT = new Date('2026-11-26T12:00:00Z');
const basis = (kind: LabelBasis['kind'], validUntil = '2026-11-26'): LabelBasis => ({
  kind,
  scheme: kind === 'scheme' ? { name: 'Scheme', certificateNumber: '4711', validUntil } : null,
});

test.each([
  ['figures', basis('figures'), 'figures'],
  ['letters that somebody signed for', basis('own'), 'letters'],
  ['a certificate that is valid', basis('scheme'), 'letters'],
  ['a certificate that was valid', basis('scheme', '2026-11-25'), 'figures'],
  ['a scheme that nobody named', { kind: 'scheme', scheme: null }, 'figures'],
  ['nothing chosen', null, 'letters'],
] as const)('what guests are shown by %s', (_, labelBasis, shown) => {
  expect(labelsOf({ location: 'SE', labelBasis }, AT)).toBe(shown);
});

test.each([
  ['SE', '2026-11-26T22:59:00Z', 'letters'],
  ['SE', '2026-11-26T23:00:00Z', 'figures'],
  ['FI', '2026-11-26T21:59:00Z', 'letters'],
  ['FI', '2026-11-26T22:00:00Z', 'figures'],
  ['MQ', '2026-11-27T03:59:00Z', 'letters'],
  ['MQ', '2026-11-27T04:00:00Z', 'figures'],
] as const)('a certificate ends at midnight where the kitchen is: %s at %s', (location, at, shown) => {
  expect(labelsOf({ location, labelBasis: basis('scheme') }, new Date(at))).toBe(shown);
});

test.each([
  ['SE', null, AT, true],
  ['EU', null, AT, true],
  ['SE', basis('own'), AT, false],
  ['SE', null, new Date('2026-09-26T21:59:00Z'), false],
  ['SE', null, new Date('2026-09-26T22:00:00Z'), true],
  ['NO', null, AT, false],
  ['GB', null, AT, false],
  ['US', null, AT, false],
  ['WORLD', null, AT, false],
] as const)('in %s who has chosen %o is asked at %o: %s', (location, labelBasis, at, isAsked) => {
  expect(isLabelBasisAsked({ location, labelBasis }, at)).toBe(isAsked);
});

test('letters on own responsibility carry their notice in the EEA alone', () => {
  const noticed = ['SE', 'NO', 'IS', 'LI', 'GB', 'US'].filter((location) =>
    hasLabelNotice({ location, labelBasis: basis('own') }),
  );
  expect(noticed).toEqual(['SE', 'NO', 'IS', 'LI']);
  expect(hasLabelNotice({ location: 'SE', labelBasis: basis('figures') })).toBe(false);
});
