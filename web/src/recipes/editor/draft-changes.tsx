import { type DraftDifferences, draftDifferences } from '@plateprint/shared/recipes/draft-differences.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/recipe.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { LineWords } from './line-words.tsx';
import { PartWords } from './part-words.tsx';
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
  const { parts, lines } = draftDifferences(before, after);
  const touched = new Set(alsoChanged.lines.map((line) => (line.after ?? line.before)?._id));
  if (parts.length + lines.length === 0) return <p className={styles.quiet}>{text('conflict.nothing')}</p>;
  return (
    <ul className={styles.changes}>
      {parts.map((part) => (
        <li key={part}>
          <PartWords part={part} before={before} after={after} /> {alsoChanged.parts.includes(part) && <Both />}
        </li>
      ))}
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
