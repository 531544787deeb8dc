import { type Correction, handleCorrection, listCorrections } from '@plateprint/shared/admin/correction-api.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { usePages } from '../../platform/api/use-pages.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import styles from './corrections.module.css';

/** Corrections of the food data that people sent, the newest first. */
export function Corrections() {
  const text = useText('admin/corrections');
  const pages = usePages(listCorrections, {});
  return (
    <PagedList
      pages={pages}
      list={text('title')}
      empty={
        <EmptyState picture="search" title={text('emptyTitle')}>
          {text('empty')}
        </EmptyState>
      }
    >
      {(items) => (
        <ul className={styles.list}>
          {items.map((correction) => (
            <li key={correction.id}>
              <CorrectionCard correction={correction} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function CorrectionCard({ correction }: { correction: Correction }) {
  const text = useText('admin/corrections');
  const format = useFormat();
  const handle = useChange(handleCorrection, { refreshes: [listCorrections] });
  const { id, food, message, source, email, created, foodDataVersion, handled } = correction;
  return (
    <article className={styles.card} data-handled={handled !== null}>
      <h3>{food}</h3>
      <p className={styles.facts}>
        {format.moment(created)} · {text('version', { version: foodDataVersion })}
        {handled && ` · ${text('handled', { when: format.date(handled) })}`}
      </p>
      <p className={styles.message}>{message}</p>
      {source && <p className={styles.facts}>{text('source', { source })}</p>}
      <div className={styles.actions}>
        {email && <a href={`mailto:${email}`}>{text('answer', { email })}</a>}
        <Button
          size="small"
          busy={handle.isPending}
          onClick={() => handle.mutate({ params: { id }, body: { handled: handled === null } })}
        >
          {text(handled ? 'reopen' : 'handle')}
        </Button>
      </div>
    </article>
  );
}
