import { PAGE_SIZES, type Orientation } from '@plateprint/shared/exports/page-size.ts';
import { isCoveredEnough } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { coversText, leftOutText, missingText, titleOf, timespanText, useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';
import { CoverNext } from './cover-next.tsx';
import { ReportHeadline } from './headline.tsx';
import { LevelBar } from './level-distribution.tsx';
import { chosenBoxes, SummaryBoxes } from './summary-boxes.tsx';

/** Boxes that the first page has room for, fewer where it is low; the others follow. */
export function boxesOnCover(orientation: Orientation): number {
  const { width, height } = PAGE_SIZES[orientation].render;
  return width > height ? 2 : 4;
}
/** Characters of a description, and lines, that the first page has room for; a longer one stands on the next. */
const SHORT = { characters: 420, lines: 5 };

export function isShortDescription(description: string): boolean {
  return description.length <= SHORT.characters && description.split('\n').length <= SHORT.lines;
}

/** The first page: whose report of when, the key figure, and the first boxes. */
export function ReportCover({ doc }: { doc: ReportDoc }) {
  const words = useDocumentWords();
  const { report, organization, restaurant, logo } = doc;
  const { category, variety, type, settings } = report;
  const title = titleOf(report);
  const hasLevels = Object.values(doc.data.servingsByLevel ?? {}).some(({ percent }) => percent > 0);
  // The levels of a part would read as those of the whole; a later page has them as a table.
  const isLevelKnown = doc.labels === 'letters' && hasLevels && isCoveredEnough(doc.data, variety);
  const missing = missingText(report, words);
  const place = category === 'organization' ? organization : restaurant;
  return (
    <div className="report-cover">
      <header className="report-cover-head">
        <div className="report-cover-place">
          {logo ? <img className="report-logo" src={logo} alt={place} /> : <p className="report-place">{place}</p>}
        </div>
        <p className="report-kicker">{words.text(`name.${variety}.${type}`)}</p>
        <h1 className={title.length > 90 ? 'report-title report-title-long' : 'report-title'}>{title}</h1>
        <p className="report-when">
          {timespanText(report, words)}
          {logo && ` · ${place}`}
        </p>
        {missing !== '' && <p className="report-missing">{missing}</p>}
        {settings.description.trim() !== '' && isShortDescription(settings.description) && (
          <p className="report-description">{settings.description}</p>
        )}
      </header>
      <section className="report-cover-levels">
        {isLevelKnown && (
          <>
            <h2 className="report-small">{words.text('levels.title', { variety })}</h2>
            <LevelBar doc={doc} />
          </>
        )}
        <p className="report-fine">
          {words.text('boundary')} {coversText(doc, words)} {leftOutText(report, words)}
        </p>
      </section>
      <div className="report-cover-figures">
        <ReportHeadline doc={doc} />
        <SummaryBoxes doc={doc} boxes={chosenBoxes(doc).slice(0, boxesOnCover(settings.orientation))} />
      </div>
      <CoverNext doc={doc} />
    </div>
  );
}
