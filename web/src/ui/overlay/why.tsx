import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../look/class-names.ts';
import surface from '../look/surface.module.css';
import styles from './why.module.css';

interface WhyProps {
  /** The figure or word that is asked about; it becomes the trigger. */
  children: ReactNode;
  /** What the trigger does, read out after what it shows: "Where this comes from". */
  label: string;
  title: string;
  content: ReactNode;
}

/** Every number opens why: a dotted line under it says that there is more. */
export function Why({ children, label, title, content }: WhyProps) {
  const titleId = useId();
  return (
    <DialogTrigger>
      <Button className={styles.trigger ?? ''}>
        {children} <span data-unseen="">{label}</span>
      </Button>
      {/* The popover is the dialog itself: its hidden ways out would else stand outside of every landmark. */}
      <Popover className={classNames(surface.surface, styles.popover)} offset={8} aria-labelledby={titleId}>
        <div className={styles.inside}>
          <h3 id={titleId} className={styles.title}>
            {title}
          </h3>
          {content}
        </div>
      </Popover>
    </DialogTrigger>
  );
}
