import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { translateRecipe } from '@plateprint/shared/recipes/translate/translate-api.ts';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';

interface TranslatedNames {
  fill: () => void;
  isBusy: boolean;
  failed: boolean;
  /** Languages whose name was put together by words alone: a person should read them over. */
  readOver: ReadonlySet<Language>;
  wasRead: (language: Language) => void;
}

interface Filling {
  names: readonly RecipeName[];
  onFilled: (names: RecipeName[]) => void;
}

/** Fills the languages that have no name yet from the first one that has; what is written stays as it is. */
export function useTranslatedNames({ names, onFilled }: Filling): TranslatedNames {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [readOver, setReadOver] = useState<ReadonlySet<Language>>(new Set());

  const fill = async (): Promise<void> => {
    const from = names.find(({ name }) => !isBlank(name));
    if (!from) return;
    setBusy(true);
    setFailed(false);
    const written = new Set(names.filter(({ name }) => !isBlank(name)).map(({ language }) => language));
    try {
      const translated = await Promise.all(
        LANGUAGES.filter((language) => !written.has(language)).map((language) =>
          call(translateRecipe, { body: { recipeName: from.name, language, from: from.language } }),
        ),
      );
      onFilled(translated.map(({ language, name }) => ({ language, name })));
      setReadOver(new Set(translated.filter((each) => each.readOver).map(({ language }) => language)));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  const wasRead = (language: Language): void => {
    if (readOver.has(language)) setReadOver(new Set([...readOver].filter((each) => each !== language)));
  };
  return { fill: () => void fill(), isBusy, failed, readOver, wasRead };
}
