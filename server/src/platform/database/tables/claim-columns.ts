import { type Columns, moment } from './written-columns.ts';

/** The columns of words in front of guests, for `tables.test.ts`. */
export const CLAIM_COLUMNS = {
  word_notice: {
    id: 'text',
    organization_id: 'text',
    thing_kind: 'text',
    thing_id: 'text',
    key: 'text',
    thing_name: 'text',
    restaurant_ids: 'text[]',
    question: 'text',
    place: 'text',
    words: 'text',
    dish: 'text',
    at: moment,
    mailed_at: `${moment} or null`,
    seen_at: `${moment} or null`,
    seen_by: 'text or null',
  },
  words_to_read: { thing_kind: 'text', thing_id: 'text', organization_id: 'text', since: moment },
  served_dish: {
    recipe_id: 'text',
    menu_plan_id: 'text',
    organization_id: 'text',
    said: 'jsonb or null',
    gone_at: `${moment} or null`,
  },
  plan_allergen_notice: {
    id: 'text',
    organization_id: 'text',
    menu_plan_id: 'text',
    recipe_id: 'text',
    names: 'jsonb',
    added: 'text[]',
    opened: 'text[]',
    at: moment,
    mailed_at: `${moment} or null`,
    seen_at: `${moment} or null`,
    seen_by: 'text or null',
    was: 'jsonb or null',
  },
} as const satisfies Pick<Columns, 'word_notice' | 'words_to_read' | 'served_dish' | 'plan_allergen_notice'>;
