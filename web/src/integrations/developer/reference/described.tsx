/** A sentence of the API's description: what stands between backticks is code. */
export function Described({ words }: { words: string }) {
  return words.split('`').map((part, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the sentence
    place % 2 === 1 ? <code key={place}>{part}</code> : part,
  );
}
