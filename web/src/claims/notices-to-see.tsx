import type { ReactNode } from 'react';
import type { ClientFailure } from '../platform/api/client-failure.ts';
import { Button } from '../ui/control/button.tsx';
import { Message } from '../ui/control/message.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import styles from './claims.module.css';

interface NoticesToSeeProps {
  words: { title: string; lead: string; seen: string };
  maySee: boolean;
  isBusy: boolean;
  failure: ClientFailure | null;
  onSeen: () => void;
  /** Their list items. */
  children: ReactNode;
}

/** What changed in front of guests: it stays above the page until somebody says that it has been seen. */
export function NoticesToSee({ words, maySee, isBusy, failure, onSeen, children }: NoticesToSeeProps) {
  const failureText = useFailureText();
  return (
    <Message
      tone="warning"
      action={
        maySee && (
          <Button size="small" busy={isBusy} onClick={onSeen}>
            {words.seen}
          </Button>
        )
      }
    >
      <strong>{words.title}</strong> {words.lead}
      <ul className={styles.noticed}>{children}</ul>
      {failure && <p>{failureText(failure)}</p>}
    </Message>
  );
}
