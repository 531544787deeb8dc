import styles from './kbd.module.css';

/** Keys to press: "Ctrl K". */
export function Kbd({ keys }: { keys: string }) {
  return <kbd className={styles.kbd}>{keys}</kbd>;
}
