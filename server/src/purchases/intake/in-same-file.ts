import { SOURCE_NAMES } from '@plateprint/shared/purchases/invoice/source-name.ts';
import type { SentRows } from '../../reports/put/put-rows.ts';

/** Rows of invoices stand together in a report, whatever language the sender before had. */
export function inSameFile(sent: SentRows): SentRows {
  return {
    ...sent,
    into: async (draft, source) => {
      const former = SOURCE_NAMES.has(source) ? draft.importedData.find(({ name }) => SOURCE_NAMES.has(name)) : undefined;
      return sent.into(draft, former?.name ?? source);
    },
  };
}
