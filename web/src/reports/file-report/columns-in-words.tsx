import { cellText } from '@plateprint/shared/kernel/spreadsheet/sheet.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './file-report.module.css';
import type { Recognised } from './use-recognised-file.ts';

/** How the columns were read, in a line: what each field was taken from. */
export function ColumnsInWords({ found, onLook }: { found: Recognised; onLook: () => void }) {
  const text = useText('reports/file');
  const data = useText('reports/data');
  const format = useFormat();
  const { mapping, sheet, isRemembered } = found;
  const head = mapping.hasHeader ? sheet.start[mapping.above ?? 0]?.cells : undefined;
  const said = mapping.columns.flatMap(({ field }, at) => {
    if (field === null) return [];
    const column = cellText(head?.[at]) || text('column', { number: at + 1 });
    return [text('from', { field: data(`field.${field}`), column })];
  });
  return (
    <p className={styles.columns}>
      <span>{text(isRemembered ? 'remembered' : 'columns', { columns: format.list(said) })}</span>
      <Button size="small" onClick={onLook}>
        {text('changeColumns')}
      </Button>
    </p>
  );
}
