import { useState } from 'react';

/**
 * When a cell that lacks its number is marked: not while it waits to be typed, but once it was left without one, or once the
 * report was to be finished without it. What stands in it is judged at once.
 */
export function useTold(value: number | null, wasTried: boolean): { isTold: boolean; onLeave: () => void } {
  const [wasLeft, setLeft] = useState(false);
  return { isTold: value !== null || wasLeft || wasTried, onLeave: () => setLeft(true) };
}
