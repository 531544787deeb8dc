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

GET /api/leaderboard

GET /api/integrations
POST /api/integrations
PUT /api/integrations/{}
PUT /api/integrations/restore/{}
DELETE /api/integrations/{}

`;
