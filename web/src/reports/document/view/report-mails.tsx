import { isEmail } from '@plateprint/shared/kernel/email.ts';
import { LANGUAGES, type Language, languageOfCountry } from '@plateprint/shared/kernel/language.ts';
import {
  addReportMail,
  listReportMails,
  removeReportMail,
  type ReportMail,
} from '@plateprint/shared/reports/api/report-mail-api.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { type FormEvent, useState } from 'react';
import { useChange } from '../../../platform/api/use-change.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { LANGUAGE_NAMES } from '../../../platform/i18n/language-names.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { Button } from '../../../ui/control/button.tsx';
import { Message } from '../../../ui/control/message.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { IconButton } from '../../../ui/opened/icon-button.tsx';
import { useSession } from '../../../users/session.ts';
import styles from './share-report.module.css';
import { useReportClaims } from './use-report-claims.ts';

const REFUSALS = ['already_there', 'removed', 'stopped', 'too_many'] as const;

/** The recipients of the kitchen's monthly reports by mail: each is asked first, and ends it without an account. */
export function ReportMails({ report, mayAdd }: { report: Report; mayAdd: boolean }) {
  const { id: reportId } = report;
  const text = useText('reports/mails');
  const failureText = useFailureText();
  const { data, error, refetch } = useRead(listReportMails, { params: { id: reportId } });
  const [leaving, setLeaving] = useState<ReportMail | null>(null);
  const remove = useChange(removeReportMail, { refreshes: [listReportMails], onSuccess: () => setLeaving(null) });
  const end = ({ id: mailId }: ReportMail): void => remove.mutate({ params: { id: reportId, mailId } });
  return (
    <section className={styles.form} aria-labelledby="report-mails">
      <h3 id="report-mails" className={styles.title}>
        {text('title')}
      </h3>
      <p className={styles.lead}>{text('lead')}</p>
      {mayAdd && <NewMail report={report} />}
      {remove.error && !leaving && <Message tone="danger">{failureText(remove.error)}</Message>}
      {error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={2} />
      ) : data.items.length === 0 ? (
        <p className={styles.lead}>{text('none')}</p>
      ) : (
        <ul className={styles.links}>
          {data.items.map((mail) => (
            <Recipient key={mail.id} mail={mail} onRemove={() => (mail.state === 'confirmed' ? setLeaving(mail) : end(mail))} />
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          title={text('leaving.title', { email: leaving.email })}
          isOpen
          onClose={() => setLeaving(null)}
          onConfirm={() => end(leaving)}
          confirmLabel={text('leaving.confirm')}
          danger
          busy={remove.isPending}
          failure={remove.error}
        >
          <p>{text('leaving.means')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function NewMail({ report }: { report: Report }) {
  const { ask, question } = useReportClaims(report, 'export');
  const text = useText('reports/mails');
  const failureText = useFailureText();
  const notices = useNotices();
  const own = useLanguage();
  const { location } = useSession().userOrganization;
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState<Language>(languageOfCountry(location) ?? own);
  const [wasTried, setWasTried] = useState(false);
  const add = useChange(addReportMail, {
    refreshes: [listReportMails],
    onSuccess: (mail) => {
      notices.show({ message: text('added', { email: mail.email }) });
      setEmail('');
      setWasTried(false);
    },
  });
  const refusal = REFUSALS.find((code) => add.error?.fields.some((field) => field.code === code));
  const isWrong = wasTried && !isEmail(email);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWasTried(true);
    if (!isEmail(email) || add.isPending) return;
    ask('share', (reason) => add.mutate({ params: { id: report.id }, body: { email: email.trim(), language, reason } }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {question}
      {add.error && refusal === undefined && <Message tone="danger">{failureText(add.error)}</Message>}
      <TextField
        label={text('email')}
        type="email"
        name="report-recipient"
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        value={email}
        onChange={(typed) => {
          setEmail(typed);
          if (add.error) add.reset();
        }}
        problem={isWrong ? text('refused.email') : refusal !== undefined && text(`refused.${refusal}`)}
      />
      <NativeSelect
        label={text('language')}
        value={language}
        choices={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
        onChange={setLanguage}
      />
      <Button type="submit" icon="mail" busy={add.isPending}>
        {text('add')}
      </Button>
    </form>
  );
}

function Recipient({ mail, onRemove }: { mail: ReportMail; onRemove: () => void }) {
  const { email, state, lastMonth, failedMonth } = mail;
  const text = useText('reports/mails');
  const format = useFormat();
  const last = lastMonth === null ? [] : [text('last', { month: format.month(lastMonth) })];
  const failed = failedMonth === null ? [] : [text('failed', { month: format.month(failedMonth) })];
  return (
    <li className={styles.link}>
      <span>
        <span className={styles.until}>{email}</span>
        <span className={styles.facts}>{[text(`state.${state}`), ...last, ...failed].join(' · ')}</span>
      </span>
      {state !== 'stopped' && <IconButton icon="bin" size="small" label={text('remove', { email })} onPress={onRemove} />}
    </li>
  );
}
