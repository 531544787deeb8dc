import { type ReactNode, useId } from 'react';
import { FetchedPlace } from '../opened/fetched-place.tsx';
import styles from '../opened/place.module.css';
import { useOpener } from '../opened/use-opener.tsx';

interface WhyProps {
  /** The figure or word that is asked about; it becomes the trigger. */
  children: ReactNode;
  /** The action of the trigger, read out after what it shows: "Where this comes from". */
  label: string;
  title: string;
  content: ReactNode;
}

/** Every number opens why: a dotted line under it says that there is more. */
export function Why({ children, label, title, content }: WhyProps) {
  const titleId = useId();
  const { trigger, at, shown } = useOpener();
  return (
    <>
      <button {...trigger} className={styles.trigger} aria-haspopup="dialog">
        {children} <span data-unseen="">{label}</span>
      </button>
      {shown(() => (
        <FetchedPlace {...at} name={{ 'aria-labelledby': titleId }} placement="bottom">
          <h3 id={titleId} className={styles.title}>
            {title}
          </h3>
          {content}
        </FetchedPlace>
      ))}
    </>
  );
}
