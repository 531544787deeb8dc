/** Entities that stand in texts copied from web pages; others are left as they are. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['nbsp', '\u{a0}'],
  ['shy', '\u{ad}'],
  ['amp', '&'],
  ['auml', 'ä'],
  ['ouml', 'ö'],
  ['uuml', 'ü'],
  ['aring', 'å'],
  ['aelig', 'æ'],
  ['oslash', 'ø'],
  ['szlig', 'ß'],
  ['eacute', 'é'],
  ['egrave', 'è'],
  ['ecirc', 'ê'],
  ['agrave', 'à'],
  ['ccedil', 'ç'],
  ['euml', 'ë'],
  ['Auml', 'Ä'],
  ['Ouml', 'Ö'],
  ['Uuml', 'Ü'],
  ['Aring', 'Å'],
  ['Oslash', 'Ø'],
  ['Eacute', 'É'],
  ['sub2', '₂'],
]);
const LONGEST = 9;

/** The character that an entity at a place of a text stands for, and how many units it takes. */
export function entityAt(text: string, at: number): { character: string; length: number } | undefined {
  const end = text.slice(at, at + LONGEST + 2).indexOf(';');
  if (end < 2) return undefined;
  const name = text.slice(at + 1, at + end);
  const character = name.startsWith('#') ? numbered(name.slice(1)) : NAMED.get(name);
  return character === undefined ? undefined : { character, length: end + 1 };
}

function numbered(written: string): string | undefined {
  const isHexadecimal = /^x[0-9a-f]+$/i.test(written);
  if (!isHexadecimal && !/^[0-9]+$/.test(written)) return undefined;
  const code = Number.parseInt(isHexadecimal ? written.slice(1) : written, isHexadecimal ? 16 : 10);
  return code > 31 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}
