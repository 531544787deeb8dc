import { reauthenticatesAfterSwitch } from '@plateprint/shared/access/actor.ts';
import { updateSettings } from '@plateprint/shared/users/user-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../platform/api/use-change.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { mayEnd } from '../drafts/before-ending.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import { sessionQuery } from '../users/session.ts';
import { listToLeaveFor, showsThingOf } from './shown-thing.ts';

/**
 * Works in another restaurant from now on. Those who switch between organizations authenticate again (specification,
 * point 6), which asks for no password; everybody's pages ask everything they show anew. Work that would end with it asks first,
 * and the page of another kitchen's thing is left for the list.
 */
export function useSwitchRestaurant(): {
  /** `andThen` once one works there. */
  switchTo: (restaurant: { id: string; name: string }, andThen?: () => void) => void;
  isSwitching: boolean;
} {
  const text = useText('restaurants');
  const client = useQueryClient();
  const navigate = useNavigate();
  const notices = useNotices();
  const failureText = useFailureText();
  const [isAsking, setIsAsking] = useState(false);
  const save = useChange(updateSettings);

  async function switchTo({ id, name }: { id: string; name: string }, andThen?: () => void) {
    if (!showsThingOf(id) && !(await mayEnd('restaurant'))) return;
    setIsAsking(true);
    try {
      const { settings } = await save.mutateAsync({ body: { restaurant: id } });
      const session = client.getQueryData(sessionQuery.queryKey);
      if (session && reauthenticatesAfterSwitch(session.actor)) await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      else
        client.setQueryData(
          sessionQuery.queryKey,
          (now) => now && { ...now, userSettings: settings, actor: { ...now.actor, restaurantId: id } },
        );
      const list = listToLeaveFor(id);
      if (list !== null) await navigate({ to: list, ignoreBlocker: true });
      await client.invalidateQueries();
      notices.show({ message: text('switched', { name }) });
      andThen?.();
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
    } finally {
      setIsAsking(false);
    }
  }

  return { switchTo: (restaurant, andThen) => void switchTo(restaurant, andThen), isSwitching: isAsking };
}
