import { expect, test } from 'vitest';
import { blankLine, type LineReading } from './editor-state.ts';
import { isBeingRead } from './line-meaning.ts';

const reading = (state: LineReading['state']): LineReading => ({ state, candidates: [] });
const written = blankLine('1 kg carrots');
const meant = { ...written, ingredient: 'carrot' };

test.each([
  ['words that are on their way to be read', written, reading('reading'), false, true],
  ['words that are being written', written, undefined, true, true],
  ['words that were read before, and are read again', meant, reading('reading'), false, true],
  ['a line that means something, with somebody at its words', meant, reading('sure'), true, false],
  ['words that nobody understands', written, reading('unknown'), false, false],
  ['words that could not be read', written, reading('failed'), false, false],
  ['words of a saved recipe that stand for nothing', written, undefined, false, false],
  ['an empty line', blankLine(), undefined, true, false],
  ['a line whose words were taken away while they were read', blankLine(' '), reading('reading'), true, false],
])('of %s it is known whether they are still read', (_, line, state, isWritten, isExpected) => {
  expect(isBeingRead(line, state, isWritten)).toBe(isExpected);
});
