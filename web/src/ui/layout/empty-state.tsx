import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './empty-state.module.css';
import type { PictureName } from './pictures.tsx';

/** Most pages are not empty: the pictures are fetched for those that are, and a page does without one that does not arrive. */
const Picture = lazy(() => import('./pictures.tsx').then(drawn, () => NOT_DRAWN));

interface Drawing {
  default: ComponentType<{ name: PictureName }>;
}

function drawn({ PICTURES }: typeof import('./pictures.tsx')): Drawing {
  return {
    default({ name }: { name: PictureName }): ReactNode {
      const Drawn = PICTURES[name];
      return <Drawn />;
    },
  };
}

const NOT_DRAWN: Drawing = { default: () => null };

/** Pages as they will be once there is something on them. */
const TALL: ReadonlySet<PictureName> = new Set(['dishes', 'menu', 'months', 'report', 'plan', 'purchases']);

interface EmptyStateProps {
  picture: PictureName;
  title: string;
  /** One sentence: what will stand here, or why nothing does. */
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** It is all there is on the page, and its title the page's. */
  isPage?: boolean;
}

export function EmptyState({ picture, title, children, action, isPage = false }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      <div className={classNames(styles.picture, TALL.has(picture) && styles.tall)}>
        <Suspense>
          <Picture name={picture} />
        </Suspense>
      </div>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
