import type { Language } from '@plateprint/shared/kernel/language.ts';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useRecipeName } from '../../../recipes/use-recipe-name.ts';
import type { WorkerClient } from '../../../spreadsheets/worker/worker-client.ts';
import { Button } from '../../../ui/control/button.tsx';
import { ProgressBar } from '../../../ui/chart/progress-bar.tsx';
import styles from './import-panel.module.css';
import { ImportMessages } from './import-messages.tsx';
import { ImportRow } from './import-row.tsx';
import type { ImportService } from '../import-worker/import-service.ts';
import type { ImportOverview } from '../import-worker/import-views.ts';
import { takeRows } from '../import-worker/take-rows.ts';
import { useImportRows } from '../import-worker/use-import-rows.ts';
import { useRowsShown } from '../import-worker/use-rows-shown.ts';
import type { ImportAction, MonthOfFile, TakenRows } from '../cells/import-work.ts';
import { ReconciliationLine } from './reconciliation-line.tsx';
import { StateFilter } from '../cells/state-filter.tsx';
import { useOrigins } from '../names/use-origins.ts';
import { WindowedTable } from '../cells/virtual-table.tsx';

interface ImportRowsProps {
  worker: WorkerClient<ImportService>;
  first: ImportOverview;
  language: Language;
  restaurantId: string;
  file: number;
  onTake: (taken: TakenRows, language: Language) => void;
  onNames: (names: Record<string, string>) => void;
  /** The worker is gone, and the rows with it. */
  onLost: () => void;
  onBack: () => void;
  onClose: () => void;
  /** Keeps the rows of another month as a report that is begun. @returns whether they are kept */
  onMonth: (month: MonthOfFile) => boolean;
}

const STATES = ['flawed', 'waiting', 'unweighed', 'matched', 'not_food', 'left_out'] as const;
type Shown = (typeof STATES)[number] | 'all';

/** Every row of the file with its number and what becomes of it, before anything is taken. */
export function ImportRows({
  worker,
  first,
  language,
  restaurantId,
  file,
  onTake,
  onNames,
  onLost,
  onBack,
  onClose,
  onMonth,
}: ImportRowsProps) {
  const text = useText('reports/data');
  const notices = useNotices();
  const nameOf = useRecipeName();
  const origins = useOrigins();
  const [shown, setShown] = useState<Shown>('all');
  const [isTaking, setTaking] = useState(false);
  const { variety } = first;
  // oxlint-disable-next-line react/exhaustive-deps -- the name's language does not change while a file is looked over
  const how = useMemo(() => ({ variety, restaurantId, language, nameOf }), [variety, restaurantId, language]);
  const work = useImportRows({ worker, first, onLost }, how);
  const { overview, share } = work;
  const { rowAt, keyAt, onRange, expect } = useRowsShown(worker, { shown, overview });
  const { counts, tooMany } = overview;
  const { flawed } = counts;
  const taken = overview.rows - counts.left_out;
  const change = useLatest((action: ImportAction): void => {
    expect(action);
    work.change(action);
  });
  const take = (): void => {
    setTaking(true);
    takeRows(worker, { file, origins: origins.names }).then(
      (all) => {
        onNames(all.names);
        onTake(all.taken, language);
      },
      () => setTaking(false),
    );
  };
  const split = async (): Promise<void> => {
    setTaking(true);
    try {
      for (const { month } of overview.otherMonths) {
        const { taken: rows, names } = await takeRows(worker, { file: 0, origins: origins.names, month });
        if (!onMonth({ month, taken: rows, names, language })) throw new Error('There is no room for a draft.');
      }
      notices.show({ message: text('import.splitDone', { count: overview.otherMonths.length }) });
      work.leaveOtherTimesOut();
    } catch {
      notices.show({ message: text('import.splitFailed'), type: 'alert' });
    } finally {
      setTaking(false);
    }
  };

  return (
    <>
      <h2 className={styles.heading}>{overview.name}</h2>
      <ReconciliationLine name={overview.name} reconciliation={overview.balance} />
      {share !== null && <ProgressBar label={text('import.looking')} share={share} onCancel={work.stop} />}
      <ImportMessages work={work} onSplit={() => void split()} />
      <StateFilter
        value={shown}
        onChange={setShown}
        choices={[
          { value: 'all' as const, label: text('state.all'), count: overview.rows },
          ...STATES.map((value) => ({ value, label: text(`lineState.${value}`), count: counts[value] })),
        ].filter((choice) => choice.value === 'all' || choice.value === shown || choice.count > 0)}
      />
      <WindowedTable
        caption={text('import.rows')}
        count={shown === 'all' ? overview.rows : counts[shown]}
        keyOf={keyAt}
        onRange={onRange}
        head={[
          { id: 'row', label: text('grid.row') },
          { id: 'name', label: text(`field.name`) },
          { id: 'quantity', label: text(variety === 'sales' ? 'field.servings' : 'field.amount'), isNumber: true },
          ...(variety === 'procurement' ? [{ id: 'unit', label: text('field.unit') }] : []),
          { id: 'state', label: text('grid.state') },
          { id: 'actions', label: text('grid.actions'), isUnseen: true },
        ]}
      >
        {(index) => {
          const row = rowAt(index);
          return row && <ImportRow {...row} variety={variety} language={language} dispatch={change} />;
        }}
      </WindowedTable>
      <footer className={styles.foot}>
        <Button variant="quiet" onClick={onClose}>
          {text('cancel')}
        </Button>
        <Button onClick={onBack}>{text('back')}</Button>
        <span className={styles.spring} />
        <Button
          variant="primary"
          busy={isTaking}
          disabled={flawed > 0 || tooMany !== null || taken === 0 || share !== null}
          onClick={take}
        >
          {text('import.take', { count: taken })}
        </Button>
      </footer>
    </>
  );
}

/** The same function as long as the page stands, which does what the latest one does. */
function useLatest<Given>(act: (given: Given) => void): (given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((given: Given) => latest.current(given), []);
}
