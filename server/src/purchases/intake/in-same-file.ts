import { SOURCE_NAMES } from '@plateprint/shared/purchases/invoice/source-name.ts';
import type { ImportedFile } from '@plateprint/shared/reports/model/report.ts';
import type { SentRows } from '../../reports/put/put-rows.ts';

/**
 * Rows of invoices in one currency stand together in a report, whatever language the sender before had: rows of one file are added up, and money of two
 * currencies is not. A file of before currencies were noted takes all.
 */
export function inSameFile(sent: SentRows, currency: string | null): SentRows {
  return {
    ...sent,
    into: async (draft, source) => {
      const former = draft.importedData.filter(({ name }) => isOfSource(name, source));
      const own = former.find((file) => file.currency === currency) ?? former.find((file) => file.currency === undefined);
      if (own) return sent.into(draft, own.name);
      const name = former.length === 0 ? source : withCurrency(source, currency);
      const put = await sent.into(draft, name);
      const importedData = put.importedData.map((file): ImportedFile => (file.name === name ? { ...file, currency } : file));
      return { ...put, importedData };
    },
  };
}

const withCurrency = (source: string, currency: string | null): string => `${source} (${currency ?? '–'})`;

function isOfSource(name: string, source: string): boolean {
  const plain = name.replace(/ \((?:[A-Z]{3}|–)\)$/u, '');
  return plain === source || (SOURCE_NAMES.has(source) && SOURCE_NAMES.has(plain));
}
