import type { Language } from '@plateprint/shared/kernel/language.ts';
import { useCallback } from 'react';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import type { RecipeEditor } from '../state/use-recipe-editor.ts';

interface SplitLine {
  /** The foods of a line, where it counts more than one. */
  partsOf: (written: string) => Promise<readonly string[] | null>;
  split: (id: string, parts: readonly string[]) => void;
}

/** Makes lines of their own of what one line counts. */
export function useSplitLine({ state, dispatch, read, putWritten }: RecipeEditor): SplitLine {
  const language = useLanguage();
  const own = state.draft.names[0]?.language ?? language;
  const partsOf = useCallback(
    async (written: string): Promise<readonly string[] | null> => {
      const { splitAtSecondAmount } = await import('@plateprint/shared/ingredients/amount/parts-of-line.ts');
      const languages: Language[] = [own, language];
      return languages.map((spoken) => splitAtSecondAmount(written, spoken)).find((parts) => parts !== null) ?? null;
    },
    [own, language],
  );
  const split = useCallback(
    (id: string, [first = '', ...others]: readonly string[]): void => {
      dispatch({ do: 'change_line', id, line: { inputIngredient: first } });
      putWritten(id, others);
      read(id, first);
    },
    [dispatch, read, putWritten],
  );
  return { partsOf, split };
}
