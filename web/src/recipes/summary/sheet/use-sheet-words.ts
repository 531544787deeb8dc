import { useMemo } from 'react';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { SheetWords } from './sheet-words.ts';

/** The means to write the sheet's words in the language of the place. */
export function useSheetWords(): SheetWords {
  const text = useText('recipes/summary');
  const recipes = useText('recipes');
  const footprint = useText('footprint');
  const landUse = useText('footprint/land-use');
  const served = useText('recipes/served');
  const format = useFormat();
  const language = useLanguage();
  return useMemo(
    () => ({ language, text, recipes, footprint, landUse, served, format }),
    [language, text, recipes, footprint, landUse, served, format],
  );
}
