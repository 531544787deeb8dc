import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCrosswalk } from '../crosswalk/read-crosswalk.ts';
import { transportTables } from './transport-tables.ts';

const { tables } = readCrosswalk(join(import.meta.dirname, '../../crosswalk'));
const rows = Object.values(tables.transport.perTonneKm).flatMap(({ direct, wellToTank }) => [direct, wellToTank]);
const freight = new Map(rows.map((row) => [row, 0.1]));
const capitals = new Map([
  ['SWE', { lon: 18, lat: 59 }],
  ['ESP', { lon: -4, lat: 40 }],
  ['BRA', { lon: -48, lat: -16 }],
  ['USA', { lon: -77, lat: 39 }],
  ['GBR', { lon: 0, lat: 51 }],
]);
const { distances, perTonneKm } = transportTables(tables, freight, capitals);

test('a vehicle counts its fuel from the well, and a chilled ship twice an ambient one', () => {
  expect(perTonneKm.lorry.value).toBeCloseTo(0.2, 9);
  expect(perTonneKm.chilled_ship.value).toBeCloseTo(0.4, 9);
});

test('what is grown in the country travels the country’s own haul', () => {
  expect(distances['SE']?.SE).toMatchObject({ road: 400, sea: 0 });
});

test('Spain is reached by lorry, Brazil by ship, Britain over the Channel', () => {
  expect(distances['ES']?.SE.sea).toBe(0);
  expect(distances['ES']?.SE.road).toBeGreaterThan(3000);
  expect(distances['BR']?.SE.sea).toBeGreaterThan(10_000);
  expect(distances['ES']?.GB.sea).toBe(60);
});

test('to America Europe’s food goes by sea, America’s own by road', () => {
  expect(distances['ES']?.US.sea).toBeGreaterThan(5000);
  expect(distances['US']?.US).toMatchObject({ road: 1500, sea: 0 });
});
