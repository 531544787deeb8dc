import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { creatorStateOf, type CreatorState } from './creator-state.ts';
import styles from './panel.module.css';
import type { Saving } from './use-save-menu.ts';

interface CreatorNotesProps {
  state: CreatorState;
  saving: Saving;
  isContinued: boolean;
  onOpen: (state: CreatorState) => void;
}

/** What there is to know about this menu: its former form, unsaved work gone on with, why it was not saved. */
export function CreatorNotes({ state, saving: { failure, newer, saveOver }, isContinued, onOpen }: CreatorNotesProps) {
  const text = useText('menus/creator');
  const failureText = useFailureText();
  return (
    <>
      {state.base?.legacy && (
        <Message>
          <strong>{text('legacyTitle')}</strong> {text('legacyHelp')}
        </Message>
      )}
      {isContinued && state.changed && <Message>{text('continued')}</Message>}
      {failure && newer && (
        <Message
          tone="warning"
          action={
            <div className={styles.row}>
              <Button size="small" onClick={() => onOpen(creatorStateOf(newer))}>
                {text('openNewer')}
              </Button>
              <Button size="small" onClick={saveOver}>
                {text('saveOver')}
              </Button>
            </div>
          }
        >
          <strong>{text('conflict')}</strong> {text('conflictHelp')}
        </Message>
      )}
      {failure && !newer && <Message tone="danger">{failureText(failure)}</Message>}
    </>
  );
}
