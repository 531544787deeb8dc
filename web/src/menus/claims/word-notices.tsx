import { listWordNotices, seeWordNotices, type WordNotice } from '@plateprint/shared/menus/menu-claims-api.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from '../allergen-question.module.css';

/** Words of a live menu that may not stand since a change: they stay until somebody says that they have been seen, or changes them. */
export function WordNotices({ menuId }: { menuId: string }) {
  const text = useText('claims');
  const failureText = useFailureText();
  const { data } = useRead(listWordNotices, { params: { id: menuId } });
  const see = useChange(seeWordNotices, { refreshes: [listWordNotices] });
  if (!data || data.items.length === 0) return null;
  const ids = data.items.map(({ id }) => id);
  return (
    <Message
      tone="warning"
      action={
        data.maySee && (
          <Button size="small" busy={see.isPending} onClick={() => see.mutate({ params: { id: menuId }, body: { ids } })}>
            {text('notice.seen')}
          </Button>
        )
      }
    >
      <strong>{text('notice.title')}</strong> {text('notice.lead')}
      <ul className={styles.noticed}>
        {data.items.map((notice) => (
          <Notice key={notice.id} notice={notice} />
        ))}
      </ul>
      {see.error && <p>{failureText(see.error)}</p>}
    </Message>
  );
}

function Notice({ notice: { question, place, words, dish, at } }: { notice: WordNotice }) {
  const text = useText('claims');
  const format = useFormat();
  const said =
    question === 'not_as_promised'
      ? text('notice.promise', { dish, words })
      : `${text(`places.${place}`)}${format.colon} ${text('notice.words', { words })} ${text(`why.${question}`)}`;
  return <li>{`${said} (${format.moment(at)})`}</li>;
}
