import { type Columns, moment } from './written-columns.ts';

/** The columns of mapped names, for `tables.test.ts`. */
export const MAPPER_COLUMNS = {
  purchase_brand: {
    organization_id: 'text',
    word: 'text',
    written: 'text',
    is_brand: 'boolean',
    decided_by: 'text or null',
    decided_at: moment,
  },
  mapped_ingredient: {
    id: 'text',
    organization_id: 'text',
    external_id: 'text',
    name: 'text',
    name_key: 'text',
    language: 'text',
    ingredient_id: 'text or null',
    variation_id: 'text or null',
    category_id: 'text or null',
    origin_iso: 'text or null',
    organic: 'boolean or null',
    not_food: 'boolean',
    candidates: 'jsonb',
    spread: 'double precision',
    food_data_version: 'text',
    weight: 'double precision',
    money: 'double precision or null',
    rows: 'integer',
    at_stake: 'double precision',
    decided_by: 'text or null',
    decided_at: `${moment} or null`,
    created_at: moment,
    updated_at: moment,
    integration_id: 'text or null',
    weight_guessed: 'double precision',
    guessed_factor: 'double precision or null',
    decided_factor: 'double precision or null',
    family: 'text or null',
  },
  mapped_ingredient_use: {
    report_id: 'text or null',
    mapped_id: 'text',
    weight: 'double precision',
    weight_guessed: 'double precision',
    money: 'double precision or null',
    rows: 'integer',
    recipe_id: 'text or null',
    integration_id: 'text or null',
  },
  article_name: { organization_id: 'text', supplier_key: 'text', article_key: 'text', mapped_id: 'text' },
  maker_statement: {
    organization_id: 'text',
    supplier_key: 'text',
    article_key: 'text',
    name: 'text',
    allergens: 'jsonb',
    ingredients: 'text',
    stated_on: 'text',
    source: 'text',
    link: 'text or null',
    saved_by: 'text or null',
    saved_at: moment,
  },
  mapped_ingredient_history: {
    mapped_id: 'text',
    organization_id: 'text',
    former: 'jsonb',
    decided_by: 'text or null',
    decided_at: moment,
    integration_id: 'text or null',
  },
} as const satisfies Pick<
  Columns,
  | 'article_name'
  | 'maker_statement'
  | 'mapped_ingredient'
  | 'mapped_ingredient_use'
  | 'mapped_ingredient_history'
  | 'purchase_brand'
>;
