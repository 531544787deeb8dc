import type { ProblemCode } from '../kernel/api/app-error.ts';
import { ownValue } from '../kernel/own-value.ts';
import { COMMON_WORDS, WALKS } from './common-passwords.ts';

/** Letters, digits, signs and spaces of any kind (specification, point 5). */
const SHORTEST_PASSWORD = 10;

/** Signs that are used for a letter where letters alone are wanted. */
const STANDS_FOR: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function asLetters(text: string): string {
  return text.replaceAll(/[\d@$!]/g, (sign) => ownValue(STANDS_FOR, sign) ?? sign);
}

/** Without the digits and signs around it, and with those inside read as letters. */
function bareWords(password: string): string[] {
  const trimmed = /\p{L}(?:.*\p{L})?/su.exec(password)?.[0] ?? '';
  return [trimmed, asLetters(trimmed), asLetters(password)].map((text) => text.replaceAll(/[^\p{L}]/gu, ''));
}

/** The shortest piece that, said again and again, makes the text: `12341234` is `1234`. */
function repeatedPiece(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text) return piece;
  }
  return text;
}

function isWalk(text: string): boolean {
  const backwards = Array.from(text).toReversed().join('');
  return WALKS.some((walk) => walk.includes(text) || walk.includes(backwards));
}

/** Whether it falls apart into at most three pieces that walk along a row: `qwerty123456`. */
function isMadeOfWalks(text: string, pieces = 3): boolean {
  if (text === '') return true;
  if (pieces === 0) return false;
  for (let length = text.length; length >= 3; length -= 1) {
    if (isWalk(text.slice(0, length)) && isMadeOfWalks(text.slice(length), pieces - 1)) return true;
  }
  return false;
}

function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  const signs = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (new Set(text).size <= 3) return true;
  if (isMadeOfWalks(repeatedPiece(signs)) || repeatedPiece(signs).length <= 4) return true;
  // A date or a telephone number: digits alone are few.
  if (/^\d*$/.test(signs) && signs.length <= 12) return true;
  return bareWords(text).some((word) => COMMON_WORDS.has(word) || COMMON_WORDS.has(repeatedPiece(word)));
}

/** Whether it is little more than something that is known of its person: a name, the part of the address before the at. */
function tells(password: string, known: readonly string[]): boolean {
  const text = password.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  return known
    .flatMap((word) => [word, word.split('@')[0] ?? ''])
    .map((word) => word.toLowerCase().replaceAll(/[^\p{L}]/gu, ''))
    .some((word) => word.length >= 3 && (text === word || text === word + word));
}

/**
 * Why a password may not be chosen, as the code of a problem; null when it may.
 * @param known names and addresses of its person and organization, which a guesser tries first.
 */
export function passwordRefusal(
  password: string,
  known: readonly string[] = [],
): Extract<ProblemCode, 'password_too_short' | 'password_too_common'> | null {
  // Counted as a person does: a letter with its accent is one sign.
  if (Array.from(password.normalize('NFC')).length < SHORTEST_PASSWORD) return 'password_too_short';
  return isCommon(password) || tells(password, known) ? 'password_too_common' : null;
}
