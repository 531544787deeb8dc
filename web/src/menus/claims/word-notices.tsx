import { listWordNotices, seeWordNotices, type WordNotice } from '@plateprint/shared/menus/menu-claims-api.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoticesToSee } from '../notices-to-see.tsx';

/** Words of a live menu that may not stand since a change: they stay until somebody says that they have been seen, or changes them. */
export function WordNotices({ menuId }: { menuId: string }) {
  const text = useText('claims');
  const { data } = useRead(listWordNotices, { params: { id: menuId } });
  const see = useChange(seeWordNotices, { refreshes: [listWordNotices] });
  if (!data || data.items.length === 0) return null;
  const ids = data.items.map(({ id }) => id);
  return (
    <NoticesToSee
      words={{ title: text('notice.title'), lead: text('notice.lead'), seen: text('notice.seen') }}
      maySee={data.maySee}
      isBusy={see.isPending}
      failure={see.error}
      onSeen={() => see.mutate({ params: { id: menuId }, body: { ids } })}
    >
      {data.items.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </NoticesToSee>
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
