import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { FILE_REFUSALS } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { answerOfProcess } from '../../platform/own-process.ts';
import { TooEarly } from '../../platform/http/too-early.ts';
import { turnsOf } from '../../platform/turns.ts';
import type { ReadFiles } from './read-files.ts';

/** A month's container of 16 MB is read in a few seconds. */
const LIMITS = { milliseconds: 30_000, megabytes: 768 };

/**
 * The invoices of an XML, a PDF or a ZIP of both. Strangers' files are read in a process of its own: it can be stopped, and its
 * memory is gone afterwards.
 * @throws invalid_input for a container that does not open, with the reason as the code of its field `file`
 */
export async function invoicesIn(file: Uint8Array, limits = LIMITS): Promise<Omit<ReadFiles, 'unopened'>> {
  const program = new URL('./reading-main.ts', import.meta.url);
  const { unopened, ...read } = (await answerOfProcess<ReadFiles>(program, { file }, limits)) ?? {
    invoices: [],
    refused: [],
    unopened: 'too_slow',
  };
  if (unopened === null) return read;
  throw new AppError('invalid_input', [{ path: 'file', code: unopened, message: FILE_REFUSALS[unopened] }]);
}

/** Seconds after which somebody who finds the line full may come again. */
const SOON = 5;
const inTurn = turnsOf({ atOnce: 2, waitingEach: 12, waitingAll: 40 }, () => new TooEarly(SOON, 'unavailable'));

/** The same by turns, for each file costs a process: of one organization one at a time. @throws unavailable where too many wait */
export async function invoicesInTurn(organizationId: string, file: Uint8Array): Promise<Omit<ReadFiles, 'unopened'>> {
  return inTurn(organizationId, async () => invoicesIn(file));
}
