import type { CallExample } from '../../../kernel/api/call-example.ts';
import type { AnyEndpoint } from '../../../kernel/api/endpoint.ts';
import type { Reference } from '../../../kernel/api/openapi.ts';
import { WEBHOOK_MESSAGES } from '../../webhook-messages.ts';
import { INVOICE_EXAMPLES } from './invoice-examples-api.ts';
import { SHARE_EXAMPLES } from './share-examples-api.ts';
import { CLAIM_EXAMPLES } from './claim-examples-api.ts';
import { COMPARE_EXAMPLES } from './compare-examples-api.ts';
import { KEPT_RECIPE_EXAMPLES } from './kept-recipe-examples-api.ts';
import { KEY_EXAMPLES } from './key-examples-api.ts';
import { MATCH_EXAMPLES } from './match-examples-api.ts';
import { MENU_ALLERGEN_EXAMPLES } from './menu-allergen-examples-api.ts';
import { MENU_EXAMPLES } from './menu-examples-api.ts';
import { MENU_PLAN_EXAMPLES } from './menu-plan-examples-api.ts';
import { NAME_EXAMPLES } from './name-examples-api.ts';
import { READ_RECIPE_EXAMPLES } from './read-recipe-examples-api.ts';
import { READ_REPORT_EXAMPLES } from './read-report-examples-api.ts';
import { RECIPE_EXAMPLES } from './recipe-examples-api.ts';
import { REPORT_EXAMPLES } from './report-examples-api.ts';
import { ROW_EXAMPLES } from './row-examples-api.ts';
import { TARGET_EXAMPLES } from './target-examples-api.ts';
import { compareOpen } from '../open-compare-api.ts';
import * as invoices from '../open-invoice-api.ts';
import * as claims from '../open-claim-api.ts';
import * as menuPlans from '../open-menu-plan-api.ts';
import * as names from '../open-name-api.ts';
import * as reading from '../open-read-api.ts';
import * as recipes from '../open-recipe-api.ts';
import * as rows from '../open-row-api.ts';
import * as shares from '../open-share-api.ts';
import * as targets from '../open-target-api.ts';

/** Every call of the open API. */
export const OPEN_CALLS: readonly AnyEndpoint[] = [
  reading.readOpenKey,
  reading.listOpenRestaurants,
  names.searchOpenIngredients,
  names.parseOpenLines,
  names.matchOpenNames,
  names.listOpenNames,
  names.putOpenNames,
  claims.checkOpenClaims,
  recipes.calculateOpenRecipe,
  recipes.putOpenRecipes,
  recipes.listOpenRecipes,
  recipes.readOpenRecipe,
  recipes.readOpenRecipeByExternalId,
  reading.listOpenMenus,
  reading.readOpenMenu,
  reading.readOpenMenuAllergens,
  reading.listOpenReports,
  reading.readOpenReport,
  compareOpen,
  targets.listOpenTargets,
  targets.readOpenTarget,
  rows.postOpenSales,
  rows.postOpenProcurement,
  invoices.postOpenInvoices,
  menuPlans.postOpenMenuPlan,
  menuPlans.putOpenMenuPlan,
  menuPlans.readOpenPublication,
  menuPlans.putOpenPublication,
  menuPlans.deleteOpenPublication,
  menuPlans.readOpenMenuPlan,
  menuPlans.listOpenMenuPlans,
  menuPlans.shuffleOpenMenuPlan,
  shares.readOpenShares,
];

/** Each is run against the demo by a test, in this order on one database: what one makes, a later one reads. */
export const OPEN_EXAMPLES: readonly CallExample[] = [
  ...KEY_EXAMPLES,
  ...MATCH_EXAMPLES,
  ...NAME_EXAMPLES,
  ...CLAIM_EXAMPLES,
  ...RECIPE_EXAMPLES,
  ...KEPT_RECIPE_EXAMPLES,
  ...READ_RECIPE_EXAMPLES,
  ...MENU_EXAMPLES,
  ...MENU_ALLERGEN_EXAMPLES,
  ...ROW_EXAMPLES,
  ...INVOICE_EXAMPLES,
  ...SHARE_EXAMPLES,
  ...MENU_PLAN_EXAMPLES,
  ...REPORT_EXAMPLES,
  ...READ_REPORT_EXAMPLES,
  ...COMPARE_EXAMPLES,
  ...TARGET_EXAMPLES,
];

const DESCRIPTION = `For programs of an organization's own: match names, calculate and keep recipes, read recipes, menus and reports, hand in sales, purchases and invoices.

**Keys.** An administrator makes an integration and gets its key once. Send it with every call: \`Authorization: Bearer pp_…\`. What a key is good for are its flags: \`open_api\` for everything but the memory of names, \`mapping_api\` for that memory. After a rotation the former key works for 24 more hours.

**Limits.** Each integration has so many calls a minute; \`RateLimit-Remaining\` says what is left in every answer to a key, refusals too; 429 comes with \`Retry-After\`. Wrong keys are counted by address, with the same headers; the answer to a call without a key names no limit. A body counts as one call for each 10 recipes, names or ingredients and each 100 lines, texts or rows that it holds (of an invoice, too).

**Done once.** A call that changes something takes an \`Idempotency-Key\`: sent again with the same key within 24 hours, it is answered as at first and does nothing.

**Units.** Masses are grams, footprints grams CO2e from farm to kitchen door with \`low\` and \`high\` of their 90 % range. What is unknown is null, never zero.

**Failures** are problem details (RFC 9457) with a stable \`code\` and the \`fields\` concerned.`;

/** The parts of the open API's OpenAPI document. */
export const OPEN_REFERENCE: Omit<Reference, 'version'> = {
  title: 'Plateprint open API',
  description: DESCRIPTION,
  server: '/api/open/v1',
  endpoints: OPEN_CALLS,
  examples: OPEN_EXAMPLES,
  messages: WEBHOOK_MESSAGES,
};
