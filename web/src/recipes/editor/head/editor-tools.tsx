import { memo } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/opened/icon-button.tsx';
import styles from './recipe-head.module.css';
import type { RecipeEditor } from '../state/use-recipe-editor.ts';

type EditorToolsProps = Pick<RecipeEditor, 'dispatch' | 'canUndo' | 'canRedo'>;

/** Takes back and makes again. */
export const EditorTools = memo(function EditorTools({ dispatch, canUndo, canRedo }: EditorToolsProps) {
  const text = useText('recipes/editor');
  return (
    <div className={styles.tools} role="group" aria-label={text('tools.title')}>
      <IconButton icon="undo" label={text('tools.undo')} disabled={!canUndo} onPress={() => dispatch({ do: 'undo' })} />
      <IconButton icon="redo" label={text('tools.redo')} disabled={!canRedo} onPress={() => dispatch({ do: 'redo' })} />
    </div>
  );
});
