import { expect, test } from 'vitest';
import { foreignNameOf } from './foreign-name.ts';

const sv = { language: 'sv', name: 'Rödbetssoppa' } as const;
const gb = { language: 'en_gb', name: 'Beetroot soup' } as const;

test.each([
  ['no name in the menu’s language', [], [sv], 'de', sv],
  ['the recipe has one', [], [sv, gb], 'en_gb', null],
  ['the other English reads it', [], [sv, gb], 'en_us', null],
  ['the menu has its own', [{ language: 'de', text: 'Rote-Bete-Suppe' }], [sv], 'de', null],
  [
    'the menu’s own of another language stands before the recipe’s',
    [{ language: 'sv', text: 'Soppa' }],
    [gb],
    'en_gb',
    { language: 'sv', name: 'Soppa' },
  ],
  ['a blank name is none', [{ language: 'de', text: ' ' }], [sv, { language: 'de', name: '' }], 'de', sv],
  ['a dish that is gone has nothing to mark', [], [], 'de', null],
] as const)('%s', (_, names, recipeNames, language, foreign) => {
  expect(foreignNameOf({ names: [...names] }, recipeNames, language)).toEqual(foreign);
});
