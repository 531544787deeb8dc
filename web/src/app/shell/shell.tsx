import { planRefusal, runs } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { Outlet, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { InactivePlanNote } from '../../access/inactive-plan-note.tsx';
import { PlanContext, type PlanOfPlace } from '../../access/plan-context.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { RestaurantSwitcher } from '../../restaurants/restaurant-switcher.tsx';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { Interface } from '../../ui/layout/interface.tsx';
import { Wordmark } from '../../ui/layout/wordmark.tsx';
import { useActor } from '../../users/actor.ts';
import { useSession } from '../../users/session.ts';
import styles from './shell.module.css';
import { OpenPalette } from '../palette/open-palette.tsx';
import { InactivityWatch } from './inactivity-watch.tsx';
import { Navigation } from './navigation.tsx';
import { useFocusBeside } from './use-focus-beside.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useHintedRestaurant } from './use-hinted-restaurant.ts';
import { UserMenu } from './user-menu.tsx';

const NamePrompt = lazy(() => import('../../users/account/name-prompt.tsx').then((module) => ({ default: module.NamePrompt })));
const IntroGuide = lazy(() => import('../guide/intro-guide.tsx').then((module) => ({ default: module.IntroGuide })));

function planOfPlace(actor: Actor, restaurant: Restaurant | null): PlanOfPlace {
  const organizationId = restaurant?.organizationId ?? actor.organizationId;
  const isRun = runs(actor, { id: organizationId, enterpriseId: actor.enterpriseId });
  return {
    refusalOf: (feature) => planRefusal(actor, feature, restaurant ?? {}),
    organizationId,
    decider: isRun ? 'super-admin' : 'organization-admin',
  };
}

/** The frame of every page of a signed-in person: sidebar at the left, on a narrow screen a bar above and one below. */
export function Shell() {
  const text = useText('app');
  const actor = useActor();
  const restaurant = useRestaurant();
  const plan = useMemo(() => planOfPlace(actor, restaurant), [actor, restaurant]);
  const content = useRef<HTMLElement>(null);
  useFocusOnArrival(content);
  useFocusBeside(content);
  useHintedRestaurant();
  return (
    <Interface>
      <div className={styles.shell}>
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
          <OpenPalette />
          <Navigation />
          <div className={styles.user} data-guide="account">
            <UserMenu />
          </div>
        </header>
        <main ref={content} id="content" className={styles.content} tabIndex={-1}>
          <PlanContext value={plan}>
            <InactivePlanNote />
            <Suspense>
              <Outlet />
            </Suspense>
          </PlanContext>
        </main>
        <Visitor />
      </div>
    </Interface>
  );
}

/** Messages of the app to its visitor: a name that is missing, time that runs out, the tour of a first visit. */
function Visitor() {
  const { authUser, userSettings } = useSession();
  const restaurant = useRestaurant();
  // A newcomer is at work: the tour waits until there is a kitchen, and its first recipe was begun.
  const { first: isFirst } = useSearch({ strict: false });
  const isBeginning = restaurant === null || isFirst === true;
  const isNameless = authUser.firstname.trim() === '' || authUser.lastname.trim() === '';
  return (
    <Suspense>
      <InactivityWatch />
      {isNameless && <NamePrompt />}
      {userSettings.introGuide && !isNameless && !isBeginning && <IntroGuide />}
    </Suspense>
  );
}
