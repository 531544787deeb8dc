import { useState } from 'react';

/** Milliseconds for which a copy is confirmed. */
const CONFIRMED = 2500;

interface Copying {
  /** True for a moment after it worked. */
  isCopied: boolean;
  /** Answers whether it worked: without https a browser lets no page write to the clipboard. */
  copy: (words: string) => Promise<boolean>;
}

export function useCopy(): Copying {
  const [isCopied, setIsCopied] = useState(false);
  return {
    isCopied,
    copy: async (words) => {
      try {
        await navigator.clipboard.writeText(words);
      } catch {
        return false;
      }
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), CONFIRMED);
      return true;
    },
  };
}
