import { expect, test } from 'vitest';
import { isNotFood } from './not-food.ts';

test.each([
  ['dishwasher salt 10kg', 'en'],
  ['diskmedel 5 l', 'sv'],
  ['kuchenrolle 3-lagig', 'de'],
  ['frais de port', 'fr'],
  ['statiegeld krat', 'nl'],
] as const)('%s is no food', (folded, language) => {
  expect(isNotFood(folded, language)).toBe(true);
});

test.each([
  ['sea salt flakes', 'en'],
  ['pantelleria kapers', 'da'],
  ['spekulatius', 'de'],
  ['papaye', 'fr'],
  ['servelaatworst', 'nl'],
  ['mautner markhof estragonsenf', 'de'],
  ['vetemjol halvpall', 'sv'],
  ['melk rolcontainer', 'nl'],
] as const)('%s may be food', (folded, language) => {
  expect(isNotFood(folded, language)).toBe(false);
});

test.each([
  ['fuel levy', 'en'],
  ['srs-back hyra', 'sv'],
  ['halvpall byte', 'sv'],
  ['europalette', 'de'],
  ['lkw-maut', 'de'],
  ['pant retur pet', 'sv'],
  ['drivstofftillegg', 'no'],
  ['alufolie 45 cm', 'da'],
  ['mautzuschlag', 'de'],
  ['eco-participation', 'fr'],
  ['pastilles lave-vaisselle x100', 'fr'],
  ['milieubijdrage', 'nl'],
] as const)('%s of a delivery note is no food', (folded, language) => {
  expect(isNotFood(folded, language)).toBe(true);
});
