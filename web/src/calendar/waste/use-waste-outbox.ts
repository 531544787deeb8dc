import { keepWaste, listWaste, readWasteCosts } from '@plateprint/shared/calendar/waste-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { type ClientFailure, failureOf } from '../../platform/api/client-failure.ts';
import { endpointKey } from '../../platform/api/endpoint-key.ts';
import { useSession } from '../../users/session.ts';
import { keepWaiting, type WaitingMeal, waitingMeals, withWaiting } from './waste-outbox.ts';

export interface WasteOutbox {
  waiting: readonly WaitingMeal[];
  failure: ClientFailure | null;
  isSending: boolean;
  /** Written down at once; sent as soon as there is a connection, however often it is tried. */
  put: (meal: WaitingMeal) => void;
}

/** A refusal never passes by trying again. */
const isRefused = ({ status }: ClientFailure): boolean =>
  status !== null && status >= 400 && status < 500 && ![401, 408, 429].includes(status);

/** Meals are kept in the browser first, and sent when the network is there: an id of their own makes twice the same as once. */
export function useWasteOutbox(): WasteOutbox {
  const { authUser } = useSession();
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly WaitingMeal[]>(() => waitingMeals(localStorage, authUser.id));
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const latest = useRef(waiting);

  const remember = useCallback(
    (meals: readonly WaitingMeal[]) => {
      latest.current = meals;
      setWaiting(meals);
      keepWaiting(localStorage, authUser.id, meals);
    },
    [authUser.id],
  );

  const send = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    for (let meal = latest.current[0]; meal !== undefined; meal = latest.current[0]) {
      const { id, ...body } = meal;
      try {
        await call(keepWaste, { params: { id }, body });
        setFailure(null);
      } catch (thrown) {
        const why = failureOf(thrown);
        setFailure(why);
        if (!isRefused(why)) break;
      }
      const sent = meal;
      remember(latest.current.filter((each) => each !== sent));
    }
    busy.current = false;
    setSending(false);
    for (const read of [listWaste, readWasteCosts]) void client.invalidateQueries({ queryKey: endpointKey(read) });
  }, [client, remember]);

  useEffect(() => {
    const again = (): void => void send();
    if (latest.current.length > 0) again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [send]);

  const put = useCallback(
    (meal: WaitingMeal) => {
      remember(withWaiting(latest.current, meal));
      void send();
    },
    [remember, send],
  );
  return { waiting, failure, isSending, put };
}
