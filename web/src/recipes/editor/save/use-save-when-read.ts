import { useEffect, useEffectEvent, useState } from 'react';
import type { Saving } from './use-save-recipe.ts';

/**
 * Saving by key, wherever the focus is: lines that are being read are waited for, so that what is saved is whole, and what
 * is saved already is not saved again.
 */
export function useSaveWhenRead(saving: Saving, { isReading, isSaved }: { isReading: boolean; isSaved: boolean }): () => void {
  const [isAsked, setAsked] = useState(false);
  const save = useEffectEvent(saving.save);
  useEffect(() => {
    if (!isAsked || isReading) return;
    // oxlint-disable-next-line react/set-state-in-effect -- it answers the end of the reading
    setAsked(false);
    save();
  }, [isAsked, isReading]);
  return () => {
    if (!isSaved && !saving.isBusy) setAsked(true);
  };
}
