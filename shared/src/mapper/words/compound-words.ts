import { fold } from '../../ingredients/search/fold.ts';

/** Letters between the parts of one word: "Schwein-e-fleisch", "gris-e-kød", "land-s-brød". */
const JOINTS = ['', 'e', 's', 'n', 'en'];

/**
 * A name whose first two words are the two halves of one, turned round as lists that go by their first word do: "BROT MISCH" is Mischbrot. Only where
 * the second is no word by itself; the same name where they are not.
 */
export function withCompoundJoined(name: string, isWord: (folded: string) => boolean): string {
  const [first = '', second = '', ...rest] = name.split(/\s+/u);
  if (!/^\p{L}{3,}$/u.test(first) || !/^\p{L}{3,}$/u.test(second) || isWord(fold(second))) return name;
  const joined = JOINTS.map((joint) => `${second}${joint}${first}`).find((word) => isWord(fold(word)));
  return joined === undefined ? name : [joined, ...rest].join(' ');
}
