import styles from './described.module.css';

/** A sentence of the API's description: what stands between backticks is code. */
export function Described({ words }: { words: string }) {
  return words.split('`').map((part, place) =>
    place % 2 === 1 ? (
      <code key={place} className={styles.word}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}
