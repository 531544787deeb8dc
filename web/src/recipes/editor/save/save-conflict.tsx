import { draftDifferences } from '@plateprint/shared/recipes/changes/draft-differences.ts';
import { readRecipeVersion } from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { DraftChanges } from '../history/draft-changes.tsx';
import { draftToSave, type EditorState } from '../state/editor-state.ts';
import styles from '../history/draft-changes.module.css';

interface SaveConflictProps {
  /** The state of the editor. */
  state: EditorState;
  /** The version that was saved since it was opened. */
  newer: Recipe;
  /** The same person saved it, in another tab or on another device. */
  isOwn: boolean;
  isOpen: boolean;
  onTake: () => void;
  onKeep: () => void;
  onClose: () => void;
}

/** Two people, or two tabs of one, changed the same recipe: what each did since the version both began from, side by side, and the choice. */
export function SaveConflict({ state, newer, isOwn, isOpen, onTake, onKeep, onClose }: SaveConflictProps) {
  const text = useText('recipes/editor');
  const of = isOwn ? 'conflict.own' : 'conflict';
  return (
    <Dialog
      title={text(`${of}.title`)}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      actions={
        <div className={styles.actions}>
          <span className={styles.action}>
            <Button onClick={onTake}>{text(`${of}.take`)}</Button>
            <span className={styles.quiet}>{text('conflict.takeHelp')}</span>
          </span>
          <span className={styles.action}>
            <Button variant="primary" onClick={onKeep}>
              {text(`${of}.keep`)}
            </Button>
            <span className={styles.quiet}>{text(`${of}.keepHelp`)}</span>
          </span>
        </div>
      }
    >
      <Differences state={state} newer={newer} isOwn={isOwn} />
    </Dialog>
  );
}

function Differences({ state, newer, isOwn }: Pick<SaveConflictProps, 'state' | 'newer' | 'isOwn'>) {
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
  const ago = format.ago(savedAt);
  const [before, mine] = [began.data.draft, draftToSave(state)];
  const sides = [
    { title: isOwn ? text('conflict.own.theirs') : text('conflict.theirs', { name }), after: theirs.data.draft, other: mine },
    { title: text(isOwn ? 'conflict.own.mine' : 'conflict.mine'), after: mine, other: theirs.data.draft },
  ];
  return (
    <>
      <p>{isOwn ? text('conflict.own.lead', { ago }) : text('conflict.lead', { name, ago })}</p>
      <div className={styles.sides}>
        {sides.map(({ title, after, other }) => (
          <section key={title} className={styles.side}>
            <h3 className={styles.title}>{title}</h3>
            <DraftChanges before={before} after={after} alsoChanged={draftDifferences(before, other)} isOwn={isOwn} />
          </section>
        ))}
      </div>
    </>
  );
}
