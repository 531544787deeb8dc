import { dropInvoices, listInvoices, listUnweighed } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { listReports } from '@plateprint/shared/reports/api/report-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { call } from '../../platform/api/call.ts';
import { ClientFailure } from '../../platform/api/client-failure.ts';
import { endpointKey } from '../../platform/api/endpoint-key.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useWorker } from '../../spreadsheets/worker/use-worker.ts';
import type { IntakeService } from './intake-service.ts';
import { changedIntake, type Intake, NOTHING } from './intake-state.ts';

const startWorker = (): Worker => new Worker(new URL('./intake-worker.ts', import.meta.url), { type: 'module' });
/** A container of some megabytes is read in a process of its own, and a month's report saved. */
const TIMEOUT_MS = 120_000;

/** Where files that were refused go after all. */
interface How {
  restaurantId: string;
  buyers: 'ask' | 'here';
  completed: 'refuse' | 'anew';
}

export interface RunningIntake {
  intake: Intake;
  drop: (files: readonly File[], how: How) => void;
  again: (names: readonly string[], how: How) => void;
  cancel: () => void;
  forget: () => void;
}

/** Opens dropped files in a worker and sends what is in them, one request after the other. */
export function useIntake(): RunningIntake {
  const [intake, change] = useReducer(changedIntake, NOTHING);
  const worker = useWorker<IntakeService>(startWorker);
  const client = useQueryClient();
  const language = useLanguage();
  const running = useRef<AbortController | null>(null);

  async function send({ restaurantId, buyers, completed }: How, signal: AbortSignal): Promise<void> {
    for (let batch = await worker.ask('next', undefined); batch && !signal.aborted;) {
      const asked = { params: { id: restaurantId }, query: { language, buyers, completed } };
      const { kept, refused } = batch.container
        ? await call(dropInvoices, { ...asked, file: batch.container }, { timeout: TIMEOUT_MS, signal }).catch(goesAgain)
        : { kept: [], refused: [] };
      change({ kind: 'answered', files: batch.files, refusedHere: batch.refused, kept, refused });
      batch = await worker.ask('next', undefined);
    }
  }

  /** What did not arrive, or was cancelled on its way, goes with the next attempt; what arrived after all is refused as known. */
  async function goesAgain(failure: unknown): Promise<never> {
    await worker.ask('unsent', undefined);
    throw failure;
  }

  function run(begin: () => Promise<void>, how: How): void {
    const control = new AbortController();
    running.current = control;
    begin()
      .then(async () => send(how, control.signal))
      .then(
        () => change({ kind: 'ended' }),
        (thrown: unknown) => {
          const isCancelled = control.signal.aborted || !(thrown instanceof ClientFailure);
          change(isCancelled ? { kind: 'ended' } : { kind: 'failed', failure: thrown });
        },
      )
      .finally(() => {
        for (const read of [listInvoices, listUnweighed, listReports])
          void client.invalidateQueries({ queryKey: endpointKey(read) });
      });
  }

  return {
    intake,
    drop: (files, how) => run(async () => change({ kind: 'opened', ...(await worker.ask('open', files)) }), how),
    again: (names, how) =>
      run(async () => {
        await worker.ask('again', names);
        change({ kind: 'again', names });
      }, how),
    cancel: () => running.current?.abort(),
    forget: () => {
      worker.end();
      change({ kind: 'forgotten' });
    },
  };
}
