import { answerMailedReports, type MailedReports, readMailedReports } from '@plateprint/shared/reports/api/report-mail-api.ts';
import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useChange } from '../../../platform/api/use-change.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { LanguageProvider } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { PRODUCT_NAME } from '../../../ui/layout/product-name.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Message } from '../../../ui/control/message.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { Interface } from '../../../ui/layout/interface.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import { Wordmark } from '../../../ui/layout/wordmark.tsx';
import styles from './shared-report.module.css';

/** The page on which a recipient of monthly reports confirms or ends them: without an account, a session or a cookie. */
export function MailedReportsPage() {
  const { key = '' } = useParams({ strict: false });
  const { data, error, refetch } = useRead(readMailedReports, { params: { key } });
  const text = useText('reports/mails');
  const isGone = error?.code === 'not_found' || error?.code === 'invalid_input';
  const title = data ? text('page.title', { restaurant: data.restaurant }) : isGone && text('gone.title');
  return (
    <Interface>
      <title>{title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME}</title>
      <meta name="robots" content="noindex, nofollow" />
      <main className={styles.page}>
        {data ? (
          <LanguageProvider language={data.language}>
            <Suspense fallback={<Skeleton lines={4} />}>
              <Choice mailKey={key} mailed={data} />
            </Suspense>
          </LanguageProvider>
        ) : isGone ? (
          <EmptyState isPage picture="trouble" title={text('gone.title')}>
            {text('gone.lead')}
          </EmptyState>
        ) : error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={4} />
        )}
      </main>
    </Interface>
  );
}

function Choice({ mailKey, mailed }: { mailKey: string; mailed: MailedReports }) {
  const text = useText('reports/mails');
  const failureText = useFailureText();
  const answer = useChange(answerMailedReports, { refreshes: [readMailedReports] });
  const { organization, restaurant, email, state } = mailed;
  const say = (wanted: boolean): void => answer.mutate({ params: { key: mailKey }, body: { wanted } });
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{text('page.title', { restaurant })}</h1>
      </header>
      {answer.error && <Message tone="danger">{failureText(answer.error)}</Message>}
      <p className={styles.said} role="status">
        {text(`page.${state}`, { organization, restaurant, email })}
      </p>
      <div className={styles.choices}>
        {state !== 'confirmed' && (
          <Button variant="primary" busy={answer.isPending} onClick={() => say(true)}>
            {text(state === 'asked' ? 'page.confirm' : 'page.again')}
          </Button>
        )}
        {state !== 'stopped' && (
          <Button variant={state === 'asked' ? 'secondary' : 'primary'} busy={answer.isPending} onClick={() => say(false)}>
            {text(state === 'asked' ? 'page.decline' : 'page.stop')}
          </Button>
        )}
      </div>
      <footer className={styles.foot}>
        <Wordmark />
      </footer>
    </>
  );
}
