/** Specified calls that are not served yet, as `callName` writes them. It may only shrink: serving one means striking it out here. */
export const CALLS_TO_COME = `

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
PUT /api/mapper/ingredients/{}

GET /api/leaderboard

GET /api/integrations
POST /api/integrations
PUT /api/integrations/{}
PUT /api/integrations/restore/{}
DELETE /api/integrations/{}

`;
