import { isExportFormat } from '@plateprint/shared/exports/export-format.ts';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import ground from '../../../exports/export-ground.css?inline';
import { exportDocument, exportSvg } from '../../../exports/export-document.ts';
import { withPagesOffScreen } from '../../../exports/off-screen-pages.tsx';
import { LanguageProvider } from '../../../platform/i18n/language-context.tsx';
import { loadTexts } from '../../../platform/i18n/load-texts.ts';
import { reportFileName, titleOf, useDocumentWords } from '../document-words.ts';
import { reportTextTables } from '../files/text-tables.ts';
import { useReportPages } from '../pages/use-report-pages.tsx';
import { REPORT_CSS } from '../report-css.ts';
import type { ReportDoc } from '../report-doc.ts';
import type { ReportToTake } from '../files/report-to-take.ts';
import { sampleDoc, type SampleWish } from './sample-doc.ts';

type SampleDocument = ReportToTake['document'];

/** Shows the pages of a sample report in this page, `scale` times as large, and gives how many there are. */
export async function showReport(wish: SampleWish, scale: { x: number; y: number } = { x: 1, y: 1 }): Promise<number> {
  const document_ = await measured(wish);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([ground, REPORT_CSS].join('\n'));
  document.adoptedStyleSheets = [sheet];
  const place = document.createElement('div');
  Object.assign(place.style, { transformOrigin: '0 0', transform: `scale(${scale.x}, ${scale.y})` });
  document.body.replaceChildren(place);
  createRoot(place).render(
    <LanguageProvider language={document_.language}>
      {document_.pages.map(({ orientation, content }, index) => (
        <div key={index} data-export-page={orientation}>
          {content}
        </div>
      ))}
    </LanguageProvider>,
  );
  while (place.querySelector('[data-export-page]') === null) await new Promise((resolve) => requestAnimationFrame(resolve));
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, async (image) => image.decode()));
  return document_.pages.length;
}

/** A file of a sample report, or of its pages up to a number of them. */
export async function makeReport(wish: SampleWish, format: string, pages?: number): Promise<{ name: string; base64: string }> {
  const made = await measured(wish);
  const document_ = { ...made, pages: made.pages.slice(0, pages) };
  const file =
    format === 'svg'
      ? await exportSvg(document_)
      : await exportDocument({ ...document_, format: isExportFormat(format) ? format : (format as 'pdf') });
  return { name: file.name, base64: await base64Of(file.content) };
}

/** The words of every page as a person reads them. */
export async function textOfReport(wish: SampleWish): Promise<string[]> {
  return withPagesOffScreen(await measured(wish), {}, async (pages) => pages.map(({ element }) => element.innerText));
}

/** The pages of a sample, parted by their measured heights. */
async function measured(wish: SampleWish): Promise<SampleDocument> {
  const doc = sampleDoc(wish);
  const { language } = doc.report.settings;
  const areas = [
    'reports/document',
    'reports/average',
    'footprint',
    'reports/change',
    'footprint/difference',
    'footprint/land-use',
  ] as const;
  await Promise.all(areas.map(async (area) => loadTexts(area, language)));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([ground, REPORT_CSS].join('\n'));
  document.adoptedStyleSheets = [sheet];
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const { promise, resolve } = Promise.withResolvers<SampleDocument>();
  const root = createRoot(place);
  root.render(
    <LanguageProvider language={language}>
      <Measured doc={doc} onMade={resolve} />
    </LanguageProvider>,
  );
  const made = await promise;
  root.unmount();
  return made;
}

function Measured({ doc, onMade }: { doc: ReportDoc; onMade: (made: SampleDocument) => void }) {
  const words = useDocumentWords();
  const { pages, isSettled, measure } = useReportPages(doc);
  useEffect(() => {
    if (!pages || !isSettled) return;
    onMade({
      pages,
      styles: [REPORT_CSS],
      language: words.language,
      title: titleOf(doc.report),
      fileName: { ...reportFileName(doc.report, words), fullReport: 'full report', variant: 'text' },
      textTables: () => reportTextTables(doc, words),
    });
  }, [pages, isSettled, doc, words, onMade]);
  return measure;
}

async function base64Of(content: Blob): Promise<string> {
  const address = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsDataURL(content);
  });
  return address.slice(address.indexOf(',') + 1);
}
