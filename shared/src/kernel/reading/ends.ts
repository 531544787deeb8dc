/**
 * The text without the signs at its end. It goes back from the end once, where `/[…]+$/` begins anew at every sign within the
 * text. `sign` tells one character, and has neither `g` nor `y`.
 */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The text without the signs at its beginning. */
export function withoutStart(text: string, sign: RegExp): string {
  let start = 0;
  while (start < text.length && sign.test(text.charAt(start))) start++;
  return text.slice(start);
}

export function withoutEnds(text: string, sign: RegExp): string {
  return withoutStart(withoutEnd(text, sign), sign);
}
