import { useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import { Message } from '../ui/control/message.tsx';
import { saveAs } from '../ui/save-as.ts';
import { deviceStorage } from './stored/device-drafts.ts';
import type { DraftPlace } from './stored/draft-place.ts';
import { storedDraft } from './stored/draft-storage.ts';

/** Unsaved work that cannot be gone on with: set aside, listed, and handed out as a file; or it never had room. */
export function UnreadableDraft({ place }: { place: DraftPlace }) {
  const text = useText('drafts');
  const [header] = useState(() => storedDraft(deviceStorage(), place)?.header);
  if (header?.hasNoRoom)
    return (
      <Message tone="warning">
        <strong>{text('noRoom.was', { name: header.name || text('list.nameless') })}</strong> {text('noRoom.listed')}
      </Message>
    );
  return (
    <Message
      tone="warning"
      action={
        <Button size="small" icon="download" onClick={() => downloadDraft(place)}>
          {text('download')}
        </Button>
      }
    >
      <strong>{text('unreadable.title')}</strong> {text('unreadable.words')}
    </Message>
  );
}

/** The draft as it is stored, damaged or not. */
export function downloadDraft(place: DraftPlace): void {
  const content = storedDraft(deviceStorage(), place)?.text ?? '';
  saveAs(`plateprint-${place.kind}-${place.id}.json`, new Blob([content], { type: 'application/json' }));
}
