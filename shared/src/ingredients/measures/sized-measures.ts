import { isSpoon, unitIs } from '../../units/kinds-of-unit.ts';
import type { WrittenUnit } from '../../units/unit.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter((word) => word !== ''));

/** How a thing is, in all languages, before its name or behind the unit; lower case. */
const SMALL = words(
  'small sml liten litet lite små lilla lille klein kleine kleiner kleines kleinen kl petit petite petits petites',
);
const LARGE = words(
  'large big lg stor stort stora store groß große großer großes großen grosser groot grote gros grosse grosses grand grande grands grandes beau belle beaux belles',
);
const THICK = words('thick thick-cut tjock tjocka tykk tykke tyk dick dicke dicken épais épaisse épaisses dik dikke');
const THIN = words('thin thin-cut tunn tunna tynn tynne tynd tynde dünn dünne dünnen fin fins fine fines dun dunne');

/** Small and large against medium: median of USDA SR26 over onions, potatoes, carrots, tomatoes, apples and peppers. */
const GROWN = { small: 0.75, large: 1.35 };
const GROWN_CATEGORIES = new Set(['vegetables', 'potatoes-roots', 'fruit', 'herbs-spices']);
/** 212, 425 and 850 ml are the tins of the trade. */
const TINNED = { small: 0.5, large: 2 };
/** By hand: a heaped spoon of what is dry holds half as much again. */
const HEAPED = words(
  'heaped heaping generous rounded rågad rågade rågat toppad toppade toppet struttende topped gehäuft gehäufte gehäufter gehäuften geh bombé bombée bombées bombés opgehoopte flinke',
);
const SPOON = 1.5;

/** How many times its measure a spoon holds by what is said before it: "1 heaped tbsp flour". */
export function heapedOf({ note }: Sized, unit: WrittenUnit): number {
  const isHeaped = isSpoon(unit) && HEAPED.has(firstWord(note ?? ''));
  return isHeaped ? SPOON : 1;
}

/** By hand: a slice that is called thick is half as thick again. */
const CUT = { thin: 0.75, thick: 1.5 };

interface Sized {
  name?: string | undefined;
  note?: string | null | undefined;
}

/** How many times its usual weight one of these has, by the word for its size: "1 small onion", "2 tranches épaisses". */
export function sizeOf({ name = '', note }: Sized, unit: WrittenUnit, categoryId: string | null | undefined): number {
  // "1 can large beans" says how large the beans are; the size of the tin stands with its unit, in the note.
  const said = unitIs(unit, 'preserving') ? [firstWord(note ?? '')] : [firstWord(name), firstWord(note ?? '')];
  const is = (sizes: ReadonlySet<string>): boolean => said.some((word) => sizes.has(word));
  if (unit === 'slice') return is(THICK) ? CUT.thick : is(THIN) ? CUT.thin : 1;
  const sizes = smallAndLarge(unit, categoryId);
  return is(SMALL) ? sizes.small : is(LARGE) ? sizes.large : 1;
}

/** How many times its usual weight one of these may have by a word for its size. */
export function sizesOf(unit: WrittenUnit, categoryId: string | null | undefined): number[] {
  return unit === 'slice' ? Object.values(CUT) : Object.values(smallAndLarge(unit, categoryId));
}

function smallAndLarge(unit: WrittenUnit, categoryId: string | null | undefined): { small: number; large: number } {
  if (unitIs(unit, 'preserving')) return TINNED;
  return unitIs(unit, 'grown') && GROWN_CATEGORIES.has(categoryId ?? '') ? GROWN : { small: 1, large: 1 };
}

function firstWord(text: string): string {
  return /^[\p{L}-]+/u.exec(text.toLowerCase())?.[0] ?? '';
}
