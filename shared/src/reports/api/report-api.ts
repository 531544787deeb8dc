import * as z from 'zod/mini';
import { EmissionDatabase } from '../../ingredients/ingredient-facts.ts';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Cursor, Id } from '../../kernel/id.ts';
import { THUMBNAIL } from '../../exports/thumbnail.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { plainText, searchText } from '../../kernel/plain-text.ts';
import { isBlank } from '../../kernel/text.ts';
import { StartedFrom } from '../../kernel/api/version.ts';
import { ReportCategory, ReportType, ReportVariety } from '../model/report-kind.ts';
import { ReportSettings } from '../model/report-settings.ts';
import { ReportStatus } from '../model/report-status.ts';
import { EvidenceFile } from '../evidence/evidence-file.ts';
import { MenuRecipe, MOST_ROWS, Report, ReportDay, ReportDraft, ReportRestaurant, ReportSummary } from '../model/report.ts';
import { wireName } from '../../kernel/api/wire-name.ts';

const ReportId = z.object({ id: Id });
const Ids = z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(200)) });
const Limit = z._default(z.coerce.number<string | number | undefined>().check(z.int(), z.minimum(1), z.maximum(200)), 50);

export const listReports = endpoint({
  method: 'GET',
  path: '/reports/restaurant/{id}',
  callers: 'signed-in',
  summary: 'List the reports of a restaurant, and its organization’s to whom may read them, the latest start first',
  params: ReportId,
  query: z.object({
    category: z.optional(ReportCategory),
    variety: z.optional(ReportVariety),
    type: z.optional(ReportType),
    status: z.optional(ReportStatus),
    search: z.optional(searchText(200)),
    bin: z.optional(z.enum(['true'])),
    cursor: z.optional(Cursor),
    limit: Limit,
  }),
  reply: z.object({ items: z.array(ReportSummary), next: z.nullable(z.string()) }),
});

export const readReport = endpoint({
  method: 'GET',
  path: '/reports/report/{id}',
  callers: 'signed-in',
  summary: 'Read a report with its rows and, when completed, its document',
  params: ReportId,
  query: z.object({
    language: described(z.optional(z.enum(LANGUAGES)), 'Of the names of dishes and foods; without it the report’s own.'),
  }),
  reply: Report,
});

export const missingReports = endpoint({
  method: 'GET',
  path: '/reports/missing',
  callers: 'signed-in',
  summary: 'List an organization’s restaurants with the months that have a completed monthly report and those that lack one',
  description:
    'A portfolio manager sees the restaurants of the own portfolio. A restaurant that was deleted is among them, as closed, where it has completed reports of the time. With the type `event` it is the month of the day that counts as included, where the day has a completed event.',
  query: z.object({
    startDate: ReportDay,
    endDate: ReportDay,
    organizationId: z.optional(Id),
    variety: z._default(ReportVariety, 'sales'),
    /** The type of the organization's report: one of an event is made of the events of its day. */
    type: z._default(ReportType, 'monthly'),
  }),
  reply: z.object({ items: z.array(ReportRestaurant), next: z.nullable(z.string()) }),
});

/** 50,000 rows with long names are about 14 MB. */
const LARGEST_REPORT = 24 * 1024 * 1024;

/** The dishes of sold menus in a list of their own; those that `menus` has already are the same dishes. */
const menuRecipes = z.optional(z.array(MenuRecipe).check(z.maxLength(MOST_ROWS)));

/** The options of a save beside the draft. */
const Saving = {
  menuRecipes,
  /**
   * The caller's own key of this save: sent again after a lost connection it makes no second report, and its progress is
   * read, or the save cancelled, under it.
   */
  key: z.optional(Id),
  status: z._default(ReportStatus, 'draft'),
  /** An existing report of the same start that this one takes the place of; the old one goes to the bin. */
  replaces: z.optional(Id),
};

export const createSalesReport = endpoint({
  method: 'POST',
  path: '/reports/sales/{id}',
  callers: 'signed-in',
  summary: 'Create a sales report of a restaurant or, from there, of its organization',
  description:
    '`{id}` is the restaurant. With the status `completed` its document is computed and kept with the version of the food data.',
  params: ReportId,
  largestBody: LARGEST_REPORT,
  body: z.object({ ...ReportDraft.shape, ...Saving }),
  reply: Report,
});

export const createProcurementReport = endpoint({
  method: 'POST',
  path: '/reports/procurement',
  callers: 'signed-in',
  summary: 'Create a procurement report',
  largestBody: LARGEST_REPORT,
  body: z.object({ ...ReportDraft.shape, ...Saving, restaurantId: Id }),
  reply: Report,
});

/**
 * A save of everything, or with `updateOnlySettings` of how it is shown: then no row is needed and no figure changes. The
 * report's own fields stand beside the others, or together in `report`.
 */
const Update = z.object({
  ...z.partial(ReportDraft).shape,
  menuRecipes,
  version: StartedFrom,
  key: z.optional(Id),
  updateOnlySettings: z.optional(z.boolean()),
  restaurantId: z.optional(Id),
  emissionDatabase: z.optional(wireName('location', EmissionDatabase)),
  editLogoType: z.optional(z.boolean()),
  logoType: z.optional(ReportSettings.shape.logoType),
  settings: z.optional(ReportSettings),
  status: z.optional(ReportStatus),
  report: z.optional(ReportDraft),
});

const VERSIONED =
  'With `version` it is refused with `changed_meanwhile` when somebody saved a newer version. Without it the last write stands, and what it wrote over is kept as a version. `updateOnlySettings` needs `restaurantId` and `location` alone: what is not sent stays.';

export const updateSalesReport = endpoint({
  method: 'PUT',
  path: '/reports/sales/{id}',
  callers: 'signed-in',
  summary: 'Save a sales report',
  description: `\`{id}\` is the report. ${VERSIONED}`,
  params: ReportId,
  largestBody: LARGEST_REPORT,
  body: Update,
  reply: Report,
});

export const updateProcurementReport = endpoint({
  method: 'PUT',
  path: '/reports/procurement',
  callers: 'signed-in',
  summary: 'Save a procurement report',
  description: VERSIONED,
  largestBody: LARGEST_REPORT,
  body: z.object({ ...Update.shape, id: Id }),
  reply: Report,
});

export const renameReport = endpoint({
  method: 'PUT',
  path: '/reports/name',
  callers: 'signed-in',
  summary: 'Rename a report',
  body: z.object({ id: Id, name: plainText(200).check(z.refine((name) => !isBlank(name), 'no_name')) }),
  reply: ReportSummary,
});

export const deleteReport = endpoint({
  method: 'DELETE',
  path: '/reports/{id}',
  callers: 'signed-in',
  summary: 'Put a report into the bin, where it stays restorable for 30 days',
  params: ReportId,
  reply: ReportId,
});

export const restoreReport = endpoint({
  method: 'PUT',
  path: '/reports/restore/{id}',
  callers: 'signed-in',
  summary: 'Take a report out of the bin',
  params: ReportId,
  reply: ReportSummary,
});

export const deleteReports = endpoint({
  method: 'DELETE',
  path: '/reports/bulk-delete',
  callers: 'signed-in',
  summary: 'Put several reports into the bin: all or none',
  body: Ids,
  reply: Ids,
});

export const restoreReports = endpoint({
  method: 'PUT',
  path: '/reports/bulk-restore',
  callers: 'signed-in',
  summary: 'Take several reports out of the bin: all or none',
  body: Ids,
  reply: Ids,
});

export const uploadReportThumbnail = endpoint({
  method: 'POST',
  path: '/reports/upload-thumbnail/{id}',
  callers: 'signed-in',
  summary: 'Give a report its thumbnail: JPG of at most 2 MB',
  params: ReportId,
  upload: THUMBNAIL,
  reply: z.object({ thumbnailUrl: z.string() }),
});

export const readEvidence = endpoint({
  method: 'GET',
  path: '/reports/evidence/{id}',
  callers: 'signed-in',
  summary: 'Read every row, factor, source and version of a completed report, from which its totals can be computed again',
  params: ReportId,
  reply: EvidenceFile,
});

const SaveKey = z.object({ key: Id });

export const readSaveProgress = endpoint({
  method: 'GET',
  path: '/reports/progress/{key}',
  callers: 'signed-in',
  summary: 'Read how far the generation of a report has come, by the key its save was sent with',
  params: SaveKey,
  reply: z.object({
    phase: z.enum(['waiting', 'reading', 'calculating', 'writing', 'done']),
    done: z.number(),
    total: z.number(),
  }),
});

export const cancelSave = endpoint({
  method: 'DELETE',
  path: '/reports/progress/{key}',
  callers: 'signed-in',
  summary: 'Cancel the generation of a report: nothing of it is kept',
  params: SaveKey,
  reply: SaveKey,
});
