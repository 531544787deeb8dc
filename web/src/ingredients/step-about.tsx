import { categoryNames } from '@plateprint/shared/ingredients/api/category-api.ts';
import type { FactorStep } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import type { Source } from '@plateprint/shared/ingredients/factor/source.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useIngredientNames } from './use-ingredient-names.ts';
import { aboutWords } from './why/about-words.ts';

interface StepAboutProps {
  step: FactorStep;
  /** The ingredient of the factor: its other states have their names there. */
  ingredientId: string | null;
  sources: readonly Pick<Source, 'id' | 'title'>[];
}

/** The source of a step of a factor, in the reader's words; the reviewer's own words in English only. */
export function StepAbout({ step, ingredientId, sources }: StepAboutProps) {
  const text = useText('ingredients/why');
  const format = useFormat();
  const language = useLanguage();
  const { about } = step;
  const namesState = useIngredientNames([about.state === undefined ? null : ingredientId]);
  const categories = useRead(
    categoryNames,
    { body: { language } },
    { enabled: about.category !== undefined, staleTime: Infinity },
  ).data?.items;
  const words = aboutWords(about, {
    text,
    format,
    source: (id) => sources.find((each) => each.id === id)?.title.split(': ')[0] ?? id,
    state: (id) => ownValue(namesState(ingredientId)?.variationNames, `${ingredientId}.${id}`) ?? id,
    category: (id) => categories?.find((each) => each.id === id)?.name ?? id,
  });
  const note = language.startsWith('en') ? about.note : undefined;
  return [...words, ...(note === undefined ? [] : [`${text('about.note')}${format.colon} ${note}.`])].join(' · ');
}
