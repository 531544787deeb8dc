import { type Columns, moment } from './tables/written-columns.ts';

/** The columns of menus and what stands on them, for `tables.test.ts`. */
export const MENU_COLUMNS = {
  menu: {
    id: 'text',
    organization_id: 'text',
    restaurant_id: 'text',
    library_scope: 'text',
    version: 'integer',
    name: 'text',
    name_search: 'text',
    orientation: 'text',
    language: 'text',
    dishes: 'integer',
    legacy: 'boolean',
    document: 'jsonb',
    thumbnail: 'text or null',
    created_by: 'text or null',
    created_at: moment,
    updated_at: moment,
    deleted_at: `${moment} or null`,
    saved_by: 'text or null',
    plan_shows: 'text or null',
    plan_shown_on: 'text or null',
  },
  menu_version: {
    menu_id: 'text',
    version: 'integer',
    organization_id: 'text',
    name: 'text',
    library_scope: 'text',
    language: 'text',
    legacy: 'boolean',
    document: 'jsonb',
    saved_at: moment,
  },
  live_link: {
    restaurant_id: 'text',
    link_number: 'integer',
    token: 'text',
    menu_id: 'text or null',
    name: 'text',
    created_at: moment,
    changed_at: moment,
    in_figures: 'boolean',
  },
  menu_template: {
    id: 'text',
    organization_id: 'text',
    name: 'text',
    legacy: 'boolean',
    document: 'jsonb',
    thumbnail: 'text or null',
    created_by: 'text or null',
    created_at: moment,
    updated_at: moment,
    deleted_at: `${moment} or null`,
  },
  menu_background: {
    id: 'text',
    organization_id: 'text',
    name: 'text',
    picture: 'text',
    created_by: 'text or null',
    created_at: moment,
    deleted_at: `${moment} or null`,
  },
  custom_label: {
    id: 'text',
    organization_id: 'text',
    names: 'jsonb',
    sign: 'text',
    colour: 'text',
    created_at: moment,
    deleted_at: `${moment} or null`,
  },
  menu_plan: {
    id: 'text',
    organization_id: 'text',
    restaurant_id: 'text',
    version: 'integer',
    name: 'text',
    weeks: 'integer',
    dishes: 'integer',
    starts_on: 'text or null',
    document: 'jsonb',
    created_by: 'text or null',
    saved_by: 'text or null',
    integration_id: 'text or null',
    created_at: moment,
    updated_at: moment,
    deleted_at: `${moment} or null`,
    published_title: 'text or null',
    published_document: 'jsonb or null',
    published_version: 'integer or null',
    published_revision: 'integer',
    published_at: `${moment} or null`,
    published_by: 'text or null',
  },
  menu_plan_version: {
    menu_plan_id: 'text',
    version: 'integer',
    organization_id: 'text',
    name: 'text',
    document: 'jsonb',
    saved_at: moment,
  },
  shown_span: {
    organization_id: 'text',
    kind: 'text',
    thing: 'text',
    shown_from: moment,
    shown_to: `${moment} or null`,
    hash: 'bytea',
  },
  shown_body: { organization_id: 'text', hash: 'bytea', body: 'jsonb' },
  shown_dish: { recipe_id: 'text', menu_id: 'text', organization_id: 'text' },
} as const satisfies Pick<
  Columns,
  | 'menu_plan'
  | 'menu_plan_version'
  | 'menu'
  | 'menu_version'
  | 'live_link'
  | 'menu_template'
  | 'menu_background'
  | 'custom_label'
  | 'shown_span'
  | 'shown_body'
  | 'shown_dish'
>;
