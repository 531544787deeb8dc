import { useSyncExternalStore } from 'react';

/** A phone held upright. */
const NARROW = '(max-width: 40rem)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the screen is a phone's: for what stands elsewhere there, where a style alone would leave it twice. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}
