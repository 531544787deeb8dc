import { listExports, type OrganizationExport, startExport } from '@plateprint/shared/admin/organization-export-api.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { runtimeConfig } from '../../platform/api/runtime-config.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Message } from '../../ui/control/message.tsx';
import { ProgressBar } from '../../ui/chart/progress-bar.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from './organization-data.module.css';

/** How often a file that is being made is asked after, in milliseconds. */
const ASK_EVERY_MS = 2000;

const isMade = (items: readonly OrganizationExport[] = []) => items.some(({ state }) => state === 'waiting');

/** Everything of an organization in one file: made by a job, kept for a week. */
export function OrganizationData({ organizationId }: { organizationId: string }) {
  const text = useText('admin/export');
  const failureText = useFailureText();
  const input = { params: { id: organizationId } };
  const { data, error, refetch } = useRead(listExports, input, {
    refreshEvery: (answer) => (isMade(answer?.items) ? ASK_EVERY_MS : null),
  });
  const start = useChange(startExport, { refreshes: [listExports, readOrganizationAudit] });
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  return (
    <Card title={text('title')}>
      <div className={styles.part}>
        <p className={styles.lead}>{text('lead')}</p>
        {start.error && <Message tone="danger">{failureText(start.error)}</Message>}
        {!isMade(data?.items) && (
          <div>
            <Button icon="download" busy={start.isPending} onClick={() => start.mutate(input)}>
              {text('start')}
            </Button>
          </div>
        )}
        {data && data.items.length > 0 && (
          <ul className={styles.list} aria-label={text('list')}>
            {data.items.map((each) => (
              <li key={each.id} className={styles.line}>
                <ExportLine made={each} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

/** The answer says that it is a file: the page stays. */
async function fetchFile(path: string): Promise<void> {
  location.assign(`${(await runtimeConfig()).mainApi}${path}`);
}

function ExportLine({ made }: { made: OrganizationExport }) {
  const text = useText('admin/export');
  const format = useFormat();
  const { state, done, kinds, askedAt, bytes, path, until } = made;
  if (state === 'waiting') return <ProgressBar label={text('making')} share={kinds === 0 ? null : done / kinds} />;
  if (state === 'failed' || path === null)
    return <Message tone="danger">{text('failed', { at: format.moment(askedAt) })}</Message>;
  const megabytes = Math.max(0.1, Math.round((bytes ?? 0) / 100_000) / 10);
  return (
    <>
      <span>
        {format.moment(askedAt)}
        <span className={styles.facts}>{text('facts', { megabytes, until: until === null ? '' : format.date(until) })}</span>
      </span>
      <Button
        size="small"
        icon="download"
        aria-label={text('fetchOf', { at: format.moment(askedAt) })}
        onClick={() => void fetchFile(path)}
      >
        {text('fetch')}
      </Button>
    </>
  );
}
