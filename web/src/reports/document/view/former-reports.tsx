import { listReportVersions, readReportVersion } from '@plateprint/shared/reports/report-version-api.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { useState } from 'react';
import { useRead } from '../../../platform/api/use-read.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Link } from '../../../ui/control/link.tsx';
import { Message } from '../../../ui/control/message.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { SidePanel } from '../../../ui/overlay/dialog.tsx';
import styles from './share-report.module.css';

export interface FormerChoice {
  /** The version that is looked at; null while it is the present one. */
  version: number | null;
  /** As it was published; null while it is on its way too. */
  former: Report | null;
  choose: (version: number | null) => void;
}

/** Which version of a report is looked at: the present one, unless somebody opens one of before. */
export function useFormerReport({ id }: Report): FormerChoice {
  const [version, choose] = useState<number | null>(null);
  const { data } = useRead(readReportVersion, { params: { id, version: version ?? 1 } }, { enabled: version !== null });
  return { version, former: version === null ? null : (data ?? null), choose };
}

/** The former versions of a report, each as it was published. */
export function FormerReports({ report, choose }: { report: Report; choose: FormerChoice['choose'] }) {
  const text = useText('reports/versions');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="history" onClick={() => setOpen(true)}>
        {text('button')}
      </Button>
      <SidePanel title={text('title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles.panel}>
          <p className={styles.lead}>{text('lead')}</p>
          <Versions
            id={report.id}
            onShow={(version) => {
              setOpen(false);
              choose(version);
            }}
          />
        </div>
      </SidePanel>
    </>
  );
}

function Versions({ id, onShow }: { id: string; onShow: (version: number) => void }) {
  const text = useText('reports/versions');
  const format = useFormat();
  const { data, error, refetch } = useRead(listReportVersions, { params: { id } });
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  if (data.items.length === 0) return <p>{text('none')}</p>;
  return (
    <ul className={styles.links}>
      {data.items.map(({ version, name, savedAt }) => (
        <li key={version} className={styles.link}>
          <span>
            <strong className={styles.until}>{format.moment(savedAt)}</strong>
            <span className={styles.facts}>{name}</span>
          </span>
          <Button size="small" onClick={() => onShow(version)}>
            {text('open')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Above the pages of a version of before: which one it is, and the way back. */
export function FormerNotice({ former, onBack }: { former: Report; onBack: () => void }) {
  const text = useText('reports/versions');
  const format = useFormat();
  const { id } = former;
  return (
    <Message>
      {text('shown', { moment: format.moment(former.updatedAt) })}{' '}
      <Link
        to="/compare"
        search={{ a: { kind: 'report', reportId: id, version: former.version }, b: { kind: 'report', reportId: id } }}
      >
        {text('compare')}
      </Link>{' '}
      <Button size="small" onClick={onBack}>
        {text('back')}
      </Button>
    </Message>
  );
}
