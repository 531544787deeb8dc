import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../kernel/language.ts';
import { foreignTextOf } from '../foreign-name.ts';
import type { MenuBlock } from '../menu-block.ts';
import { TEMPLATE_WORD_KEYS, TEMPLATE_WORDS, withTemplateWordsIn } from './template-words.ts';

const course = (...texts: readonly (readonly [Language, string])[]): MenuBlock => ({
  kind: 'course',
  _id: 'one',
  texts: texts.map(([language, text]) => ({ language, text })),
  align: 'start',
});

test('a template’s own words are said in any language, and back again', () => {
  for (const from of LANGUAGES)
    for (const to of LANGUAGES)
      for (const word of TEMPLATE_WORD_KEYS) {
        const before = course([from, TEMPLATE_WORDS[from][word]]);
        const after = withTemplateWordsIn(before, to);
        expect(after).toEqual(course([to, TEMPLATE_WORDS[to][word]]));
        expect(withTemplateWordsIn(after, from)).toEqual(before);
      }
});

test('what a person wrote stays as it is', () => {
  const written = [
    course(['en_gb', 'Monday, meat free']),
    course(['en_gb', 'Monday'], ['de', 'Am Montag']),
    course(['sv', 'Monday']),
    course(),
    { kind: 'legend', _id: 'legend' } as const,
  ];
  for (const block of written) expect(withTemplateWordsIn(block, 'sv')).toBe(block);
});

test('a text is foreign where none of its wordings is of the menu’s language', () => {
  expect(foreignTextOf(course(['en_gb', 'Our farm']), 'sv')).toBe('Our farm');
  expect(foreignTextOf(course(['en_gb', 'Our farm'], ['sv', 'Vår gård']), 'sv')).toBeNull();
  expect(foreignTextOf(course(['en_gb', 'Our farm']), 'en_us')).toBeNull();
  expect(foreignTextOf(course(['en_gb', ' ']), 'sv')).toBeNull();
  expect(foreignTextOf({ kind: 'legend', _id: 'legend' }, 'sv')).toBeNull();
});
