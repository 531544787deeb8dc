import { expect, test } from 'vitest';
import type { Language } from '../../../kernel/language.ts';
import { readPastedRecipes } from '../pasted-recipes.ts';
import { DANISH_HEADS } from './danish.fixture.ts';
import { DUTCH_HEADS } from './dutch.fixture.ts';
import { ENGLISH_HEADS } from './english.fixture.ts';
import { FRENCH_HEADS } from './french.fixture.ts';
import { GERMAN_HEADS } from './german.fixture.ts';
import type { Heads } from './heads.fixture.ts';
import { NORWEGIAN_HEADS } from './norwegian.fixture.ts';
import { SWEDISH_HEADS } from './swedish.fixture.ts';

const ALL: [Language, Heads][] = [
  ['en_gb', ENGLISH_HEADS],
  ['en_us', ENGLISH_HEADS],
  ['sv', SWEDISH_HEADS],
  ['no', NORWEGIAN_HEADS],
  ['da', DANISH_HEADS],
  ['de', GERMAN_HEADS],
  ['fr', FRENCH_HEADS],
  ['nl', DUTCH_HEADS],
];
const CASES = ALL.flatMap(([language, { dishes, lists, heads }]) =>
  heads.map(([head, portions], at) => ({ language, head, portions, dishes, lists, at })),
);

/** Within a sentence a name begins small, but for a noun of German. */
function named(dish: string, head: string, language: Language): string {
  const isInSentence = !/(?:^|[\n*#:>])\s*\{d\}/u.test(head) && language !== 'de';
  return isInSentence ? `${dish.charAt(0).toLowerCase()}${dish.slice(1)}` : dish;
}

test.each(CASES)('$language: $head', ({ language, head, portions, dishes, lists, at }) => {
  const read = dishes.map((dish, place) => {
    const list = lists[(at + place) % lists.length] ?? '';
    const recipes = readPastedRecipes(`${head.replaceAll('{d}', named(dish, head, language))}${list}`, { likely: language });
    return recipes.map((each) => [each.title?.toLowerCase(), each.portions, each.lines.filter(({ heading }) => !heading).length]);
  });
  expect(read).toEqual(dishes.map((dish) => [[dish.toLowerCase(), portions, 4]]));
});
