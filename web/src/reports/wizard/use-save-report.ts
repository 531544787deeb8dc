import type { ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import { isOwnNewerVersion } from '@plateprint/shared/kernel/api/version.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import {
  cancelSave,
  createProcurementReport,
  createSalesReport,
  listReports,
  missingReports,
  readReport,
  updateProcurementReport,
  updateSalesReport,
} from '@plateprint/shared/reports/api/report-api.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import type { ReportStatus } from '@plateprint/shared/reports/model/report-status.ts';
import { type DraftInWork, payloadOf } from '@plateprint/shared/reports/wizard/new-report.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { ClientFailure } from '../../platform/api/client-failure.ts';
import { endpointKey, readKey } from '../../platform/api/endpoint-key.ts';
import { markOf } from '../../platform/api/large/json-text.ts';
import { answered, keyOfSave } from './unanswered-save.ts';

/** Milliseconds; a year of purchases on a slow line. */
const SAVE_TIMEOUT = 120_000;
/** Milliseconds before a save whose answer was lost is sent again, with the same key. */
const PAUSES = [1000, 3000, 8000] as const;

export interface SaveOf {
  draft: DraftInWork;
  status: ReportStatus;
  base: Report | null;
  replaces: string | null;
  restaurantId: string;
}

/** The outcome of a save. */
export type SaveOutcome =
  | { kind: 'saved'; report: Report }
  /** A newer version is there; `isOwn`: the same person saved it, elsewhere. */
  | { kind: 'conflict'; isOwn: boolean }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: ClientFailure };

export interface Saving {
  /** The save that is under way, by its key; null when there is none. */
  running: { key: string; status: ReportStatus; isAgain: boolean } | null;
  save: (save: SaveOf) => Promise<SaveOutcome>;
  cancel: () => void;
}

const LOST: readonly ClientFailure['kind'][] = ['network', 'timeout'];
const AWAY: readonly (ProblemCode | null)[] = ['unavailable'];

/**
 * Saves a report. Its key stays the same until an answer came, so that neither a lost connection nor a reload makes a second
 * report: what was sent is sent again, by itself a few times, then by the person's next press.
 */
export function useSaveReport(): Saving {
  const client = useQueryClient();
  const [running, setRunning] = useState<Saving['running']>(null);
  const calledOff = useRef<AbortController | null>(null);

  async function save(asked: SaveOf): Promise<SaveOutcome> {
    const controller = new AbortController();
    calledOff.current = controller;
    const { status, base, replaces } = asked;
    const key = keyOfSave(
      await markOf({ report: payloadOf(asked.draft), status, base: base && [base.id, base.version], replaces }),
    );
    setRunning({ key, status: asked.status, isAgain: false });
    try {
      const report = await persist(
        () => sendOnce(asked, key, controller.signal),
        controller.signal,
        () => setRunning({ key, status: asked.status, isAgain: true }),
      );
      answered();
      client.setQueryData(readKey(readReport, { params: { id: report.id } }), report);
      // Reads that a new month changes elsewhere: the lists, the months that are missing, the dashboard.
      for (const read of [listReports, missingReports, readDashboard]) {
        void client.invalidateQueries({ queryKey: endpointKey(read) });
      }
      return { kind: 'saved', report };
    } catch (thrown) {
      const failure = thrown instanceof ClientFailure ? thrown : new ClientFailure('network');
      if (failure.kind === 'cancelled') {
        answered();
        return { kind: 'cancelled' };
      }
      // A refusal is an answer: the next try is another save.
      if (!isLost(failure)) answered();
      return failure.code === 'changed_meanwhile'
        ? { kind: 'conflict', isOwn: isOwnNewerVersion(failure.fields) }
        : { kind: 'failed', failure };
    } finally {
      setRunning(null);
    }
  }

  return {
    running,
    save,
    cancel: () => {
      calledOff.current?.abort();
      // A save that the server has begun is ended there, too; where it had finished, nothing is lost by asking.
      if (running) void call(cancelSave, { params: { key: running.key } }).catch(() => undefined);
    },
  };
}

function isLost({ kind, code }: ClientFailure): boolean {
  return LOST.includes(kind) || AWAY.includes(code);
}

async function persist(send: () => Promise<Report>, signal: AbortSignal, onAgain: () => void): Promise<Report> {
  for (const pause of PAUSES) {
    try {
      return await send();
    } catch (thrown) {
      if (!(thrown instanceof ClientFailure) || !isLost(thrown)) throw thrown;
      onAgain();
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal.aborted) throw new ClientFailure('cancelled');
    }
  }
  return send();
}

async function sendOnce(
  { draft, status, base, replaces, restaurantId }: SaveOf,
  key: string,
  signal: AbortSignal,
): Promise<Report> {
  const report = payloadOf(draft);
  const options = { signal, timeout: SAVE_TIMEOUT, isLarge: true };
  const saving = { key, status, ...(replaces === null ? {} : { replaces }) };
  const isSales = draft.variety === 'sales';
  if (base === null) {
    return isSales
      ? call(createSalesReport, { params: { id: restaurantId }, body: { ...report, ...saving } }, options)
      : call(createProcurementReport, { body: { ...report, ...saving, restaurantId } }, options);
  }
  const update = {
    version: base.version,
    key,
    status,
    report,
    restaurantId: base.restaurantId,
    emissionDatabase: report.emissionDatabase,
  };
  return isSales
    ? call(updateSalesReport, { params: { id: base.id }, body: update }, options)
    : call(updateProcurementReport, { body: { ...update, id: base.id } }, options);
}
