import { useEffect, useState } from 'react';

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE = 150;

/** What is typed, and what is searched for once the typing pauses. */
export function useRecipesSearch(): { typed: string; type: (typed: string) => void; search: string } {
  const [typed, type] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, type, search: typed.trim() === '' ? '' : search };
}
