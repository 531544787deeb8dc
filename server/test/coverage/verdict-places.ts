import type { AnyEndpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import * as z from 'zod/mini';

/** Words that stand in a reply only where a letter, or how sure a difference is, does. */
const VERDICT_WORDS = ['"very_low"', '"surely_less"', '"benchmark":'] as const;

/** Whether a reply has a letter, a benchmark or a comparison anywhere in it. */
export function givesVerdict({ reply }: AnyEndpoint): boolean {
  const schema = JSON.stringify(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }));
  return VERDICT_WORDS.some((word) => schema.includes(word));
}

/** By which place of a walk a call is proved to give nothing of too little; or why it is walked nowhere. */
interface Proof {
  walk: 'reports' | 'dishes' | 'none';
  as: string;
}

const reports = (as: string): Proof => ({ walk: 'reports', as });
const dishes = (as: string): Proof => ({ walk: 'dishes', as });
const none = (because: string): Proof => ({ walk: 'none', as: because });

const SAVED_RECIPE = dishes('the recipe');
const SAVED_REPORT = reports('the report itself');
const KEPT_FIGURES = 'It shows what was kept or printed then, unchanged; what is kept is walked where it is made.';
const ONE_CODE = 'The reply of an organization is made by the rules and the code of that of an enterprise.';

/** Every call whose reply holds a letter, a benchmark or a comparison. A new one is added here, and walked. */
export const VERDICT_PLACES: Readonly<Record<string, Proof>> = {
  'GET /api/dashboard/enterprise/{}': none(ONE_CODE),
  'GET /api/dashboard/organization/{}': reports('the restaurants compared'),
  'GET /api/dashboard/year/{}': reports('the answer of the year'),
  'GET /api/leaderboard': reports('the leaderboard'),
  'GET /api/menu-plans/{}': dishes('a dish of menu plans'),
  'GET /api/menu-plans/{}/following': dishes('a dish of menu plans'),
  'GET /api/menu-plans/{}/sales': dishes('a dish of menu plans'),
  'GET /api/menu-plans/{}/versions/{}': none(KEPT_FIGURES),
  'GET /api/menus/archive/{}/exports': none(KEPT_FIGURES),
  'GET /api/menus/archive/{}/{}': none(KEPT_FIGURES),
  'GET /api/menus/{}': dishes('a menu'),
  'GET /api/menus/{}/versions/{}': dishes('a menu'),
  'GET /api/open/v1/menus/{}': dishes('a menu of the open API'),
  'GET /api/open/v1/recipes': dishes('the list of recipes of the open API'),
  'GET /api/open/v1/recipes/{}': dishes('the open API'),
  'GET /api/open/v1/reports': reports('the list of reports of the open API'),
  'GET /api/open/v1/reports/{}': reports('the open API'),
  'GET /api/open/v1/restaurants/{}/recipes/{}': dishes('the open API'),
  'GET /api/open/v1/targets/{}': reports('a target of the open API'),
  'GET /api/recipes/ingredientbags/{}': none(
    'A base recipe has no letter: it is no dish, and its figures are those of its lines.',
  ),
  'GET /api/recipes/recalculation/{}': none('Letters of dishes before and after, each as the recipe itself has it.'),
  'GET /api/recipes/recipe/{}': dishes('the list of recipes'),
  'GET /api/recipes/{}': dishes('the recipe'),
  'GET /api/recipes/{}/versions': dishes('the versions of a recipe'),
  'GET /api/recipes/{}/versions/{}': dishes('the versions of a recipe'),
  'GET /api/reports/change/{}': reports('why a month changed'),
  'GET /api/reports/dashboard/{}': reports('the dashboard of a restaurant'),
  'GET /api/reports/evidence/{}': none(
    'What a figure was made of, dish by dish: each has the letter that the recipe itself had.',
  ),
  'GET /api/reports/report/{}': reports('the report itself'),
  'GET /api/reports/restaurant/{}': reports('the list of reports'),
  'GET /api/reports/shared/{}': reports('a shared report'),
  'GET /api/reports/{}/versions/{}': SAVED_REPORT,
  'GET /api/targets/standings': reports('the standing of a target'),
  'GET /api/targets/{}/actions': none(
    'A dish before and since an action: servings, and what one emits; no letter and no comparison of a report.',
  ),
  'GET /api/targets/{}/path': reports('the path of a target'),
  'POST /api/menu-plans': dishes('a dish of menu plans'),
  'POST /api/menu-plans/dishes': dishes('a dish of menu plans'),
  'POST /api/menu-plans/{}/kitchens': dishes('a dish of menu plans'),
  'POST /api/menus': dishes('a menu'),
  'POST /api/open/v1/compare': reports('the comparison of the open API'),
  'POST /api/open/v1/procurement': reports('the open API'),
  'POST /api/open/v1/recipes/calculate': dishes('a calculation of the open API'),
  'POST /api/open/v1/sales': reports('the open API'),
  'POST /api/recipes': SAVED_RECIPE,
  'POST /api/recipes/alternatives': dishes('a swap in a dish'),
  'POST /api/recipes/calculate': dishes('a recipe that is calculated and not kept'),
  'POST /api/recipes/compare': dishes('two dishes compared'),
  'POST /api/recipes/ingredientbags': none('A base recipe has no letter: it is no dish, and its figures are those of its lines.'),
  'POST /api/recipes/recalculate': none('Letters of dishes before and after, each as the recipe itself has it.'),
  'POST /api/recipes/search': dishes('the list of recipes'),
  'POST /api/reports/compare': reports('two sides that were chosen'),
  'POST /api/reports/procurement': SAVED_REPORT,
  'POST /api/reports/sales/{}': SAVED_REPORT,
  'POST /api/targets/path': reports('a target before it is set'),
  'PUT /api/menu-plans/{}': dishes('a dish of menu plans'),
  'PUT /api/menu-plans/{}/offer': dishes('a dish of menu plans'),
  'PUT /api/menus': dishes('a menu'),
  'PUT /api/menus/legacy/{}': dishes('a menu'),
  'PUT /api/open/v1/recipes': dishes('the open API'),
  'PUT /api/recipes': SAVED_RECIPE,
  'PUT /api/recipes/restore/{}': SAVED_RECIPE,
  'PUT /api/reports/name': SAVED_REPORT,
  'PUT /api/reports/procurement': SAVED_REPORT,
  'PUT /api/reports/restore/{}': SAVED_REPORT,
  'PUT /api/reports/sales/{}': SAVED_REPORT,
};

/** The places that a walk leaves out of those that it is said to prove. */
export function notWalked(walk: Proof['walk'], places: readonly string[]): string[] {
  const asked = Object.values(VERDICT_PLACES).filter((proof) => proof.walk === walk);
  return asked.map(({ as }) => as).filter((as) => !places.includes(as));
}
