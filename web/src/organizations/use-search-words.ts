import { useEffect, useState } from 'react';

/** Milliseconds of rest in typing after which a list is asked. */
const REST = 200;

interface SearchWords {
  typed: string;
  setTyped: (typed: string) => void;
  /** The words to search for, once typing rests; empty for everything. */
  words: string;
}

/** A search field's text, and the words that a list is asked with: not with every letter. */
export function useSearchWords(): SearchWords {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), typed.trim() === '' ? 0 : REST);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, words };
}
