import { changeMealFeed, readPublication } from '@plateprint/shared/calendar/publication-api.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Switch } from '../../ui/choice/switch.tsx';
import { Button } from '../../ui/control/button.tsx';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import styles from './out.module.css';
import parts from '../parts.module.css';

type FeedQuestion = 'renewed' | 'off';

/** The public address of the kitchen's meals: a calendar for guests, and Open Meal Information for programs. */
export function FeedPart({ planId, feed }: { planId: string; feed: string | null }) {
  const text = useText('calendar/out');
  const failureText = useFailureText();
  const [asked, setAsked] = useState<FeedQuestion | null>(null);
  const change = useChange(changeMealFeed, { refreshes: [readPublication] });
  const put = (address: 'on' | FeedQuestion): void => change.mutate({ params: { id: planId }, body: { address } });
  return (
    <section className={parts.part} aria-label={text('feed')}>
      <h3>{text('feed')}</h3>
      <p className={parts.hint}>{text('feedHint')}</p>
      <Switch
        label={text('feedOn')}
        checked={feed !== null}
        disabled={change.isPending}
        onChange={(isOn) => (isOn ? put('on') : setAsked('off'))}
      />
      {feed !== null && (
        <>
          <Address label={text('calendar')} path={`/meals/${feed}/meals.ics`} />
          <Address label={text('programs')} path={`/meals/${feed}/meals`} />
          <div className={parts.actions}>
            <Button size="small" busy={change.isPending} onClick={() => setAsked('renewed')}>
              {text('renew')}
            </Button>
          </div>
        </>
      )}
      {change.error && <Message tone="danger">{failureText(change.error)}</Message>}
      <ConfirmDialog
        title={text(asked === 'off' ? 'offTitle' : 'renewTitle')}
        confirmLabel={text(asked === 'off' ? 'off' : 'renew')}
        danger
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) put(asked);
          setAsked(null);
        }}
      >
        {text('leadsNowhere')}
      </ConfirmDialog>
    </section>
  );
}

function Address({ label, path }: { label: string; path: string }) {
  const text = useText('calendar/out');
  const notices = useNotices();
  const address = new URL(path, location.href).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    notices.show({ message: text('copied') });
  };
  return (
    <div className={styles.address}>
      <span>{label}</span>
      <code>{address}</code>
      <IconButton icon="copy" size="small" label={text('copyOf', { name: label })} onPress={() => void copy()} />
    </div>
  );
}
