import { type Following, readFollowing } from '@plateprint/shared/calendar/following-api.ts';
import { variedPlaces } from '@plateprint/shared/calendar/model/followed-plan.ts';
import { placeOf } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { useEffect, useMemo } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import type { Planner } from '../state/use-planner.ts';

export interface Followed {
  follows: Following['follows'];
  /** The names of the places on which the kitchen has another dish; the same value while they are the same. */
  varied: ReadonlySet<string>;
}

/** The plan that a saved one follows. It is asked for above the planner, for each drop would look again at what was answered. */
export function useFollowedPlan(id: string | undefined): Followed['follows'] {
  const { data } = useRead(readFollowing, { params: { id: id ?? '' } }, { enabled: id !== undefined });
  return data?.follows ?? null;
}

/** The plan that the open one follows, and where it differs. */
export function useFollowed({ state, dispatch }: Planner, follows: Followed['follows']): Followed {
  const { draft } = state;
  useEffect(() => {
    if (follows) dispatch({ do: 'know_dishes', dishes: follows.dishes });
  }, [follows, dispatch]);
  const names = useMemo(() => (follows ? variedPlaces(follows, draft).map(placeOf).toSorted().join('\n') : ''), [follows, draft]);
  const varied = useMemo(() => new Set(names === '' ? [] : names.split('\n')), [names]);
  return { follows, varied };
}
