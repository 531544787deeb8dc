import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { expect, test } from 'vitest';
import { filled, mailTexts } from './mail-texts.ts';
import enGb from './texts/en_gb.ts';

function textsIn(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): [string, string][] =>
    typeof inner === 'string' ? [[`${path}${key}`, inner]] : textsIn(inner as object, `${path}${key}.`),
  );
}

function placeholders(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}

test.each(LANGUAGES)('%s says every mail, with the same things filled in', async (language) => {
  const texts = new Map(textsIn(await mailTexts(language)));
  for (const [key, english] of textsIn(enGb)) {
    expect([key, placeholders(texts.get(key) ?? '')]).toEqual([key, placeholders(english)]);
    expect(texts.get(key)).not.toBe('');
  }
  expect(texts.size).toBe(textsIn(enGb).length);
});

test.each(LANGUAGES.filter((language) => !language.startsWith('en')))('%s is not English', async (language) => {
  const english = new Map(textsIn(enGb));
  const same = textsIn(await mailTexts(language)).filter(([key, text]) => english.get(key) === text);
  expect(same.map(([key]) => key)).toEqual(['greetings']);
});

// After "the dish" or a dish's own name: a pronoun would have to agree with a word that no text knows.
test.each(LANGUAGES)('%s says what is new in a dish without a pronoun for it', async (language) => {
  const { added, opened, live } = (await mailTexts(language)).allergens_added;
  expect(added).not.toMatch(/^(?:it|elle|il|det|den|het|es)\s/iu);
  expect(`${opened} ${live}`).not.toMatch(/\b(?:whether it|of het|ob es|wird es) (?:contains|bevat|enthält|auf)/iu);
});

test('German mails call a menu what the glossary calls it', async () => {
  const called = textsIn(await mailTexts('de')).filter(([, text]) => /Menüs?(?!\p{L})/u.test(text));
  expect(called).toEqual([]);
});

test('what has no value stays, so that it is seen', () => {
  expect(filled('{a} and {b}', { a: 'salt' })).toBe('salt and {b}');
});
