export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface SpecifiedCall {
  api: 'main' | 'ingredient-data' | 'open';
  method: Method;
  /** Below the API's base. Of a parameter only its place counts, not its name. */
  path: string;
}

/**
 * Point 7 of the specification, with the exact paths of its decisions. Left out: pictures of carbon labels and the image proxy,
 * which are files and no calls of an API.
 */
const MAIN = `
GET /users/authenticate
GET /users/permissions
GET /users/sign-out
GET /users/verify-email
GET /users/request-verify-email
POST /users/sign-in
POST /users/sign-up-from-link
POST /users
POST /users/reset-password
POST /users/request-reset-password
PUT /users/update-password
PUT /users/update-role/{id}
PUT /users/update-name/{id}
PUT /users/update-email
PUT /users/settings

GET /menus/menu/{restaurantId}
GET /menus/{id}
GET /menus/shared-menu-links/{id}
POST /menus
POST /menus/search
POST /menus/upload-thumbnail/{id}
POST /menus/bulk-clone
PUT /menus
PUT /menus/legacy/{id}
PUT /menus/share-menu
PUT /menus/unshare-menu
PUT /menus/restore/{id}
PUT /menus/bulk-restore
DELETE /menus/{id}
DELETE /menus/bulk-delete
GET /menus/templates
POST /menus/templates
PUT /menus/templates
DELETE /menus/templates/{id}
PUT /menus/templates/restore/{id}
POST /menus/upload-template-thumbnail/{id}
GET /menus/backgrounds/{id}
POST /menus/backgrounds
PUT /menus/backgrounds
PUT /menus/backgrounds/restore/{id}
DELETE /menus/backgrounds/{id}
GET /menus/custom-labels/{id}
POST /menus/custom-labels

GET /recipes/recipe/{restaurantId}
GET /recipes/{id}
GET /recipes/ingredientbags/{id}
POST /recipes
POST /recipes/search
POST /recipes/calculate
POST /recipes/recalculate
POST /recipes/translate
POST /recipes/bulk-create
PUT /recipes
PUT /recipes/bulk-update
PUT /recipes/restore/{id}
PUT /recipes/bulk-restore
DELETE /recipes/{id}
DELETE /recipes/bulk-delete

GET /reports/restaurant/{id}
GET /reports/report/{id}
GET /reports/missing
GET /reports/dashboard/{id}
POST /reports/sales/{id}
POST /reports/procurement
POST /reports/upload-thumbnail/{id}
PUT /reports/sales/{id}
PUT /reports/procurement
PUT /reports/name
PUT /reports/restore/{id}
PUT /reports/bulk-restore
DELETE /reports/{id}
DELETE /reports/bulk-delete

GET /mapper/ingredients
GET /mapper/ingredients/unmapped
POST /mapper/ingredients
POST /mapper/map
PUT /mapper/ingredients/{id}

POST /categories/names
POST /categories/regions

GET /restaurants/{id}
GET /restaurants/restaurant/{id}
GET /restaurants/restaurant-user
GET /restaurants/hasUsers/{id}
POST /restaurants
POST /restaurants/upload-logo
PUT /restaurants
PUT /restaurants/delete-logo
PUT /restaurants/restore-logo
DELETE /restaurants/{id}

GET /enterprises
GET /enterprises/{id}
POST /enterprises
POST /enterprises/associate-organization
POST /enterprises/dissociate-organization
PUT /enterprises
DELETE /enterprises/{id}

GET /leaderboard

GET /integrations
POST /integrations
PUT /integrations/{id}
PUT /integrations/restore/{id}
DELETE /integrations/{id}

GET /organizations
GET /organizations/{id}
GET /organizations/{id}/users
GET /organizations/{id}/plan
POST /organizations/invite
POST /organizations/resend
POST /organizations/upload-logo
PUT /organizations
PUT /organizations/delete-logo
PUT /organizations/restore-logo
DELETE /organizations/users/{id}
PUT /organizations/users/restore/{id}
GET /tags/{organizationId}

GET /admin/users
GET /admin/organizations
POST /admin/organizations
POST /admin/grant
POST /admin/revoke
POST /admin/grant-plan
POST /admin/revoke-plan
POST /admin/organizations/delete
PUT /admin/update-plan
`;

const INGREDIENT_DATA = `
GET /regions
POST /search
POST /search/names
POST /search/variations
POST /ingredients/validateIngredientsUnit
`;

function callsOf(api: SpecifiedCall['api'], text: string): SpecifiedCall[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [method, path] = line.split(' ') as [Method, string];
      return { api, method, path };
    });
}

export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  ...callsOf('main', MAIN),
  ...callsOf('ingredient-data', INGREDIENT_DATA),
];

/** Where each API begins. */
export const BASES = { main: '/api', 'ingredient-data': '/ingredient-data', open: '/api/open/v1' } as const;

/** `GET /api/recipes/{}`: one call, whatever its parameters are named. */
export function callName({ api, method, path }: SpecifiedCall): string {
  return `${method} ${BASES[api]}${path.replace(/\{\w+\}/g, '{}')}`;
}
