/** Specified calls that are not served yet, as `callName` writes them. It may only shrink: serving one means striking it out here. */
export const CALLS_TO_COME = `
GET /api/menus/menu/{}
GET /api/menus/{}
GET /api/menus/shared-menu-links/{}
POST /api/menus
POST /api/menus/search
POST /api/menus/upload-thumbnail/{}
POST /api/menus/bulk-clone
PUT /api/menus
PUT /api/menus/legacy/{}
PUT /api/menus/share-menu
PUT /api/menus/unshare-menu
PUT /api/menus/restore/{}
PUT /api/menus/bulk-restore
DELETE /api/menus/{}
DELETE /api/menus/bulk-delete
GET /api/menus/templates
POST /api/menus/templates
PUT /api/menus/templates
DELETE /api/menus/templates/{}
PUT /api/menus/templates/restore/{}
POST /api/menus/upload-template-thumbnail/{}
GET /api/menus/backgrounds/{}
POST /api/menus/backgrounds
PUT /api/menus/backgrounds
PUT /api/menus/backgrounds/restore/{}
DELETE /api/menus/backgrounds/{}
GET /api/menus/custom-labels/{}
POST /api/menus/custom-labels


GET /api/reports/restaurant/{}
GET /api/reports/report/{}
GET /api/reports/missing
GET /api/reports/dashboard/{}
POST /api/reports/sales/{}
POST /api/reports/procurement
POST /api/reports/upload-thumbnail/{}
PUT /api/reports/sales/{}
PUT /api/reports/procurement
PUT /api/reports/name
PUT /api/reports/restore/{}
PUT /api/reports/bulk-restore
DELETE /api/reports/{}
DELETE /api/reports/bulk-delete

GET /api/mapper/ingredients
GET /api/mapper/ingredients/unmapped
POST /api/mapper/ingredients
POST /api/mapper/map
PUT /api/mapper/ingredients/{}


GET /api/restaurants/{}
GET /api/restaurants/restaurant/{}
GET /api/restaurants/hasUsers/{}
POST /api/restaurants
POST /api/restaurants/upload-logo
PUT /api/restaurants
PUT /api/restaurants/delete-logo
PUT /api/restaurants/restore-logo
DELETE /api/restaurants/{}

GET /api/enterprises
GET /api/enterprises/{}
POST /api/enterprises
POST /api/enterprises/associate-organization
POST /api/enterprises/dissociate-organization
PUT /api/enterprises
DELETE /api/enterprises/{}

GET /api/leaderboard

GET /api/integrations
POST /api/integrations
PUT /api/integrations/{}
PUT /api/integrations/restore/{}
DELETE /api/integrations/{}

GET /api/organizations
GET /api/organizations/{}
GET /api/organizations/{}/users
GET /api/organizations/{}/plan
POST /api/organizations/invite
POST /api/organizations/resend
POST /api/organizations/upload-logo
PUT /api/organizations
PUT /api/organizations/delete-logo
PUT /api/organizations/restore-logo
DELETE /api/organizations/users/{}
PUT /api/organizations/users/restore/{}

GET /api/admin/users
GET /api/admin/organizations
POST /api/admin/organizations
POST /api/admin/grant
POST /api/admin/revoke
POST /api/admin/grant-plan
POST /api/admin/revoke-plan
POST /api/admin/organizations/delete
PUT /api/admin/update-plan
`;
