import { memo, type ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/opened/icon-button.tsx';
import { Link } from '../../../ui/control/link.tsx';
import { PRODUCT_NAME } from '../../../ui/layout/product-name.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from './creator.module.css';
import type { MenuCreator } from '../state/use-menu-creator.ts';
import type { Saving } from './use-save-menu.ts';

interface CreatorHeadProps {
  creator: MenuCreator;
  saving: Saving;
  /** It may be read and taken away, and nothing else. */
  isLocked: boolean;
  /** The actions on the whole menu. */
  children: ReactNode;
}

/** The name of the menu, whether it is saved, and all that is done with the whole of it. */
export function CreatorHead({ creator: { state, dispatch, canUndo, canRedo }, saving, isLocked, children }: CreatorHeadProps) {
  const text = useText('menus/creator');
  const overview = useText('menus/overview');
  const isSaved = !state.changed && state.base !== null && !state.base.legacy;
  return (
    <header className={styles.head}>
      <title>{`${state.draft.name || text('newTitle')} · ${PRODUCT_NAME}`}</title>
      <h1 data-unseen="">{state.draft.name || text('newTitle')}</h1>
      <div className={styles.naming}>
        <Link to="/menus" quiet>
          {overview('title')}
        </Link>
        <TextField
          label={text('name')}
          hideLabel
          maxLength={200}
          placeholder={text('name')}
          readOnly={isLocked}
          value={state.draft.name}
          problem={saving.problem && text(saving.problem === 'no_name' ? 'noName' : 'badName')}
          onChange={(name) => dispatch({ do: 'change', draft: { name }, about: 'name' })}
        />
      </div>
      <p className={styles.state} data-saved={isSaved || undefined} role="status">
        {!isLocked && text(isSaved ? 'state.saved' : 'state.unsaved')}
      </p>
      <div className={styles.actions}>
        {!isLocked && <Steps dispatch={dispatch} canUndo={canUndo} canRedo={canRedo} />}
        {children}
      </div>
    </header>
  );
}

const Steps = memo(function Steps({ dispatch, canUndo, canRedo }: Pick<MenuCreator, 'dispatch' | 'canUndo' | 'canRedo'>) {
  const text = useText('menus/creator');
  return (
    <div className={styles.tools} role="group" aria-label={text('tools')}>
      <IconButton icon="undo" label={text('undo')} disabled={!canUndo} onPress={() => dispatch({ do: 'undo' })} />
      <IconButton icon="redo" label={text('redo')} disabled={!canRedo} onPress={() => dispatch({ do: 'redo' })} />
    </div>
  );
});
