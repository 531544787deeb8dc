import { PRODUCT_NAME } from './product-name.ts';
import styles from './wordmark.module.css';

/** The sign: a plate whose rings are the ridges of a fingerprint. */
function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="14.2" />
      <path d="M8.2 22.6A10.2 10.2 0 1 1 24.6 21.4" />
      <path d="M12.2 21.3a6.5 6.5 0 1 1 9.3-1.8M13.5 26a10.2 10.2 0 0 0 7.2-1" />
      <path d="M16 16v.01M13.6 17.8a3 3 0 1 1 5.3-.9c-.4 2.2-1.6 3.7-3.4 4.9" />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark />
      {PRODUCT_NAME}
    </span>
  );
}
