import styles from './reference.module.css';

/** GET, PUT … as a small mark; the word says it, the colour only helps. */
export function Method({ method }: { method: string }) {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  );
}
