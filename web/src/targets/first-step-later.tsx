import { fetched } from '../ui/opened/fetched.tsx';
import styles from './next-steps-list.module.css';

/** Its answer is asked for once the rest is drawn, and so is what reckons how surely it saves. Meanwhile its place is held. */
export const FirstStepLater = fetched(async () => (await import('./first-step.tsx')).FirstStep, <p className={styles.awaited} />);
