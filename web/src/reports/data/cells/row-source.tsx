import type { RowSource as Source } from '@plateprint/shared/reports/rows/row-source.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import styles from './data.module.css';

/** The papers of a purchase below its name: its numbers, who sold it, on which invoice and day. Nothing where nobody said any. */
export function RowSource({ externalId, gtin, supplier, invoice, day }: Source & { externalId: string }) {
  const text = useText('reports/data');
  const format = useFormat();
  const said = [
    externalId,
    gtin === externalId ? '' : gtin,
    supplier,
    invoice && text('invoiceNumber', { number: invoice }),
    day && format.date(day),
  ].filter(Boolean);
  return said.length > 0 && <span className={styles.hint}>{said.join(' · ')}</span>;
}
