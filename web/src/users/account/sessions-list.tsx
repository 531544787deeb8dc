import { endOtherSessions, endSession, listSessions, type SessionOfUser } from '@plateprint/shared/users/session-api.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { usePages } from '../../platform/api/use-pages.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Badge } from '../../ui/control/badge.tsx';
import { Button } from '../../ui/control/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Icon } from '../../ui/control/icon.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from './sessions-list.module.css';

/** Where somebody is signed in, and how to end it there. */
export function SessionsList() {
  const text = useText('users/account');
  const notices = useNotices();
  const failureText = useFailureText();
  const [isAsking, setIsAsking] = useState(false);
  const sessions = usePages(listSessions, {});
  const end = useChange(endSession, {
    refreshes: [listSessions],
    onSuccess: () => notices.show({ message: text('sessions.ended') }),
  });
  const endOthers = useChange(endOtherSessions, {
    refreshes: [listSessions],
    onSuccess: () => {
      setIsAsking(false);
      notices.show({ message: text('sessions.othersEnded') });
    },
  });

  return (
    <PagedList pages={sessions} empty={null}>
      {(items) => (
        <div className={styles.place}>
          <ul>
            {items.map((session) => (
              <SessionLine
                key={session.id}
                session={session}
                onEnd={() =>
                  end.mutate(
                    { params: { id: session.id } },
                    { onError: (failure) => notices.show({ message: failureText(failure), type: 'alert' }) },
                  )
                }
              />
            ))}
          </ul>
          {items.length > 1 && (
            <div>
              <Button icon="sign-out" onClick={() => setIsAsking(true)}>
                {text('sessions.endOthers')}
              </Button>
            </div>
          )}
          <ConfirmDialog
            title={text('sessions.endOthers')}
            isOpen={isAsking}
            onClose={() => setIsAsking(false)}
            onConfirm={() => endOthers.mutate({})}
            confirmLabel={text('sessions.endOthersConfirm')}
            busy={endOthers.isPending}
            failure={endOthers.error}
          >
            <p>{text('sessions.endOthersLead')}</p>
          </ConfirmDialog>
        </div>
      )}
    </PagedList>
  );
}

function SessionLine({ session, onEnd }: { session: SessionOfUser; onEnd: () => void }) {
  const text = useText('users/account');
  const format = useFormat();
  const { browser, system, address, created, lastSeen, current } = session;
  const device = [browser, system].filter(Boolean).join(' · ') || text('sessions.unknown');
  return (
    <li className={styles.line}>
      <span className={styles.sign}>
        <Icon name="device" size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.device}>
          {device} {current && <Badge tone="good">{text('sessions.here')}</Badge>}
        </p>
        <p className={styles.facts}>
          {text('sessions.seen', { ago: format.ago(lastSeen), since: format.date(created) })}
          {address && ` · ${address}`}
        </p>
      </div>
      {!current && (
        <Button size="small" onClick={onEnd} aria-label={text('sessions.endOne', { device })}>
          {text('sessions.end')}
        </Button>
      )}
    </li>
  );
}
