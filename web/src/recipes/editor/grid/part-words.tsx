import type { ChangedPart } from '@plateprint/shared/recipes/changes/draft-differences.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { shortened } from '../../../platform/i18n/shortened.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';

interface PartWordsProps {
  part: ChangedPart;
  before: RecipeDraft;
  after: RecipeDraft;
}

/** A changed part of a recipe by its name, with what stood and what stands in it where a few words can say it. */
export function PartWords({ part, before, after }: PartWordsProps) {
  const text = useText('recipes/editor');
  const partWords = usePartWords();
  const [was, is] = [partWords(part, before), partWords(part, after)];
  return (
    <>
      <strong>{text(`history.part.${part}`)}</strong>{' '}
      {was !== is && text('conflict.was', { before: was ?? text('conflict.none'), after: is ?? text('conflict.none') })}
    </>
  );
}

/** The content of a part, where a few words can say it; null: it is empty, or no matter of words. */
function usePartWords(): (part: ChangedPart, draft: RecipeDraft) => string | null {
  const format = useFormat();
  return (part, draft) => {
    const words: Partial<Record<ChangedPart, string>> = {
      names: format.list(draft.names.map(({ name }) => name)),
      portions: format.number(draft.portions),
      category: draft.category,
      note: shortened(draft.note, MOST_LETTERS),
      tags: format.list(draft.tags.map(({ name }) => name)),
      customIngredients: format.list(draft.customIngredients.map(({ name }) => name)),
    };
    return words[part] || null;
  };
}

const MOST_LETTERS = 120;
