import type { MappingSheetRow } from '@plateprint/shared/mapper/mapping-sheet.ts';
import { upsertMappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { type ClientFailure, failureOf } from '../../platform/api/client-failure.ts';
import { endpointKey } from '../../platform/api/endpoint-key.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { AFTER_DECISION } from '../after-decision.ts';
import { recordOf } from '../answer.ts';
import { resolveRows } from './resolve-rows.ts';
import type { ResolvedRow } from './resolved-row.ts';

const A_CALL = 500;

export type ImportWork =
  | { at: 'looking'; share: number }
  | { at: 'looked'; rows: readonly ResolvedRow[] }
  | { at: 'taking'; rows: readonly ResolvedRow[]; share: number }
  /** `taken`: rows that are remembered; those after them are not, because it was cancelled or failed. */
  | { at: 'done'; rows: readonly ResolvedRow[]; taken: number; failure: ClientFailure | null }
  | { at: 'stopped'; failure: ClientFailure | null };

export interface Import {
  work: ImportWork;
  /** Keeps what is understood; after it was cut short, the rest of it. */
  take: () => void;
  stop: () => void;
}

/** Looks the rows of a file up, then keeps those that are understood; both in batches that can be called off. */
export function useImport(sheet: readonly MappingSheetRow[]): Import {
  const language = useLanguage();
  const client = useQueryClient();
  const [work, setWork] = useState<ImportWork>({ at: 'looking', share: 0 });
  const controller = useRef<AbortController | null>(null);

  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    const onShare = (share: number): void => setWork({ at: 'looking', share });
    resolveRows(sheet, { language, signal: own.signal, onShare }).then(
      (rows) => setWork({ at: 'looked', rows }),
      (thrown: unknown) => {
        if (controller.current === own) setWork({ at: 'stopped', failure: failureToTell(thrown) });
      },
    );
    return () => {
      controller.current = null;
      own.abort();
    };
  }, [sheet, language]);

  async function take(rows: readonly ResolvedRow[], from: number): Promise<void> {
    const good = rows.filter(({ decision }) => decision !== null);
    let taken = from;
    let failure: ClientFailure | null = null;
    const own = new AbortController();
    controller.current = own;
    try {
      while (taken < good.length && !own.signal.aborted) {
        setWork({ at: 'taking', rows, share: taken / good.length });
        const batch = good.slice(taken, taken + A_CALL);
        const ingredients = batch.flatMap(({ sheet: { name, externalId }, decision }) =>
          decision ? [recordOf({ name, externalId: externalId.slice(0, 120), language_iso: language }, decision)] : [],
        );
        // Not cancelled in the middle of a call: what a call began is kept whole.
        await call(upsertMappedIngredients, { body: { language_iso: language, ingredients } }, { timeout: 60_000 });
        taken += batch.length;
      }
    } catch (thrown) {
      failure = failureToTell(thrown);
    }
    for (const read of AFTER_DECISION) void client.invalidateQueries({ queryKey: endpointKey(read) });
    setWork({ at: 'done', rows, taken, failure });
  }

  return {
    work,
    take: () => {
      if (work.at === 'looked') void take(work.rows, 0);
      if (work.at === 'done') void take(work.rows, work.taken);
    },
    stop: () => controller.current?.abort(),
  };
}

function failureToTell(thrown: unknown): ClientFailure | null {
  const failure = failureOf(thrown);
  return failure.kind === 'cancelled' ? null : failure;
}
