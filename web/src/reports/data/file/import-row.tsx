import { amountOfLine, LEFT_OUT_REASONS, type LeftOutReason } from '@plateprint/shared/reports/import/rows-of-lines.ts';
import { packedAmount } from '@plateprint/shared/reports/import/pack-size.ts';
import { sourceOf } from '@plateprint/shared/reports/rows/row-source.ts';
import { isLineSentBack } from '@plateprint/shared/reports/rows/taken-back.ts';
import type { SheetLine } from '@plateprint/shared/reports/import/sheet-line.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { countedUnit } from '@plateprint/shared/units/unit-text.ts';
import { WRITTEN_UNITS } from '@plateprint/shared/units/unit.ts';
import { type Dispatch, memo } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Badge } from '../../../ui/control/badge.tsx';
import { Button } from '../../../ui/control/button.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import styles from '../cells/data.module.css';
import ofImport from './import-panel.module.css';
import type { ImportAction, LineState } from '../cells/import-work.ts';
import type { NameMatch } from '../names/look-up-names.ts';
import { RowSource } from '../cells/row-source.tsx';
import { PiecesHint } from '../cells/pieces-hint.tsx';
import { TypedCell } from '../cells/typed-cell.tsx';

interface ImportRowProps {
  line: SheetLine;
  variety: ReportVariety;
  state: LineState;
  reason: LeftOutReason | null;
  match: NameMatch | undefined;
  /** Of the file. */
  language: Language;
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

/** One row of the file: what was read, what is wrong with it and in which cell, and what becomes of it. It is drawn again when that changes. */
export const ImportRow = memo(function ImportRow({ line, variety, state, reason, match, language, dispatch }: ImportRowProps) {
  const text = useText('reports/data');
  const format = useFormat();
  const { row, name, quantity, unit, flaws, days } = line;
  const own = useLanguage();
  const packed = variety === 'procurement' && line.grams === null ? packedAmount(line, language) : null;
  const isOut = state === 'left_out';
  const food = match?.kind === 'food' ? match.measures : null;
  const grams = line.counted && !isOut && food ? boughtGrams(amountOfLine(line, language), food, language) : null;
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
        {!isOut && variety === 'procurement' && (
          <RowSource {...line} {...sourceOf({ day: days.length === 1 ? days[0] : null })} />
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
        <PiecesHint counted={line.counted} grams={grams} />
        {line.onePiece && <span className={styles.hint}>{text('onePiece')}</span>}
        {variety === 'procurement' && isLineSentBack(line) && <span className={styles.hint}>{text('sentBack')}</span>}
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
                unit: WRITTEN_UNITS.flatMap((each) =>
                  each === packed.unit ? [countedUnit(packed.amount ?? 1, each, own)] : [],
                ).join(''),
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
      <td className={styles.actionsCell}>
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
            label={text('grid.actionsOf', { row: String(row) })}
            entries={() =>
              LEFT_OUT_REASONS.map((each) => ({
                id: each,
                label: text('leaveOut', { reason: text(`reason.${each}`) }),
                onAction: () => dispatch({ do: 'leave_out', rows: [row], reason: each }),
              }))
            }
          />
        )}
      </td>
    </>
  );
});
