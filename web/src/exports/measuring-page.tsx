import type { Orientation } from '@plateprint/shared/exports/page-size.ts';
import type { ReactNode, Ref } from 'react';
import styles from './measuring-page.module.css';

interface MeasuringPageProps {
  orientation: Orientation;
  /** The name of the page's kind, which its stylesheet begins every class with. */
  kind: 'list' | 'sheet' | 'matrix';
  ref: Ref<HTMLDivElement>;
  /** All blocks in one body, as high as they are. */
  children: ReactNode;
}

/** A page as wide as paper and as high as what is on it, in which blocks are measured and nobody sees them. */
export function MeasuringPage({ orientation, kind, ref, children }: MeasuringPageProps) {
  return (
    <div className={styles.measure} aria-hidden="true" inert>
      <div ref={ref} className={styles.page} data-export-page={orientation}>
        <div className={kind}>
          <div className={`${kind}-body`} data-blocks="">
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
