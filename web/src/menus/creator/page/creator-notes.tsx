import type { Menu } from '@plateprint/shared/menus/menu.ts';
import { FailedSave } from '../../../drafts/saving/failed-save.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Message } from '../../../ui/control/message.tsx';
import type { CreatorState } from '../state/creator-state.ts';
import styles from '../canvas/panel.module.css';
import type { Saving } from './use-save-menu.ts';

interface CreatorNotesProps {
  state: CreatorState;
  saving: Saving;
  isContinued: boolean;
  onOpen: (newer: Menu) => void;
}

/** Notes about this menu: that it was converted from the old format, that unsaved work was restored, why it was not saved. */
export function CreatorNotes({
  state,
  saving: { failure, newer, isBusy, save, saveOver },
  isContinued,
  onOpen,
}: CreatorNotesProps) {
  const text = useText('menus/creator');
  const drafts = useText('drafts');
  return (
    <>
      {state.base?.legacy && (
        <Message>
          <strong>{text('legacyTitle')}</strong> {text('legacyHelp')}
        </Message>
      )}
      {isContinued && state.changed && <Message>{drafts('continued')}</Message>}
      {failure && newer && (
        <Message
          tone="warning"
          action={
            <div className={styles.row}>
              <Button size="small" onClick={() => onOpen(newer.thing)}>
                {text(newer.isOwn ? 'openOwn' : 'openNewer')}
              </Button>
              <Button size="small" onClick={saveOver}>
                {text('saveOver')}
              </Button>
            </div>
          }
        >
          <strong>{drafts(newer.isOwn ? 'conflict.own' : 'conflict.other')}</strong> {text('conflictHelp')}
        </Message>
      )}
      {failure && !newer && <FailedSave failure={failure} again={{ save, isBusy }} />}
    </>
  );
}
