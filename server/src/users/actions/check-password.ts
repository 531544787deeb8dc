import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import type { Services } from '../../platform/services.ts';
import { type Account, accountOf } from '../store/account-store.ts';
import { countPasswordCheck, forgetPasswordChecks } from '../attempt-limits.ts';

/** The actor's own account. @throws not_signed_in when it has just been taken away */
export async function ownAccount({ database }: Pick<Services, 'database'>, actor: Actor): Promise<Account> {
  const account = await accountOf(database, actor.userId);
  if (!account) throw new AppError('not_signed_in');
  return account;
}

/**
 * Who is signed in types the password again before what matters.
 * @throws fields_missing, wrong_password, too_many_requests
 */
export async function demandPassword(
  { database, clock, passwords }: Pick<Services, 'database' | 'clock' | 'passwords'>,
  account: Account,
  password: string,
): Promise<void> {
  if (isBlank(password)) throw new AppError('fields_missing');
  await countPasswordCheck(database, account.id, clock());
  if (!(await passwords.fits(password, account.passwordHash))) throw new AppError('wrong_password');
  await forgetPasswordChecks(database, account.id);
}
