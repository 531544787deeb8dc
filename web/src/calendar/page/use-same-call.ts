import { useCallback, useLayoutEffect, useRef } from 'react';

/** Calls what was handed in last, and is always the same value: what has it is not drawn anew with every change of the plan. */
export function useSameCall<Answer>(call: () => Answer): () => Answer {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  }, [call]);
  return useCallback(() => latest.current(), []);
}
