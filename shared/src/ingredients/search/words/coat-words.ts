/** Folded words by which a name says that its food lies in a coat of crumbs or batter, beside "breaded" itself, in eight languages. */
const COAT =
  /^(?:torpedo|tempura|wiener|viennoise|milanese|milanaise|backteig|bierteig|ausbackteig|teigmantel|knusperteig)|(?:torpedo|tempura|tempurateig|bierteig|backteig)$/u;

/** Whether one of a name's folded words says so: "Torpedoräkor", "Garnelen im Tempurateig", "Schnitzel Wiener Art". */
export function saysCoat(words: readonly string[]): boolean {
  return words.some((word) => COAT.test(word));
}
