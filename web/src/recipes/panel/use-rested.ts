import { startTransition, useEffect, useState } from 'react';

/** Milliseconds without a change: longer than between two keys of somebody who types fast, too short to be waited for. */
export const REST = 150;

/** A value as it was when it last stood still: what is made of it is not made anew with every key of a word. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
