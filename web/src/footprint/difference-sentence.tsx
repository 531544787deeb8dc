import type { SaidDifference } from '@plateprint/shared/footprint/difference/said-difference.ts';
import styles from './difference-sentence.module.css';
import { useDifferenceWords } from './difference-words.ts';

interface DifferenceSentenceProps {
  /** Null where a side is unknown or counts too little: then nothing is said. */
  difference: SaidDifference | null;
  /** Where many stand below each other: the word alone, the sentence when it is pointed at. */
  short?: boolean;
  /** What is compared with, where a short one stands beside a sentence that does not say it. */
  against?: string | undefined;
}

/** Whether two figures differ surely, by how much at least and at most, and what would settle it. */
export function DifferenceSentence({ difference, short = false, against }: DifferenceSentenceProps) {
  const words = useDifferenceWords();
  if (difference === null) return null;
  const [word, ...rest] = [words.sure(difference), words.sentence(difference).slice(words.sure(difference).length)];
  if (short) {
    return (
      <span className={styles.short} data-sure={difference.sure} title={`${words.sentence(difference)} ${words.restsOn}`}>
        {against === undefined ? word : words.comparedWith(against, difference)}
      </span>
    );
  }
  return (
    <span className={styles.sentence}>
      <strong className={styles.word} data-sure={difference.sure}>
        {word}
      </strong>
      {rest}
      <span className={styles.rest}> {words.restsOn}</span>
    </span>
  );
}
