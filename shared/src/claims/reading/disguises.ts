import { type Character, charactersOf } from './characters.ts';
import { foldCharacters, type FoldedText, isLetter, isLineBreak, isUnseen, type ReadCharacter } from './fold-claim-text.ts';
import { withoutDigits } from './digits-for-letters.ts';

/** Single letters in a row that are read as one word: “k l i m a”. Three are an abbreviation. */
const FEWEST_APART = 4;
/** Characters between two letters that are written apart. */
const WIDEST_GAP = 3;
/** Pieces of a word that signs part, “kli-ma-neu-tral”, and the most letters of one. */
const FEWEST_PIECES = 3;
const LONGEST_PIECE = 5;

const EMOJI = /^\p{Extended_Pictographic}$/u;
const SPACE = /^\s$/u;
const LOWER = /^\p{Ll}$/u;
/** Signs that part lists: letters between them are codes of allergens. */
const OF_LISTS = new Set([',', ';', '/', '(', ')', '+', '&']);

/**
 * The ways in which a text may be read: as it is written, and where letters in it are in disguise, without. What is invisible or looks like
 * another letter is read as it looks each time.
 */
export function readingsOf(text: string): FoldedText[] {
  const written = charactersOf(text);
  const seen = written.filter((character) => !isUnseen(character.text));
  const joined = withoutSigns(withoutGaps(seen));
  const [asI, asL] = [withoutDigits(joined, 'i'), withoutDigits(joined, 'l')];
  return [
    foldCharacters(written),
    ...(joined.length === seen.length ? [] : [foldCharacters(joined)]),
    ...(asI ? [foldCharacters(asI.characters)] : []),
    ...(asL?.hasOne ? [foldCharacters(asL.characters)] : []),
  ];
}

/** Letters in a row, the end excluded. */
interface Word {
  begin: number;
  end: number;
}

function wordsOf(characters: readonly Character[]): Word[] {
  const words: Word[] = [];
  for (const [at, { text }] of characters.entries()) {
    if (text === '%' || !isLetter(text)) continue;
    const last = words.at(-1);
    if (last?.end === at) last.end++;
    else words.push({ begin: at, end: at + 1 });
  }
  return words;
}

/** “k l i m a” as “klima”: a gap of another width than most parts two words. */
function withoutGaps(characters: readonly Character[]): ReadCharacter[] {
  const apart = new Set<number>();
  const dropped = new Set<number>();
  for (const letters of lettersInRows(characters)) {
    const gaps = letters.slice(1).map((at, place) => ({ from: (letters[place] ?? at) + 1, to: at }));
    const usual = mostCommon(gaps.map(({ from, to }) => to - from));
    for (const at of letters) apart.add(at);
    for (const { from, to } of gaps) if (to - from === usual) for (let at = from; at < to; at++) dropped.add(at);
  }
  if (apart.size === 0) return [...characters];
  return characters.flatMap((character, at) => {
    if (dropped.has(at)) return [];
    return apart.has(at) ? [{ ...character, isApart: true }] : [character];
  });
}

/** The most common of small numbers, of several the smallest. */
function mostCommon(numbers: readonly number[]): number {
  const counts = [...Map.groupBy(numbers, (number) => number)].map(([number, { length }]) => ({ number, length }));
  return counts.toSorted((a, b) => b.length - a.length || a.number - b.number)[0]?.number ?? 0;
}

/** The places of letters that stand alone one after the other, in rows that are long enough. */
function lettersInRows(characters: readonly Character[]): number[][] {
  const rows: number[][] = [];
  let before = -1;
  for (const { begin, end } of wordsOf(characters)) {
    const isSingle = end - begin === 1;
    if (isSingle && before >= 0 && isGap(characters, before + 1, begin)) rows.at(-1)?.push(begin);
    else if (isSingle) rows.push([begin]);
    before = isSingle ? begin : -1;
  }
  return rows.filter(({ length }) => length >= FEWEST_APART);
}

/** Whether two letters stand near each other without being parts of a list. */
function isGap(characters: readonly Character[], from: number, to: number): boolean {
  return to - from <= WIDEST_GAP && !characters.slice(from, to).some(({ text }) => OF_LISTS.has(text));
}

/** “kli🌱ma🌱neutral”, “kli-ma-neu-tral” and “klima-⏎neutral” as one word. */
function withoutSigns(characters: readonly ReadCharacter[]): ReadCharacter[] {
  const words = wordsOf(characters);
  const dropped = new Set<number>();
  let chain: Word[] = [];
  const drop = (): void => {
    const inPieces = chain.length >= FEWEST_PIECES && chain.every(({ begin, end }) => end - begin <= LONGEST_PIECE);
    for (const [place, { end }] of chain.slice(0, -1).entries())
      for (let at = end; at < (chain[place + 1]?.begin ?? end); at++) if (inPieces || isDrawn(characters, at)) dropped.add(at);
  };
  for (const word of words) {
    const before = chain.at(-1);
    if (before && isInWord(characters, before.end, word.begin)) chain.push(word);
    else {
      drop();
      chain = [word];
    }
  }
  drop();
  return dropped.size === 0 ? [...characters] : characters.filter((_character, at) => !dropped.has(at));
}

/** Whether what stands between two words may stand within one: signs without a space, or the end of a line that goes on in small letters. */
function isInWord(characters: readonly Character[], from: number, to: number): boolean {
  if (!isGap(characters, from, to)) return false;
  const gap = characters.slice(from, to);
  return (
    gap.every(({ text }) => !SPACE.test(text) || isLineBreak(text)) && (!hasBreak(gap) || LOWER.test(characters[to]?.text ?? ''))
  );
}

function hasBreak(gap: readonly Character[]): boolean {
  return gap.some(({ text }) => isLineBreak(text));
}

/** Whether a sign is a drawing, or breaks the line, with the hyphen before it. */
function isDrawn(characters: readonly Character[], at: number): boolean {
  const text = characters[at]?.text ?? '';
  return EMOJI.test(text) || isLineBreak(text) || (text === '-' && isLineBreak(characters[at + 1]?.text));
}
