import { LABEL_LAW, labelLawHolds } from '@plateprint/shared/organizations/label-law.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface LiveLetters {
  location: string;
  /** Since when the link shows what it shows. */
  since: Date;
  inFigures: boolean;
}

/** The links of an organization with a menu on them. */
export async function liveLettersOf(database: Database, organizationId: string): Promise<LiveLetters[]> {
  return database
    .selectFrom('live_link')
    .innerJoin('restaurant', 'restaurant.id', 'live_link.restaurant_id')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .innerJoin('menu', 'menu.id', 'live_link.menu_id')
    .select(['live_link.changed_at as since', 'live_link.in_figures as inFigures'])
    .select((build) => build.fn.coalesce('restaurant.location', 'organization.location').as('location'))
    .where('restaurant.organization_id', '=', organizationId)
    .where('restaurant.deleted_at', 'is', null)
    .where('menu.deleted_at', 'is', null)
    .execute();
}

const DAY_MS = 86_400_000;

/** Whole days for which some link has shown letters that nobody chose, from the first day of the rule on; null where none does. */
export function daysUnasked(links: readonly LiveLetters[], now: Date): number | null {
  const began = new Date(`${LABEL_LAW.since}T00:00:00Z`).getTime();
  const starts = links
    .filter(({ location, inFigures }) => !inFigures && labelLawHolds(location, dayAt(location, now)))
    .map(({ since }) => Math.max(began, since.getTime()));
  return starts.length === 0 ? null : Math.floor((now.getTime() - Math.min(...starts)) / DAY_MS);
}

/** Organizations with something live that have neither chosen nor been asked. */
export async function organizationsToAsk(database: Database, now: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('organization')
    .select('organization.id')
    .where('organization.deleted_at', 'is', null)
    .where('label_basis', 'is', null)
    .where('label_basis_asked_at', 'is', null)
    .where(
      sql<boolean>`exists (select from live_link join restaurant on restaurant.id = live_link.restaurant_id
        where restaurant.organization_id = organization.id and live_link.menu_id is not null)`,
    )
    .execute();
  const due = await Promise.all(rows.map(async ({ id }) => ({ id, days: daysUnasked(await liveLettersOf(database, id), now) })));
  return due.filter(({ days }) => days !== null).map(({ id }) => id);
}

/** Remembers that its admins were asked; false when somebody else was faster. */
export async function noteAsked(database: Database, organizationId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('organization')
    .set({ label_basis_asked_at: at })
    .where('id', '=', organizationId)
    .where('label_basis_asked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** When somebody last sent the question on to those who run the organization, since a moment. */
export async function askedSince(database: Database, organizationId: string, since: Date): Promise<Date | null> {
  const asked = await database
    .selectFrom('audit_entry')
    .select('at')
    .where('organization_id', '=', organizationId)
    .where('at', '>', since)
    .where('deed', '=', 'label_basis_asked')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return asked?.at ?? null;
}
