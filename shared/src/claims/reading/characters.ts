import { entityAt } from './entities.ts';

/** A character of a text, and the UTF-16 units of it that it was written with. */
export interface Character {
  text: string;
  from: number;
  to: number;
}

/** Tags that end a line; any other stands inside a word. */
const BLOCK_TAG = /^<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|td|th)[\s/>]/i;
const LONGEST_TAG = 300;

/** The characters of a text, with tags left out and entities read. */
export function charactersOf(text: string): Character[] {
  const characters: Character[] = [];
  let at = 0;
  while (at < text.length) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (character === '<') {
      const end = tagEnd(text, at);
      if (end > at) {
        if (BLOCK_TAG.test(text.slice(at, end))) characters.push({ text: '\n', from: at, to: end });
        at = end;
        continue;
      }
    }
    const entity = character === '&' ? entityAt(text, at) : undefined;
    const length = entity?.length ?? character.length;
    characters.push({ text: entity?.character ?? character, from: at, to: at + length });
    at += length;
  }
  return characters;
}

/** Where a tag ends, or -1: a "<" that no letter or slash follows is a sign, and no tag holds another. */
function tagEnd(text: string, at: number): number {
  if (!/[a-z/!]/i.test(text[at + 1] ?? '')) return -1;
  for (let end = at + 1; end < Math.min(text.length, at + LONGEST_TAG); end++) {
    if (text[end] === '<') return -1;
    if (text[end] === '>') return end + 1;
  }
  return -1;
}
