import { randomInt } from 'node:crypto';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { recordOwn } from './record-change.ts';
import {
  confirmFactor,
  factorOf,
  keepUnconfirmed,
  newestSecrets,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from '../store/second-factor-store.ts';

export type FactorServices = Pick<Services, 'database' | 'clock' | 'secrets'>;

// The settings that every authenticator app understands: SHA-1, six digits, thirty seconds (RFC 6238).
const PERIOD_S = 30;
const TOTP = { issuer: 'Plateprint', algorithm: 'SHA1', digits: 6, period: PERIOD_S };
/** A telephone's clock may be one step off. */
const WINDOW = 1;

/** Letters and digits that are not taken for one another; sixteen of them are 80 bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 16;

/** As typed, without spaces and hyphens. */
function bare(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}

function recoveryCode(): string {
  return Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Makes a secret that counts once a code of it is confirmed. @throws changed_meanwhile where one counts already */
export async function beginFactor(
  { database, clock, secrets }: FactorServices,
  personId: string,
  email: string,
): Promise<{ secret: string; otpauth: string }> {
  const { Secret, TOTP: Totp } = await import('otpauth');
  const secret = new Secret({ size: 20 });
  const sealed = secrets.seal(secret.base32);
  if (!(await keepUnconfirmed(database, personId, { secret: sealed, now: clock() }))) throw new AppError('changed_meanwhile');
  return { secret: secret.base32, otpauth: new Totp({ ...TOTP, label: email, secret }).toString() };
}

/** Null for what was sealed with another key: no code of the app fits then, and a recovery code still does. */
function unsealed({ secrets }: Pick<FactorServices, 'secrets'>, sealed: Buffer): string | null {
  try {
    return secrets.unseal(sealed);
  } catch {
    return null;
  }
}

/** How many of the newest secrets this node's key does not open; more than none: it has another key than before, or than other nodes. */
export async function unreadableFactors(services: Pick<FactorServices, 'database' | 'secrets'>): Promise<number> {
  const sealed = await newestSecrets(services.database);
  return sealed.filter((secret) => unsealed(services, secret) === null).length;
}

/** Whether a code of the app fits, within a step of now; each is taken once. */
async function takeAppCode(
  { database, clock, secrets }: FactorServices,
  personId: string,
  { code, sealed }: { code: string; sealed: Buffer },
): Promise<boolean> {
  const secret = unsealed({ secrets }, sealed);
  if (secret === null) return false;
  const { Secret, TOTP: Totp } = await import('otpauth');
  const totp = new Totp({ ...TOTP, secret: Secret.fromBase32(secret) });
  const now = clock().getTime();
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta !== null && takeStep(database, personId, Math.floor(now / 1000 / PERIOD_S) + delta);
}

/** Whether a code of the app, or a recovery code, fits; whichever it is works this once. */
export async function verifyCode(services: FactorServices, personId: string, written: string): Promise<boolean> {
  const code = bare(written);
  const factor = await factorOf(services.database, personId);
  if (!factor?.confirmed) return false;
  if (/^\d{6}$/.test(code)) return takeAppCode(services, personId, { code, sealed: factor.secret });
  return services.database.transaction().execute(async (database) => {
    const fits = await takeRecoveryCode(database, personId, { code, now: services.clock() });
    if (fits) await recordOwn({ ...services, database }, personId, 'recovery_code_used');
    return fits;
  });
}

/** Makes the secret that was begun count. @throws wrong_code; changed_meanwhile where one counts already or none was begun */
export async function confirmBegun(services: FactorServices, personId: string, written: string): Promise<void> {
  const factor = await factorOf(services.database, personId);
  if (!factor || factor.confirmed) throw new AppError('changed_meanwhile');
  const code = bare(written);
  const fits = /^\d{6}$/.test(code) && (await takeAppCode(services, personId, { code, sealed: factor.secret }));
  if (!fits) throw new AppError('wrong_code');
  await confirmFactor(services.database, personId, services.clock());
}

/** New recovery codes in the place of the former, shown this once: `ABCD-EFGH-…`. */
export async function makeRecoveryCodes({ database }: Pick<FactorServices, 'database'>, personId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
  await replaceRecoveryCodes(database, personId, codes);
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
}
