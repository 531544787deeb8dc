import { LEFT_OUT_REASONS, type LeftOutReason } from '@plateprint/shared/reports/import/rows-of-lines.ts';
import { packedAmount } from '@plateprint/shared/reports/import/pack-size.ts';
import type { SheetLine } from '@plateprint/shared/reports/import/sheet-line.ts';
import type { ReportVariety } from '@plateprint/shared/reports/report-kind.ts';
import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { unitText } from '@plateprint/shared/units/unit-text.ts';
import { WRITTEN_UNITS } from '@plateprint/shared/units/unit.ts';
import type { Dispatch } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import styles from './data.module.css';
import ofImport from './import-panel.module.css';
import type { ImportAction, LineState } from './import-work.ts';
import type { NameMatch } from './look-up-names.ts';
import { TypedCell } from './typed-cell.tsx';

interface ImportRowProps {
  line: SheetLine;
  variety: ReportVariety;
  state: LineState;
  reason: LeftOutReason | null;
  match: NameMatch | undefined;
  dispatch: Dispatch<ImportAction>;
}

const TONES = {
  flawed: 'danger',
  waiting: 'warning',
  unweighed: 'warning',
  matched: 'good',
  not_food: 'neutral',
  left_out: 'neutral',
  looking: 'neutral',
} as const;

/** One row of the file: what was read, what is wrong with it and in which cell, and what becomes of it. */
export function ImportRow({ line, variety, state, reason, match, dispatch }: ImportRowProps) {
  const text = useText('reports/data');
  const format = useFormat();
  const { row, name, quantity, unit, flaws } = line;
  const own = useLanguage();
  const packed = variety === 'procurement' && line.grams === null ? packedAmount(line) : null;
  const isOut = state === 'left_out';
  const isFlawed = (field: string): boolean => flaws.some((flaw) => flaw.field === field);
  const counted = variety === 'sales' ? 'servings' : 'amount';
  const mayAccept = flaws.some(({ field, code }) => field === 'name' && code !== 'missing' && name !== '');
  return (
    <>
      <td className={styles.row}>{row}</td>
      <th scope="row" className={isOut ? styles.out : undefined}>
        {isOut ? (
          line.written
        ) : (
          <TypedCell
            label={text('grid.nameOf', { row: String(row) })}
            value={name}
            isInvalid={isFlawed('name')}
            onChange={(typed) => dispatch({ do: 'mend', row, line: { name: typed } })}
          />
        )}
        {!isOut && flaws.length > 0 && (
          <ul className={ofImport.flaws}>
            {flaws.map(({ field, code }) => (
              <li key={`${field} ${code}`}>{text('flawIn', { field: text(`field.${field}`), flaw: text(`flaw.${code}`) })}</li>
            ))}
          </ul>
        )}
      </th>
      <td className={styles.numeric} data-label={text(`field.${counted}`)}>
        {isOut ? (
          quantity !== null && format.number(quantity)
        ) : (
          <TypedCell
            label={text(`grid.${counted}Of`, { row: String(row) })}
            value={quantity === null ? '' : format.plain(quantity)}
            isNumber
            isInvalid={isFlawed(counted)}
            onChange={(typed) => dispatch({ do: 'mend', row, line: { quantity: decimalInput(typed) } })}
          />
        )}
      </td>
      {variety === 'procurement' && (
        <td data-label={text('field.unit')}>
          {isOut ? (
            unit
          ) : (
            <TypedCell
              label={text('grid.unitOf', { row: String(row) })}
              value={unit ?? ''}
              isShort
              onChange={(typed) => dispatch({ do: 'mend', row, line: { unit: typed.trim().slice(0, 20) || null } })}
            />
          )}
          {!isOut && packed?.pack && packed.amount !== null && (
            <span className={styles.hint}>
              {text(`packedBy.${packed.pack.from}`, {
                pack: packed.pack.written,
                amount: format.number(packed.amount, { most: 3 }),
                unit: WRITTEN_UNITS.flatMap((each) => (each === packed.unit ? [unitText(each, own)] : [])).join(''),
              })}
            </span>
          )}
        </td>
      )}
      <td data-label={text('grid.state')}>
        <Badge tone={TONES[state]}>{isOut && reason ? text(`reason.${reason}`) : text(`lineState.${state}`)}</Badge>
        {match && match.kind !== 'none' && (state === 'matched' || state === 'unweighed') && match.name !== name && (
          <span className={styles.hint}>{match.name}</span>
        )}
      </td>
      <td className={styles.deedsCell}>
        {mayAccept && !isOut && (
          <Button size="small" variant="quiet" onClick={() => dispatch({ do: 'accept_name', row })}>
            {text('import.accept')}
          </Button>
        )}
        {isOut ? (
          <Button size="small" variant="quiet" onClick={() => dispatch({ do: 'leave_out', rows: [row], reason: null })}>
            {text('import.putBack')}
          </Button>
        ) : (
          <Menu
            size="small"
            label={text('grid.deedsOf', { row: String(row) })}
            entries={LEFT_OUT_REASONS.map((each) => ({
              id: each,
              label: text('leaveOut', { reason: text(`reason.${each}`) }),
              onAction: () => dispatch({ do: 'leave_out', rows: [row], reason: each }),
            }))}
          />
        )}
      </td>
    </>
  );
}
