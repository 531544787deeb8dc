import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import type { SheetWords } from './sheet-words.ts';

/** What the sheet's words are made with, in the language of the place. */
export function useSheetWords(): SheetWords {
  const text = useText('recipes/summary');
  const recipes = useText('recipes');
  const format = useFormat();
  return useMemo(() => ({ text, recipes, format }), [text, recipes, format]);
}
