import cover from './report-cover.css?inline';
import pages from './report-pages.css?inline';
import base from './report.css?inline';

/** What a report's pages look like wherever they are drawn apart from the product's own styles: exports and thumbnails. */
export const REPORT_CSS = [base, cover, pages].join('\n');
