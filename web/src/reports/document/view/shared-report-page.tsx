import { readSharedReport, type SharedReport } from '@plateprint/shared/reports/api/report-link-api.ts';
import { useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import '../../../exports/export-ground.css';
import { ExportLoader } from '../../../exports/export-loader.tsx';
import { useExport } from '../../../exports/use-export.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { LanguageProvider } from '../../../platform/i18n/language-context.tsx';
import { UnitSystemProvider } from '../../../platform/i18n/unit-system-context.tsx';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { PRODUCT_NAME } from '../../../ui/layout/product-name.ts';
import { Button } from '../../../ui/control/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { Interface } from '../../../ui/layout/interface.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Wordmark } from '../../../ui/layout/wordmark.tsx';
import type { ReportToTake } from '../files/report-to-take.ts';
import '../report.css';
import '../report-cover.css';
import '../report-pages.css';
import { useSharedDoc } from '../use-report-doc.ts';
import { ReportSheets } from './report-view.tsx';
import styles from './shared-report.module.css';

/** A report as whoever has its link reads it: without an account, a session or a cookie. */
export function SharedReportPage() {
  const { token = '' } = useParams({ strict: false });
  const { data, error, refetch } = useRead(readSharedReport, { params: { token } }, { staleTime: Infinity });
  const text = useText('reports/share');
  const isGone = error?.code === 'not_found' || error?.code === 'invalid_input';
  const title = data?.report.name ?? (isGone && text('gone.title'));
  return (
    <Interface>
      <title>{title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME}</title>
      <meta name="robots" content="noindex, nofollow" />
      <main className={styles.page}>
        {data ? (
          <LanguageProvider language={data.report.settings.language}>
            <UnitSystemProvider units={data.units}>
              <Suspense fallback={<Skeleton lines={12} />}>
                <Shared shared={data} />
              </Suspense>
            </UnitSystemProvider>
          </LanguageProvider>
        ) : isGone ? (
          <EmptyState isPage picture="trouble" title={text('gone.title')}>
            {text('gone.lead')}
          </EmptyState>
        ) : error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={12} />
        )}
      </main>
    </Interface>
  );
}

function Shared({ shared }: { shared: SharedReport }) {
  const text = useText('reports/share');
  const format = useFormat();
  const doc = useSharedDoc(shared);
  const [ready, setReady] = useState<ReportToTake | null>(null);
  const exporting = useExport();
  const { report, organization, restaurant, expiresAt } = shared;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{report.name}</h1>
          <p className={styles.facts}>
            {report.category === 'organization' ? organization : `${organization} · ${restaurant}`} ·{' '}
            {text('until', { day: format.date(expiresAt) })}
          </p>
        </div>
        <Button
          variant="primary"
          icon="download"
          disabled={!ready}
          onClick={() => ready && void exporting.download({ ...ready.document, format: 'pdf' })}
        >
          {text('pdf')}
        </Button>
      </header>
      {doc ? <ReportSheets doc={doc} onReady={setReady} /> : <Skeleton lines={12} />}
      <footer className={styles.foot}>
        <Wordmark /> <a href="/how-it-is-calculated">{text('method')}</a>
      </footer>
      <ExportLoader exporting={exporting} />
    </>
  );
}
