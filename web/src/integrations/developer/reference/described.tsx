import styles from './described.module.css';

/** A sentence of the API's description: what stands between backticks is code. */
export function Described({ words }: { words: string }) {
  return words.split('`').map((part, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the sentence
      <code key={place} className={styles.word}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}
