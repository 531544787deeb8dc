import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashOfToken, makeToken } from '../../platform/secrets/token.ts';

/** The purposes of links in mails, and how long each works, in hours. */
const HOURS = {
  invitation: 14 * 24,
  verify_email: 3 * 24,
  change_email: 24,
  reset_password: 1,
  forced_update: 3 * 24,
  second_step: 1 / 6,
} as const;
export type TokenPurpose = keyof typeof HOURS;

export interface Token {
  hash: Buffer;
  purpose: TokenPurpose;
  personId: string | null;
  invitationId: string | null;
  email: string | null;
  expires: Date;
}

type Draft = Partial<Pick<Token, 'personId' | 'invitationId' | 'email'>> & { purpose: TokenPurpose };

/** Makes the secret of a link, which is kept nowhere but in its mail. */
export async function insertToken(database: Database, draft: Draft, now: Date): Promise<{ token: string; expires: Date }> {
  const token = makeToken();
  const expires = new Date(now.getTime() + HOURS[draft.purpose] * 3_600_000);
  await database
    .insertInto('account_token')
    .values({
      token_hash: hashOfToken(token),
      purpose: draft.purpose,
      person_id: draft.personId ?? null,
      invitation_id: draft.invitationId ?? null,
      email: draft.email ?? null,
      created_at: now,
      expires_at: expires,
    })
    .execute();
  return { token, expires };
}

/**
 * What a link is for, while it works. With `take` it works no more: of any number who follow it at once one does.
 * @throws link_unknown, link_used, link_expired
 */
export async function readToken(
  database: Database,
  { token, purposes, take }: { token: string; purposes: readonly TokenPurpose[]; take: boolean },
  now: Date,
): Promise<Token> {
  const hash = hashOfToken(token);
  const found = database.selectFrom('account_token').selectAll().where('token_hash', '=', hash);
  const row = await (take ? found.forUpdate() : found).executeTakeFirst();
  if (!row || !purposes.includes(row.purpose as TokenPurpose)) throw new AppError('link_unknown');
  if (row.used_at) throw new AppError('link_used');
  if (row.expires_at <= now) throw new AppError('link_expired');
  if (take) await database.updateTable('account_token').set({ used_at: now }).where('token_hash', '=', hash).execute();
  return {
    hash,
    purpose: row.purpose as TokenPurpose,
    personId: row.person_id,
    invitationId: row.invitation_id,
    email: row.email,
    expires: row.expires_at,
  };
}

/** The links of a person that answered their purpose work no more. */
export async function useUpTokens(
  database: Database,
  personId: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<void> {
  await database
    .updateTable('account_token')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** For so long after its end an old link is still refused as old, or as used, instead of unknown. */
const KNOWN_AFTER_END_MS = 30 * 24 * 3_600_000;

export async function purgeTokens(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('account_token')
    .where('expires_at', '<', new Date(now.getTime() - KNOWN_AFTER_END_MS))
    .execute();
  await database.deleteFrom('account_token').where('purpose', '=', 'second_step').where('expires_at', '<', now).execute();
}

/** Whether a person has been sent such a link since then, used or not. */
export async function wasAskedSince(
  database: Database,
  { personId, purpose }: { personId: string; purpose: TokenPurpose },
  since: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('account_token')
    .select('token_hash')
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
