import type { PageFormat } from './export-format.ts';

/** The facts about a download that a deployment may receive; no person, no tenant and no name is in them. */
export interface DownloadEvent {
  name: 'reports_download_report' | 'menus_download_menu';
  /** The format that was asked for, and the kind of file that came. */
  format: PageFormat;
  fileType: string;
  /** The screen it was asked from. */
  context: string;
  /** Of reports: category, variety and type (`restaurant_sales_monthly`); of menus the orientation. */
  reportType: string;
  /** Of reports: `2026-11` or `2026-01/2026-03`; null for what has no span. */
  reportTimeSpan: string | null;
  /** Of menus: whether it was still in the legacy form. */
  legacy: boolean;
}
