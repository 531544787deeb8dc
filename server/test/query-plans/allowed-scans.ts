export interface AllowedScan {
  tables: readonly string[];
  /** Words that stand in the statement. */
  statement: string;
  reason: string;
}

/** Statements that may read a table wholly, and why. */
export const ALLOWED_SCANS: readonly AllowedScan[] = [
  {
    tables: ['live_link'],
    statement: 'select "restaurant_id", "link_number" from "live_link" where "menu_id" is not null',
    reason: 'Each night every live link is looked at, so that its span in the archive is kept: all of them are asked for.',
  },
  {
    tables: ['restaurant', 'organization'],
    statement: 'select named.scope, named."scopeId" from restaurant join organization',
    reason:
      'Each ten minutes all restaurants that take part are counted by what they belong to, for the boards that are kept ready.',
  },
  {
    tables: ['person'],
    statement: "update person set settings = settings - 'restaurant'",
    reason: 'Once in the life of an organization, when it is erased: people of any organization may have opened its kitchens.',
  },
  {
    tables: ['standing', 'role_grant', 'leaderboard_board'],
    statement: 'limit $)) returning array[]::text[] as paths',
    reason:
      'Once in the life of an organization, when it is erased: these tables are narrow, and written too often for one more index.',
  },
  {
    tables: ['report_mail'],
    statement: 'delete from "report_mail" where "stopped_at" is null',
    reason: 'Each hour, for those who did not answer in thirty days: a kitchen has twenty recipients at most, in a narrow table.',
  },
  {
    tables: ['report_mail', 'restaurant', 'person'],
    statement: 'with latest as ( select mail.id',
    reason:
      'Each hour all recipients are held against the latest report of their kitchen, found by its index, and against who asked them.',
  },
  {
    tables: ['sign_in_attempt'],
    statement: 'delete from sign_in_attempt where subject like $',
    reason:
      'Once in the life of a person, when they are erased: failed attempts are forgotten every hour, so that there are few.',
  },
];
