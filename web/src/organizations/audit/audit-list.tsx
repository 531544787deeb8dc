import type { AuditEntry } from '@plateprint/shared/access/audit-entry.ts';
import type { Pages } from '../../platform/api/use-pages.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import styles from './audit.module.css';
import { useAuditValue } from './use-audit-value.ts';

/** The activity log in words: each action with person, thing and time, the newest first. `showOrganization` where several are mixed. */
export function AuditList({ pages, showOrganization = false }: { pages: Pages<AuditEntry>; showOrganization?: boolean }) {
  const text = useText('organizations/audit');
  return (
    <PagedList
      pages={pages}
      list={text('list')}
      empty={
        <EmptyState picture="paper" title={text('emptyTitle')}>
          {text('empty')}
        </EmptyState>
      }
    >
      {(entries) => (
        <ol>
          {entries.map((entry) => (
            <AuditLine key={entry.id} entry={entry} showOrganization={showOrganization} />
          ))}
        </ol>
      )}
    </PagedList>
  );
}

function AuditLine({ entry, showOrganization }: { entry: AuditEntry; showOrganization: boolean }) {
  const text = useText('organizations/audit');
  const format = useFormat();
  const { at, by, action, thing, organization, changes } = entry;
  return (
    <li className={styles.entry}>
      <p className={styles.action}>
        {text(`actions.${action}`)} <span className={styles.thing}>{thing.name || text('erased')}</span>
      </p>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </dl>
      )}
      <p className={styles.facts}>
        {by === null ? text('nobody') : by.name || text('erased')} · <time dateTime={at}>{format.moment(at)}</time>
        {showOrganization && organization && ` · ${organization.name}`}
      </p>
    </li>
  );
}

function Change({ change: { field, before, after } }: { change: AuditEntry['changes'][number] }) {
  const text = useText('organizations/audit');
  const format = useFormat();
  const valueOf = useAuditValue(field);
  const words = (values: readonly string[]) => format.list(values.map(valueOf));
  return (
    <div>
      <dt>{text(`fields.${field}`)}</dt>
      <dd>
        {before.length > 0 && <del className={styles.before}>{words(before)}</del>}
        {before.length > 0 && <span aria-hidden="true">{' → '}</span>}
        {after.length > 0 ? <ins className={styles.after}>{words(after)}</ins> : text('nothing')}
      </dd>
    </div>
  );
}
