import {
  createReportLink,
  LINK_DAYS,
  listReportLinks,
  type ReportLink,
  revokeReportLink,
} from '@plateprint/shared/reports/api/report-link-api.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { useState } from 'react';
import { useChange } from '../../../platform/api/use-change.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { Button } from '../../../ui/control/button.tsx';
import { Message } from '../../../ui/control/message.tsx';
import { Select } from '../../../ui/choice/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import { SidePanel } from '../../../ui/overlay/dialog.tsx';
import { ReportMails } from './report-mails.tsx';
import styles from './share-report.module.css';
import { useReportClaims } from './use-report-claims.ts';

/** For how many days unless somebody says otherwise. */
const USUAL_DAYS = 30;

interface ShareReportProps {
  report: Report;
  /** Whether new links and recipients may be made: those that are there can be ended without a plan. */
  mayOpen: boolean;
  /** Whether the reader may name people who get the reports of each month by mail. */
  mayMail: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** The read-only links of a report: a new one, whose address is shown this once, and those that are open. */
export function ShareReport({ report, mayOpen, mayMail, isOpen, onClose }: ShareReportProps) {
  const text = useText('reports/share');
  return (
    <SidePanel title={text('title')} isOpen={isOpen} onClose={onClose}>
      <div className={styles.panel}>
        <p className={styles.lead}>{text('lead')}</p>
        {mayOpen && <NewLink report={report} />}
        <OpenLinks reportId={report.id} />
        {mayMail && <ReportMails report={report} mayAdd={mayOpen} />}
      </div>
    </SidePanel>
  );
}

function NewLink({ report }: { report: Report }) {
  const text = useText('reports/share');
  const failureText = useFailureText();
  const notices = useNotices();
  const [days, setDays] = useState<(typeof LINK_DAYS)[number]>(USUAL_DAYS);
  const create = useChange(createReportLink, { refreshes: [listReportLinks] });
  const { ask, question } = useReportClaims(report);
  const address = create.data ? new URL(`/shared-report/${create.data.token}`, location.href).href : null;
  const copy = async (): Promise<void> => {
    if (address === null) return;
    await navigator.clipboard.writeText(address);
    notices.show({ message: text('copied') });
  };
  return (
    <div className={styles.form}>
      {question}
      {create.error && <Message tone="danger">{failureText(create.error)}</Message>}
      <Select
        label={text('days')}
        value={String(days)}
        options={LINK_DAYS.map((count) => ({ value: String(count), label: text('dayCount', { count }) }))}
        onChange={(value) => setDays(LINK_DAYS.find((count) => String(count) === value) ?? USUAL_DAYS)}
      />
      <Button
        variant={address === null ? 'primary' : 'secondary'}
        icon="share"
        busy={create.isPending}
        onClick={() => ask('share', (reason) => create.mutate({ params: { id: report.id }, body: { days, reason } }))}
      >
        {text('create')}
      </Button>
      {address !== null && (
        <>
          <TextField label={text('address')} hint={text('once')} readOnly value={address} onChange={() => undefined} />
          <Button variant="primary" icon="copy" onClick={() => void copy()}>
            {text('copy')}
          </Button>
        </>
      )}
    </div>
  );
}

function OpenLinks({ reportId }: { reportId: string }) {
  const text = useText('reports/share');
  const { data, error, refetch } = useRead(listReportLinks, { params: { id: reportId } });
  const revoke = useChange(revokeReportLink, { refreshes: [listReportLinks] });
  const failureText = useFailureText();
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  return (
    <section className={styles.form}>
      <h3 className={styles.title}>{text('open')}</h3>
      {revoke.error && <Message tone="danger">{failureText(revoke.error)}</Message>}
      {data.items.length === 0 && <p className={styles.lead}>{text('none')}</p>}
      <ul className={styles.links}>
        {data.items.map((link) => (
          <OpenLink
            key={link.id}
            link={link}
            isBusy={revoke.isPending}
            onClose={() => revoke.mutate({ params: { id: reportId, linkId: link.id } })}
          />
        ))}
      </ul>
    </section>
  );
}

function OpenLink({ link, isBusy, onClose }: { link: ReportLink; isBusy: boolean; onClose: () => void }) {
  const text = useText('reports/share');
  const format = useFormat();
  const { firstname, lastname } = link.createdBy;
  const until = format.date(link.expiresAt);
  const by = link.mailedTo === null ? `${firstname} ${lastname}`.trim() : text('mailed', { email: link.mailedTo });
  return (
    <li className={styles.link}>
      <span>
        <span className={styles.until}>{text('until', { day: until })}</span>
        <span className={styles.facts}>
          {by} · {format.date(link.createdAt)} ·{' '}
          {link.openedAt === null ? text('neverOpened') : text('opened', { ago: format.ago(link.openedAt) })}
        </span>
      </span>
      <Button size="small" busy={isBusy} aria-label={`${text('close')} ${text('until', { day: until })}`} onClick={onClose}>
        {text('close')}
      </Button>
    </li>
  );
}
