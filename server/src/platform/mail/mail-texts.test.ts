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

test('what has no value stays, so that it is seen', () => {
  expect(filled('{a} and {b}', { a: 'salt' })).toBe('salt and {b}');
});
