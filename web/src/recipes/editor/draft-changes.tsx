import { type ChangedPart, type DraftDifferences, draftDifferences } from '@plateprint/shared/recipes/draft-differences.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/recipe.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { LineWords } from './line-words.tsx';
import styles from './save-conflict.module.css';

interface DraftChangesProps {
  before: RecipeDraft;
  after: RecipeDraft;
  /** What another person changed from the same beginning: what both touched is marked. */
  alsoChanged: DraftDifferences;
}

/** What one person made of a recipe: its parts with what stands in them, then its lines. */
export function DraftChanges({ before, after, alsoChanged }: DraftChangesProps) {
  const text = useText('recipes/editor');
  const partWords = usePartWords();
  const { parts, lines } = draftDifferences(before, after);
  const touched = new Set(alsoChanged.lines.map((line) => (line.after ?? line.before)?._id));
  if (parts.length + lines.length === 0) return <p className={styles.quiet}>{text('conflict.nothing')}</p>;
  return (
    <ul className={styles.changes}>
      {parts.map((part) => {
        const [was, is] = [partWords(part, before), partWords(part, after)];
        return (
          <li key={part}>
            <strong>{text(`history.part.${part}`)}</strong>{' '}
            {was !== is && text('conflict.was', { before: was ?? text('conflict.none'), after: is ?? text('conflict.none') })}{' '}
            {alsoChanged.parts.includes(part) && <Both />}
          </li>
        );
      })}
      {lines.map((line) => (
        <li key={(line.after ?? line.before)?._id}>
          <strong>{text(`conflict.line.${line.kind}`)}</strong> <LineWords difference={line} />{' '}
          {touched.has((line.after ?? line.before)?._id) && <Both />}
        </li>
      ))}
    </ul>
  );
}

function Both() {
  const text = useText('recipes/editor');
  return <Badge tone="warning">{text('conflict.both')}</Badge>;
}

/** What stands in a part, where a few words can say it; null: nothing stands there, or it is no matter of words. */
function usePartWords(): (part: ChangedPart, draft: RecipeDraft) => string | null {
  const format = useFormat();
  return (part, draft) => {
    const words: Partial<Record<ChangedPart, string>> = {
      names: format.list(draft.names.map(({ name }) => name)),
      portions: format.number(draft.portions),
      category: draft.category,
      note: shortened(draft.note),
      tags: format.list(draft.tags.map(({ name }) => name)),
      customIngredients: format.list(draft.customIngredients.map(({ name }) => name)),
    };
    return words[part] || null;
  };
}

const MOST_LETTERS = 120;

function shortened(note: string): string {
  return note.length > MOST_LETTERS ? `${note.slice(0, MOST_LETTERS).trimEnd()} …` : note;
}
