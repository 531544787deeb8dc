import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PRODUCT_NAME } from '../../ui/product-name.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { ReactNode } from 'react';
import styles from './creator.module.css';
import type { MenuCreator } from './use-menu-creator.ts';
import type { Saving } from './use-save-menu.ts';

interface CreatorHeadProps {
  creator: MenuCreator;
  saving: Saving;
  onShare: () => void;
  onTemplate: () => void;
  onDiscard: () => void;
  /** The way to files. */
  children: ReactNode;
}

/** The name of the menu, whether it is saved, and all that is done with the whole of it. */
export function CreatorHead({ creator, saving, onShare, onTemplate, onDiscard, children }: CreatorHeadProps) {
  const text = useText('menus/creator');
  const overview = useText('menus/overview');
  const { state, dispatch, canUndo, canRedo } = creator;
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
          value={state.draft.name}
          problem={saving.problem && text('noName')}
          onChange={(name) => dispatch({ do: 'change', draft: { name }, about: 'name' })}
        />
      </div>
      <p className={styles.state} data-saved={isSaved || undefined} role="status">
        {text(isSaved ? 'state.saved' : 'state.unsaved')}
      </p>
      <div className={styles.deeds}>
        <div className={styles.tools} role="group" aria-label={text('tools')}>
          <IconButton icon="undo" label={text('undo')} disabled={!canUndo} onPress={() => dispatch({ do: 'undo' })} />
          <IconButton icon="redo" label={text('redo')} disabled={!canRedo} onPress={() => dispatch({ do: 'redo' })} />
        </div>
        <Menu
          label={text('more')}
          entries={[
            { id: 'template', label: text('template.save'), icon: 'save', onAction: onTemplate },
            { id: 'discard', label: text('discard'), icon: 'history', disabled: !state.changed, onAction: onDiscard },
          ]}
        />
        {children}
        <Button icon="share" onClick={onShare}>
          {text('share.open')}
        </Button>
        <Button variant="primary" icon="save" busy={saving.isBusy} onClick={saving.save}>
          {text('save')}
        </Button>
      </div>
    </header>
  );
}
