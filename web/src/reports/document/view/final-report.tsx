import { mayEditReport, mayMailReports } from '@plateprint/shared/access/report-abilities.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import '../../../exports/export-ground.css';
import type { AskAboutClaims } from '../../../claims/use-claims-question.tsx';
import { ExportLoader } from '../../../exports/export-loader.tsx';
import { type Exporting, useExport } from '../../../exports/use-export.ts';
import { LanguageProvider } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { SidePanel } from '../../../ui/overlay/dialog.tsx';
import { Message } from '../../../ui/control/message.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { placeOfRestaurant } from '../../../restaurants/restaurant-place.ts';
import { useRestaurant } from '../../../restaurants/use-restaurants.ts';
import { useActor } from '../../../users/actor.ts';
import { ReportDownloads } from '../files/report-downloads.tsx';
import styles from './final-report.module.css';
import '../report.css';
import '../report-cover.css';
import '../report-pages.css';
import type { ReportToTake } from '../files/report-to-take.ts';
import { FormerNotice, FormerReports, useFormerReport } from './former-reports.tsx';
import { ReportView } from './report-view.tsx';
import { ReportWordNotices } from './report-word-notices.tsx';
import { ShareReport } from './share-report.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { useReportSettings } from '../settings/use-report-settings.ts';
import { useReportClaims } from './use-report-claims.ts';
import { useThumbnail } from './use-thumbnail.ts';

interface FinalReportProps {
  report: Report;
  /** A setting was saved, or somebody else's newer version was loaded. */
  onChanged: (report: Report) => void;
}

/** A completed report: its pages as they print, its settings beside them, and every file of it. */
export function FinalReport({ report, onChanged }: FinalReportProps) {
  const text = useText('reports/document');
  const work = useReportSettings(report, onChanged);
  const { mayEdit, mayMail } = useMay(report);
  const [isOpen, setOpen] = useState(false);
  const share = useText('reports/share');
  const [isSharing, setSharing] = useState(false);
  const { version: formerVersion, former, choose } = useFormerReport(report);
  const [ready, setReady] = useState<ReportToTake | null>(null);
  const exporting = useExport();
  const present = useMemo(() => ({ ...report, settings: work.settings }), [report, work.settings]);
  const shown = former ?? present;
  const { ask, question } = useReportClaims(shown);
  useAskedDownload(ready, exporting, ask);
  useThumbnail(report, ready?.document ?? null, mayEdit && !work.isSaving && formerVersion === null);
  if (report.data === null) return <Message>{text('files.notGenerated')}</Message>;

  const panel = <SettingsPanel report={report} work={work} mayEdit={mayEdit} />;
  return (
    <div className={styles.final}>
      <div className={styles.bar}>
        {former === null && (
          <span className={styles.sheet}>
            <Button icon="settings" onClick={() => setOpen(true)}>
              {text('settings.open')}
            </Button>
          </span>
        )}
        <FormerReports report={report} choose={choose} />
        {(mayEdit || mayMail) && (
          <Button icon="share" onClick={() => setSharing(true)}>
            {share('button')}
          </Button>
        )}
        {ready ? (
          <ReportDownloads {...ready} exporting={exporting} ask={ask} />
        ) : (
          <Button variant="primary" icon="download" disabled>
            {text('files.pages')}
          </Button>
        )}
      </div>
      <div className={styles.former}>
        <ReportWordNotices reportId={report.id} />
        {former && <FormerNotice former={former} onBack={() => choose(null)} />}
      </div>
      <section className={styles.pages} aria-label={text('files.pages')}>
        <LanguageProvider language={shown.settings.language}>
          <Suspense fallback={<Skeleton lines={12} />}>
            <ReportView key={shown.version} report={shown} onReady={setReady} />
          </Suspense>
        </LanguageProvider>
      </section>
      {former === null && <aside className={styles.side}>{panel}</aside>}
      <SidePanel title={text('settings.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {panel}
      </SidePanel>
      {question}
      <ShareReport report={present} mayOpen={mayEdit} mayMail={mayMail} isOpen={isSharing} onClose={() => setSharing(false)} />
      <ExportLoader exporting={exporting} />
    </div>
  );
}

function useMay(report: Report): { mayEdit: boolean; mayMail: boolean } {
  const actor = useActor();
  const restaurantIds = report.restaurants.map(({ id }) => id);
  const restaurant = useRestaurant();
  const place = {
    ...(restaurant ? placeOfRestaurant(actor, restaurant) : { enterpriseId: actor.enterpriseId }),
    id: report.restaurantId,
    organizationId: report.organizationId,
  };
  const isOfKitchen = report.type === 'monthly' && report.category === 'restaurant';
  return {
    mayEdit: mayEditReport(actor, { ...report, restaurantIds }, place),
    mayMail: isOfKitchen && mayMailReports(actor, place),
  };
}

/** Downloads the file as soon as the pages are drawn, for somebody who came for it; a reload does not hand it out again. */
function useAskedDownload(ready: ReportToTake | null, { download }: Exporting, ask: AskAboutClaims): void {
  const { download: asked } = useSearch({ strict: false });
  const navigate = useNavigate();
  const handOut = useEffectEvent((report: ReportToTake) => {
    void navigate({ to: '.', search: {}, replace: true, ignoreBlocker: true });
    ask('export', () => void download({ ...report.document, format: 'pdf' }));
  });
  const isHanded = useRef(false);
  useEffect(() => {
    if (asked !== 'pdf' || !ready || isHanded.current) return;
    isHanded.current = true;
    handOut(ready);
  }, [asked, ready]);
}
