import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from './class-names.ts';
import surface from './surface.module.css';
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
  return (
    <DialogTrigger>
      <Button className={styles.trigger ?? ''}>
        {children} <span data-unseen="">{label}</span>
      </Button>
      <Popover className={classNames(surface.surface, styles.popover)} offset={8}>
        <Dialog className={styles.inside ?? ''}>
          <Heading slot="title" level={3} className={styles.title ?? ''}>
            {title}
          </Heading>
          {content}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
