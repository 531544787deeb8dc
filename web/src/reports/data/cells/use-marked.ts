import { useState } from 'react';

/**
 * Whether a cell's problem is marked. An empty cell is marked once it was left without its number, or once the report was to be
 * finished without it; a number that stands in it at once.
 */
export function useMarked(value: number | null, wasTried: boolean): { isMarked: boolean; onLeave: () => void } {
  const [wasLeft, setLeft] = useState(false);
  return { isMarked: value !== null || wasLeft || wasTried, onLeave: () => setLeft(true) };
}
