import cover from './report-cover.css?inline';
import pages from './report-pages.css?inline';
import base from './report.css?inline';

/** The styles of a report's pages wherever they are drawn apart from the product's own: exports and thumbnails. */
export const REPORT_CSS = [base, cover, pages].join('\n');
