import { type DraftDifferences, draftDifferences } from '@plateprint/shared/recipes/changes/draft-differences.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Badge } from '../../../ui/control/badge.tsx';
import { LineWords } from '../grid/line-words.tsx';
import { PartWords } from '../grid/part-words.tsx';
import styles from './draft-changes.module.css';

interface DraftChangesProps {
  before: RecipeDraft;
  after: RecipeDraft;
  /** Changes of another person from the same beginning: parts that both touched are marked. */
  alsoChanged: DraftDifferences;
  /** The other person is the same one, in another tab. */
  isOwn: boolean;
}

/** One person's changes of a recipe: its parts with their content, then its lines. */
export function DraftChanges({ before, after, alsoChanged, isOwn }: DraftChangesProps) {
  const text = useText('recipes/editor');
  const { parts, lines } = draftDifferences(before, after);
  const touched = new Set(alsoChanged.lines.map((line) => (line.after ?? line.before)?._id));
  if (parts.length + lines.length === 0) return <p className={styles.quiet}>{text('conflict.nothing')}</p>;
  return (
    <ul className={styles.changes}>
      {parts.map((part) => (
        <li key={part}>
          <PartWords part={part} before={before} after={after} /> {alsoChanged.parts.includes(part) && <Both isOwn={isOwn} />}
        </li>
      ))}
      {lines.map((line) => (
        <li key={(line.after ?? line.before)?._id}>
          <strong>{text(`conflict.line.${line.kind}`)}</strong> <LineWords difference={line} />{' '}
          {touched.has((line.after ?? line.before)?._id) && <Both isOwn={isOwn} />}
        </li>
      ))}
    </ul>
  );
}

function Both({ isOwn }: { isOwn: boolean }) {
  const text = useText('recipes/editor');
  return <Badge tone="warning">{text(isOwn ? 'conflict.own.both' : 'conflict.both')}</Badge>;
}
