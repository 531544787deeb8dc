import { openLines } from '@plateprint/shared/reports/document/uncounted-first.ts';
import { isCoveredEnough } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import type { ReactNode } from 'react';
import { amountText, type DocumentWords } from '../document-words.ts';
import { BestAndWorst } from '../parts/best-and-worst.tsx';
import { boxesOnCover, isShortDescription } from '../parts/cover.tsx';
import { ReportChange } from '../parts/change.tsx';
import { Coverage } from '../parts/coverage.tsx';
import { FoodRow, foodShares } from '../parts/foods.tsx';
import { HistoryChart, HistoryRow } from '../parts/history.tsx';
import { LevelDistribution } from '../parts/level-distribution.tsx';
import { LineRow } from '../parts/line-row.tsx';
import { MethodSources, MethodText, methodTexts } from '../parts/method.tsx';
import { asideTexts, OpenRow } from '../parts/not-counted.tsx';
import { RestaurantRow } from '../parts/restaurant-row.tsx';
import { chosenBoxes, SummaryBoxes } from '../parts/summary-boxes.tsx';
import type { ReportDoc } from '../report-doc.ts';
import { sortedLines } from './sorted-lines.ts';

/** Tables that may go on over pages, each with a head of its own. */
export type TableOfRows = 'lines' | 'months' | 'foods' | 'restaurants' | 'open';

/** A part of the report that is never divided between pages. */
export interface ReportBlock {
  id: string;
  /** A row of that table: neighbours on a page stand in one. */
  row?: TableOfRows;
  staysWithNext?: true;
  content: ReactNode;
}

/** Lines that pages list; those beyond are summed up with their CO2e, and stand in the spreadsheet. */
const MOST_LINES = 600;
/** Lines without a figure that are listed apart; all of them stand among the lines too. */
const MOST_OPEN = 25;

const heading = (id: string, words: string): ReportBlock => ({
  id,
  staysWithNext: true,
  content: <h2 className="report-heading">{words}</h2>,
});
const paragraphs = (id: string, texts: readonly string[]): ReportBlock[] =>
  texts.map((words, index) => ({ id: `${id} ${index}`, content: <p className="report-text">{words}</p> }));

/** All that the report says after its first page, in the order of reading. */
export function reportBlocks(doc: ReportDoc, words: DocumentWords): ReportBlock[] {
  const { report, data } = doc;
  const { text } = words;
  const { variety, settings } = report;
  const description = isShortDescription(settings.description) ? [] : settings.description.split('\n').filter(Boolean);
  const boxes = chosenBoxes(doc).slice(boxesOnCover(report.settings.orientation));
  return [
    ...paragraphs('description', description),
    ...(boxes.length > 0
      ? [heading('boxes', text('more')), { id: 'more boxes', content: <SummaryBoxes doc={doc} boxes={boxes} /> }]
      : []),
    ...(doc.labels === 'letters'
      ? [heading('levels', text('levels.title', { variety })), { id: 'distribution', content: <LevelDistribution doc={doc} /> }]
      : []),
    ...(isCoveredEnough(data, variety) && (data.lowestRecipe || data.highestRecipe)
      ? [heading('best', text('best.title', { variety })), { id: 'extremes', content: <BestAndWorst doc={doc} /> }]
      : []),
    ...historyBlocks(doc, words),
    ...changeBlocks(doc, words),
    ...foodBlocks(doc, words),
    ...restaurantBlocks(doc, words),
    ...lineBlocks(doc, words),
    heading('coverage', text('coverage.title')),
    { id: 'counted', content: <Coverage doc={doc} /> },
    ...openBlocks(doc, words),
    heading('method', text('method.title')),
    ...methodTexts(doc, words).map((each, index) => ({
      id: `method ${index}`,
      content: <MethodText>{each}</MethodText>,
    })),
    ...(doc.sources.length > 0 ? [{ id: 'sources', content: <MethodSources sources={doc.sources} /> }] : []),
  ];
}

function historyBlocks(doc: ReportDoc, { text }: DocumentWords): ReportBlock[] {
  if (doc.history.length < 2) return [];
  return [
    heading('history', text('history.title')),
    { id: 'months chart', staysWithNext: true, content: <HistoryChart doc={doc} /> },
    ...doc.history.map((month) => ({
      id: `month ${month.month}`,
      row: 'months' as const,
      content: <HistoryRow doc={doc} month={month} />,
    })),
  ];
}

function changeBlocks({ change }: ReportDoc, { change: text, format }: DocumentWords): ReportBlock[] {
  if (change === null || change.parts.every(({ co2 }) => co2 === 0)) return [];
  return [
    heading('change', text('title', { month: format.month(change.from) })),
    { id: 'change steps', content: <ReportChange change={change} /> },
  ];
}

function foodBlocks(doc: ReportDoc, { text }: DocumentWords): ReportBlock[] {
  const shares = foodShares(doc);
  if (shares.length === 0) return [];
  return [
    heading('foods', text('foods.title')),
    { id: 'foods lead', staysWithNext: true, content: <p className="report-fine report-lead">{text('foods.lead')}</p> },
    ...shares.map((row, index) => ({
      id: `food ${index}`,
      row: 'foods' as const,
      content: <FoodRow row={row} doc={doc} />,
    })),
  ];
}

function restaurantBlocks(doc: ReportDoc, { text }: DocumentWords): ReportBlock[] {
  const { restaurants } = doc.report;
  if (restaurants.length === 0) return [];
  return [
    heading('restaurants', text('restaurants.title')),
    ...restaurants.map((restaurant) => ({
      id: `restaurant ${restaurant.id}`,
      row: 'restaurants' as const,
      content: <RestaurantRow doc={doc} restaurant={restaurant} />,
    })),
  ];
}

function lineBlocks(doc: ReportDoc, words: DocumentWords): ReportBlock[] {
  const { text } = words;
  const { data, report } = doc;
  // The restaurants of an organization have a table of their own.
  if (data.lines.length === 0 || (report.category === 'organization' && report.restaurants.length > 0)) return [];
  const sorted = sortedLines(data.lines);
  const shown = sorted.slice(0, MOST_LINES);
  const cut = sorted.slice(MOST_LINES);
  const cutCo2 = cut.reduce((sum, { co2 }) => sum + (co2?.value ?? 0), 0);
  const isPartly = shown.some(({ co2, complete }) => co2 === null || !complete);
  const isDoubted = shown.some(({ doubts = [] }) => doubts.length > 0);
  return [
    heading('lines', text('lines.title', { variety: report.variety })),
    ...shown.map((line, index) => ({
      id: `line ${index}`,
      row: 'lines' as const,
      content: <LineRow line={line} variety={report.variety} labels={doc.labels} />,
    })),
    ...(cut.length > 0
      ? paragraphs('cut', [text('lines.cut', { shown: shown.length, count: cut.length, co2: amountText(cutCo2, words) })])
      : []),
    ...(isDoubted ? [{ id: 'doubted', content: <p className="report-fine report-text">{text('lines.doubtNote')}</p> }] : []),
    ...(isPartly ? [{ id: 'partly', content: <p className="report-fine report-text">{text('lines.partlyNote')}</p> }] : []),
  ];
}

function openBlocks({ report, data }: ReportDoc, words: DocumentWords): ReportBlock[] {
  const { text } = words;
  const { variety } = report;
  const open = openLines(data.lines, variety);
  const aside = asideTexts(report, words);
  const more = open.length - MOST_OPEN;
  return [
    ...(open.length > 0
      ? [
          {
            id: 'open',
            staysWithNext: true as const,
            content: (
              <>
                <h3 className="report-small report-subheading">{text('coverage.listTitle')}</h3>
                <p className="report-fine">{text('coverage.listLead', { variety })}</p>
              </>
            ),
          },
          ...open.slice(0, MOST_OPEN).map((line, index) => ({
            id: `open ${index}`,
            row: 'open' as const,
            content: <OpenRow line={line} variety={variety} />,
          })),
          ...(more > 0 ? paragraphs('more open', [text('coverage.moreOpen', { count: more })]) : []),
        ]
      : []),
    ...(aside.length > 0
      ? [
          {
            id: 'aside',
            staysWithNext: true as const,
            content: <h3 className="report-small report-subheading">{text('coverage.asideTitle')}</h3>,
          },
          ...paragraphs('aside text', aside),
        ]
      : []),
  ];
}
