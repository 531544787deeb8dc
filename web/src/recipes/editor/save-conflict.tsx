import { draftDifferences } from '@plateprint/shared/recipes/draft-differences.ts';
import { readRecipeVersion } from '@plateprint/shared/recipes/recipe-version-api.ts';
import type { Recipe } from '@plateprint/shared/recipes/recipe.ts';
import { useRead } from '../../api/use-read.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DraftChanges } from './draft-changes.tsx';
import { draftToSave, type EditorState } from './editor-state.ts';
import styles from './save-conflict.module.css';

interface SaveConflictProps {
  /** What is in the editor. */
  state: EditorState;
  /** What somebody saved since it was opened. */
  newer: Recipe;
  isOpen: boolean;
  onTake: () => void;
  onKeep: () => void;
  onClose: () => void;
}

/** Two people changed the same recipe: what each did since the version both began from, side by side, and the choice. */
export function SaveConflict({ state, newer, isOpen, onTake, onKeep, onClose }: SaveConflictProps) {
  const text = useText('recipes/editor');
  return (
    <Dialog
      title={text('conflict.title')}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      actions={
        <div className={styles.deeds}>
          <span className={styles.deed}>
            <Button onClick={onTake}>{text('conflict.take')}</Button>
            <span className={styles.quiet}>{text('conflict.takeHelp')}</span>
          </span>
          <span className={styles.deed}>
            <Button variant="primary" onClick={onKeep}>
              {text('conflict.keep')}
            </Button>
            <span className={styles.quiet}>{text('conflict.keepHelp')}</span>
          </span>
        </div>
      }
    >
      <Differences state={state} newer={newer} />
    </Dialog>
  );
}

function Differences({ state, newer }: Pick<SaveConflictProps, 'state' | 'newer'>) {
  const text = useText('recipes/editor');
  const format = useFormat();
  const { id, version } = newer;
  const began = useRead(readRecipeVersion, { params: { id, version: state.base?.version ?? 1 } }, { staleTime: Infinity });
  const theirs = useRead(readRecipeVersion, { params: { id, version } }, { staleTime: Infinity });
  const error = began.error ?? theirs.error;
  if (error) {
    const again = (): void => {
      void began.refetch();
      void theirs.refetch();
    };
    return <ErrorState failure={error} onRetry={again} />;
  }
  if (!began.data || !theirs.data) return <Skeleton lines={6} />;
  const { savedBy, savedAt } = theirs.data;
  const name = savedBy ? `${savedBy.firstname} ${savedBy.lastname}` : text('conflict.somebody');
  const [before, mine] = [began.data.draft, draftToSave(state)];
  const sides = [
    { title: text('conflict.theirs', { name }), after: theirs.data.draft, other: mine },
    { title: text('conflict.mine'), after: mine, other: theirs.data.draft },
  ];
  return (
    <>
      <p>{text('conflict.lead', { name, ago: format.ago(savedAt) })}</p>
      <div className={styles.sides}>
        {sides.map(({ title, after, other }) => (
          <section key={title} className={styles.side}>
            <h3 className={styles.title}>{title}</h3>
            <DraftChanges before={before} after={after} alsoChanged={draftDifferences(before, other)} />
          </section>
        ))}
      </div>
    </>
  );
}
