import { type Columns, moment } from './written-columns.ts';

/** The columns of restaurants' months and of boards, for `tables.test.ts`. */
export const LEADERBOARD_COLUMNS = {
  restaurant_month: {
    restaurant_id: 'text',
    variety: 'text',
    month: 'text',
    location: 'text',
    organization_id: 'text',
    report_id: 'text',
    co2: 'double precision or null',
    co2_low: 'double precision or null',
    co2_high: 'double precision or null',
    portions: 'double precision',
    total_servings: 'double precision',
    weight: 'double precision',
    weight_covered: 'double precision',
    by_level: 'float8[]',
    row_count: 'double precision or null',
    rows_covered: 'double precision or null',
    rows_set_aside: 'double precision or null',
    rows_unweighed: 'double precision or null',
    weight_expected: 'double precision or null',
    food_data_versions: 'jsonb or null',
    updated_at: moment,
  },
  leaderboard_change: { organization_id: 'text', changed_at: moment },
  leaderboard_scope_change: { scope: 'text', scope_id: 'text', changed_at: moment },
  leaderboard_board: {
    id: 'text',
    scope: 'text',
    scope_id: 'text',
    location: 'text',
    period: 'text',
    measure: 'text',
    as_of: moment,
    ranked: 'integer',
    lacking: 'integer',
    summary: 'jsonb',
  },
  standing: {
    board_id: 'text',
    position: 'integer',
    restaurant_id: 'text',
    organization_id: 'text',
    place: 'integer or null',
    entry: 'jsonb',
  },
} as const satisfies Pick<
  Columns,
  'restaurant_month' | 'leaderboard_change' | 'leaderboard_scope_change' | 'leaderboard_board' | 'standing'
>;
