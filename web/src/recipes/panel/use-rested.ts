import { startTransition, useEffect, useState } from 'react';
import { REST } from '../../ui/opened/rest.ts';

/** A value as it was when it last stood still: what is made of it is not made anew with every key of a word. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
