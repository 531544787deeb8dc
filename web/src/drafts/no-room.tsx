import type { ReactNode } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { Message } from '../ui/control/message.tsx';

interface NoRoomProps {
  /** False where the browser's storage cannot hold the work. */
  isKept: boolean;
  /** The button that saves it, where it can be saved from here. */
  action?: ReactNode;
}

/** Said when it happens: from now on only this page has the work. */
export function NoRoom({ isKept, action }: NoRoomProps) {
  const text = useText('drafts');
  if (isKept) return null;
  return (
    <Message tone="warning" action={action}>
      <strong>{text('noRoom.title')}</strong> {text(action ? 'noRoom.save' : 'noRoom.finish')}
    </Message>
  );
}
