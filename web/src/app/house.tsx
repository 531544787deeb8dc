import { Outlet } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { RestaurantSwitcher } from '../restaurants/restaurant-switcher.tsx';
import { Interface } from '../ui/interface.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './house.module.css';
import { Navigation } from './navigation.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { UserMenu } from './user-menu.tsx';

/** The frame of every page of a signed-in person: sidebar at the left, on a narrow screen a bar above and one below. */
export function House() {
  const text = useText('app');
  const content = useRef<HTMLElement>(null);
  useFocusOnArrival(content);
  return (
    <Interface>
      <div className={styles.house}>
        <a className={styles.skip} href="#content">
          {text('skip')}
        </a>
        <header className={styles.side}>
          <div className={styles.name}>
            <Wordmark />
          </div>
          <div className={styles.switcher}>
            <RestaurantSwitcher />
          </div>
          <Navigation />
          <div className={styles.user}>
            <UserMenu />
          </div>
        </header>
        <main ref={content} id="content" className={styles.content} tabIndex={-1}>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </Interface>
  );
}
