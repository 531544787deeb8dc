import { expect, test } from 'vitest';
import { apiBasesOf, SAME_ORIGIN, type HostTable } from './api-base.ts';

const bases = (name: string) => ({ mainApi: `https://api.${name}`, ingredientDataApi: `https://food.${name}` });

const table: HostTable = {
  commercialEnding: '.com',
  commercial: { production: bases('production'), staging: bases('staging'), development: bases('development') },
  environmentLabels: { staging: ['staging'], development: ['dev', 'preview'] },
  regional: { '.se': bases('sweden'), '.uk': bases('islands'), '.org.uk': bases('british-charities') },
};

test.each([
  ['app.plateprint.com', 'production', 'production'],
  ['plateprint.com', 'production', 'production'],
  ['staging.plateprint.com', 'staging', 'staging'],
  ['dev.plateprint.com', 'development', 'development'],
  ['preview.plateprint.com:8443', 'development', 'development'],
  ['STAGING.Plateprint.COM', 'staging', 'staging'],
  ['plateprint.se', 'sweden', 'production'],
  ['plateprint.se.', 'sweden', 'production'],
  ['staging.plateprint.se', 'sweden', 'staging'],
  ['plateprint.co.uk', 'islands', 'production'],
  ['plateprint.org.uk', 'british-charities', 'production'],
])('%s calls the bases of %s in %s', (host, expected, environment) => {
  expect(apiBasesOf(host, table)).toEqual({ ...bases(expected), environment });
});

test.each(['localhost:3000', '192.168.1.20', 'plateprint.example', 'com', ''])(
  '%s, which no ending fits, calls its own origin',
  (host) => {
    expect(apiBasesOf(host, table)).toEqual({ ...SAME_ORIGIN, environment: 'production' });
  },
);

test('without a table every host calls its own origin', () => {
  expect(apiBasesOf('staging.plateprint.com', null)).toEqual({ ...SAME_ORIGIN, environment: 'production' });
});
