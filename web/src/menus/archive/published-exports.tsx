import { listPublishedExports } from '@plateprint/shared/menus/archive/archive-api.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import styles from './archive.module.css';
import { ArchivedMenu } from './archived-state.tsx';

/** The files that went up in front of guests by a day, the latest first; nobody says when one came off the wall. */
export function PublishedExports({ restaurantId, day }: { restaurantId: string; day: string }) {
  const text = useText('menus/archive');
  const format = useFormat();
  const { data, error, refetch } = useRead(
    listPublishedExports,
    { params: { restaurantId }, query: { day } },
    { keepLast: true },
  );
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.state}>
      <h3 className={styles.time}>{text('exports')}</h3>
      {data.items.map(({ id, at, by, format: kind, menu }) => {
        const file = { format: kind.replace('_', ' ').toUpperCase(), date: format.date(at) };
        return (
          <details key={id} className={styles.file}>
            <summary>
              {menu.name}{' '}
              <span className={styles.soft}>{by ? text('exportBy', { ...file, name: by }) : text('exportOn', file)}</span>
            </summary>
            <ArchivedMenu menu={menu} restaurantId={restaurantId} />
          </details>
        );
      })}
    </section>
  );
}
