import { useEffect, useEffectEvent, useState } from 'react';
import { useOverviewFilter } from '../filter/use-overview-filter.ts';

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE = 150;

interface RecipesSearch {
  typed: string;
  type: (typed: string) => void;
  /** The search; it stands in the page's address, so that it is there again after a recipe. */
  search: string;
}

/** The typed text, and the search once the typing pauses. */
export function useRecipesSearch(): RecipesSearch {
  const { filter, change } = useOverviewFilter();
  const address = filter.named ?? '';
  const [typed, type] = useState(address);
  const [asked, setAsked] = useState(address);
  const [former, setFormer] = useState(address);
  if (address !== former) {
    setFormer(address);
    // Not by typing: a link led to another list.
    if (address !== asked) {
      setAsked(address);
      type(address);
    }
  }

  const ask = useEffectEvent((wanted: string) => {
    if (wanted === asked) return;
    setAsked(wanted);
    change({ named: wanted || undefined });
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, type, search: typed.trim() === '' ? '' : asked };
}
