import type { InvoiceInReport, RefusedInvoiceAnswer } from '@plateprint/shared/purchases/api/invoice-api.ts';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import type { RefusedHere } from './intake-service.ts';

/** The outcome of dropped files, as far as it is known. */
export interface Intake {
  /** Files that were opened, and how many of them were sent and answered. */
  files: number;
  done: number;
  isRunning: boolean;
  failure: ClientFailure | null;
  kept: readonly InvoiceInReport[];
  refused: readonly RefusedInvoiceAnswer[];
}

export const NOTHING: Intake = { files: 0, done: 0, isRunning: false, failure: null, kept: [], refused: [] };

export type IntakeChange =
  | { kind: 'opened'; files: number; refused: readonly RefusedHere[] }
  /** Files that were refused are on their way again. */
  | { kind: 'again'; names: readonly string[] }
  | {
      kind: 'answered';
      files: number;
      refusedHere: readonly RefusedHere[];
      kept: readonly InvoiceInReport[];
      refused: readonly RefusedInvoiceAnswer[];
    }
  | { kind: 'ended' }
  | { kind: 'failed'; failure: ClientFailure }
  | { kind: 'forgotten' };

export function changedIntake(intake: Intake, change: IntakeChange): Intake {
  switch (change.kind) {
    case 'opened':
      return {
        ...intake,
        files: intake.files + change.files,
        isRunning: true,
        failure: null,
        refused: [...intake.refused, ...change.refused.map(unread)],
      };
    case 'again': {
      const names = new Set(change.names);
      const refused = intake.refused.filter(({ file }) => !names.has(file));
      return { ...intake, isRunning: true, failure: null, files: names.size, done: 0, refused };
    }
    case 'answered':
      return {
        ...intake,
        done: intake.done + change.files,
        kept: [...intake.kept, ...change.kept],
        refused: [...intake.refused, ...change.refusedHere.map(unread), ...change.refused],
      };
    case 'ended':
      return { ...intake, isRunning: false };
    case 'failed':
      return { ...intake, isRunning: false, failure: change.failure };
    case 'forgotten':
      return NOTHING;
  }
}

const unread = (refused: RefusedHere): RefusedInvoiceAnswer => ({ ...refused, buyer: null, month: null, reportId: null });

/** Refused invoices whose buyer nobody knows yet, by the buyer. */
export function unknownBuyers(refused: Intake['refused']): { name: string; id: string | null; files: string[] }[] {
  const waiting = refused.filter(({ code }) => code === 'unknown_buyer');
  return [...Map.groupBy(waiting, ({ buyer }) => buyer?.id ?? `~${buyer?.name ?? ''}`).values()].map((some) => ({
    name: some[0]?.buyer?.name ?? '',
    id: some[0]?.buyer?.id ?? null,
    files: some.map(({ file }) => file),
  }));
}

/** Refused invoices of months whose report is completed, by the report. */
export function completedMonths(refused: Intake['refused']): { month: string; reportId: string; files: string[] }[] {
  const waiting = refused.filter(({ code, reportId }) => code === 'month_completed' && reportId !== null);
  return [...Map.groupBy(waiting, ({ reportId }) => reportId ?? '').entries()].map(([reportId, some]) => ({
    month: some[0]?.month ?? '',
    reportId,
    files: some.map(({ file }) => file),
  }));
}

/** Refused files that nothing can be asked about. */
export function plainlyRefused(refused: Intake['refused']): Intake['refused'] {
  return refused.filter(({ code }) => code !== 'unknown_buyer' && code !== 'month_completed');
}

/** Whether files are neither added nor refused for good: those that are not sent, and those that a question waits for. */
export function isUnfinished({ files, done, isRunning, refused }: Intake): boolean {
  return isRunning || done < files || plainlyRefused(refused).length < refused.length;
}
