import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Nested = { [key: string]: string | Nested };

function flat(texts: Nested, above = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[above + key, text] as [string, string]] : flat(text, `${above}${key}.`),
  );
}

async function textsOf(file: string): Promise<Map<string, string>> {
  const { default: texts } = (await import(join(import.meta.dirname, file))) as { default: Nested };
  return new Map(flat(texts));
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}+/gu));

/** The share of the words of both that stand in both. */
function likeness(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}

test('an American text says what the British one says: when that is corrected, the spelling alone differs', async () => {
  const apart: string[] = [];
  for await (const file of glob('en_us/**/*.ts', { cwd: import.meta.dirname })) {
    const british = await textsOf(file.replace('en_us', 'en_gb'));
    for (const [key, text] of await textsOf(file)) {
      const [here, there] = [wordsOf(text), wordsOf(british.get(key) ?? '')];
      // Of a few words one spelling is a third.
      if (here.size > 3 && likeness(here, there) < 0.5) apart.push(`${file} ${key}`);
    }
  }
  expect(apart).toEqual([]);
});
