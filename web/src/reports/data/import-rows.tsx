import type { Language } from '@plateprint/shared/kernel/language.ts';
import { useMemo, useReducer, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import styles from './import-panel.module.css';
import { ImportRow } from './import-row.tsx';
import { currentLines, importReducer, type ImportWork, type TakenRows, takenRows, tooManyRows } from './import-work.ts';
import { balanceOf, namesOf, stateOf, statesOf } from './import-states.ts';
import { keyOfName } from './look-up-names.ts';
import { ReconciliationLine } from './reconciliation-line.tsx';
import { StateFilter } from './state-filter.tsx';
import { useNameMatches } from './use-name-matches.ts';
import { useOrigins } from './use-origins.ts';
import { VirtualTable } from './virtual-table.tsx';

interface ImportRowsProps {
  first: ImportWork;
  language: Language;
  restaurantId: string;
  file: number;
  rows: number;
  onTake: (taken: TakenRows, language: Language) => void;
  onNames: (names: Record<string, string>) => void;
  onBack: () => void;
  onClose: () => void;
}

const STATES = ['flawed', 'waiting', 'unweighed', 'matched', 'not_food', 'left_out'] as const;
type Shown = (typeof STATES)[number] | 'all';

/** Every row of the file with its number and what becomes of it, before anything is taken. */
export function ImportRows({ first, language, restaurantId, file, rows, onTake, onNames, onBack, onClose }: ImportRowsProps) {
  const text = useText('reports/data');
  const failureText = useFailureText();
  const nameOf = useRecipeName();
  const origins = useOrigins();
  const [work, dispatch] = useReducer(importReducer, first);
  const [shown, setShown] = useState<Shown>('all');
  const { variety, leftOut } = work;
  const lines = useMemo(() => currentLines(work), [work]);
  const names = useMemo(() => namesOf(lines, leftOut), [lines, leftOut]);
  // oxlint-disable-next-line react/exhaustive-deps -- the name's language does not change while a file is looked over
  const how = useMemo(() => ({ variety, restaurantId, language, nameOf }), [variety, restaurantId, language]);
  const matches = useNameMatches(names, how);
  const { matchOf, share: lookedUp } = matches;
  const isLooking = lookedUp !== null;
  const { states, counts } = useMemo(
    () => statesOf(lines, (line) => stateOf(line, { leftOut, matchOf, isLooking })),
    [lines, leftOut, matchOf, isLooking],
  );
  const balance = useMemo(() => balanceOf({ work, lines, states, language }), [work, lines, states, language]);
  const seen = useMemo(
    () => (shown === 'all' ? lines : lines.filter(({ row }) => states.get(row) === shown)),
    [lines, states, shown],
  );
  const { flawed } = counts;
  const tooMany = tooManyRows(work, rows);
  const totals = lines.filter(({ row }) => leftOut.get(row) === 'total').length;
  const taken = lines.length - leftOut.size;

  const take = (): void => {
    const result = takenRows(work, { file, language, originOf: origins.idOf, matchOf: matches.matchOf });
    const known = names.flatMap(({ key }) => {
      const match = matches.matchOf(key);
      return match?.kind === 'recipe' ? [[match.id, match.name] as const] : [];
    });
    onNames(Object.fromEntries(known));
    onTake(result, language);
  };

  return (
    <>
      <h2 className={styles.heading}>{work.name}</h2>
      <ReconciliationLine name={work.name} reconciliation={balance} />
      {matches.share !== null && <ProgressBar label={text('import.looking')} share={matches.share} onCancel={matches.stop} />}
      {(matches.failure || matches.isStopped) && (
        <Message
          tone={matches.failure ? 'danger' : 'info'}
          action={
            <Button size="small" onClick={matches.retry}>
              {text('import.lookAgain')}
            </Button>
          }
        >
          {matches.failure ? failureText(matches.failure) : text('import.stopped')}
        </Message>
      )}
      {work.dropped > 0 && <Message>{text('import.dropped', { count: work.dropped })}</Message>}
      {totals > 0 && <Message>{text('import.totals', { count: totals })}</Message>}
      {tooMany !== null && <Message tone="danger">{text('import.tooMany', { rows: tooMany })}</Message>}
      {flawed > 0 && (
        <Message
          tone="warning"
          action={
            <Button
              size="small"
              onClick={() =>
                dispatch({
                  do: 'leave_out',
                  rows: lines.flatMap(({ row }) => (states.get(row) === 'flawed' ? [row] : [])),
                  reason: 'not_readable',
                })
              }
            >
              {text('import.leaveFlawed', { count: flawed })}
            </Button>
          }
        >
          {text('import.flawed', { count: flawed })}
        </Message>
      )}
      <StateFilter
        value={shown}
        onChange={setShown}
        choices={[
          { value: 'all' as const, label: text('state.all'), count: lines.length },
          ...STATES.map((value) => ({ value, label: text(`lineState.${value}`), count: counts[value] })),
        ].filter((choice) => choice.value === 'all' || choice.value === shown || choice.count > 0)}
      />
      <VirtualTable
        caption={text('import.rows')}
        rows={seen}
        keyOf={({ row }) => String(row)}
        head={[
          { id: 'row', label: text('grid.row') },
          { id: 'name', label: text(`field.name`) },
          { id: 'quantity', label: text(variety === 'sales' ? 'field.servings' : 'field.amount'), isNumber: true },
          ...(variety === 'procurement' ? [{ id: 'unit', label: text('field.unit') }] : []),
          { id: 'state', label: text('grid.state') },
          { id: 'deeds', label: text('grid.deeds'), isUnseen: true },
        ]}
      >
        {(line) => (
          <ImportRow
            line={line}
            variety={variety}
            state={states.get(line.row) ?? 'looking'}
            reason={leftOut.get(line.row) ?? null}
            match={matches.matchOf(keyOfName(line.name, line.externalId))}
            dispatch={dispatch}
          />
        )}
      </VirtualTable>
      <footer className={styles.foot}>
        <Button variant="quiet" onClick={onClose}>
          {text('cancel')}
        </Button>
        <Button onClick={onBack}>{text('back')}</Button>
        <span className={styles.spring} />
        <Button variant="primary" disabled={flawed > 0 || tooMany !== null || taken === 0 || isLooking} onClick={take}>
          {text('import.take', { count: taken })}
        </Button>
      </footer>
    </>
  );
}
