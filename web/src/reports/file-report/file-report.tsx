import { REPORT_VARIETIES } from '@plateprint/shared/access/report-kind.ts';
import { monthLater, monthOfDay, type Day, type Month } from '@plateprint/shared/kernel/month.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { LeaveGuard, NOT_KEPT } from '../../drafts/leave-guard.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { ReadingProgress } from '../../spreadsheets/reading-progress.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { ImportColumns } from '../data/file/import-columns.tsx';
import { ImportRows } from '../data/file/import-rows.tsx';
import { useKeepMonth } from '../data/rows/use-keep-month.ts';
import { lastFileLanguage } from '../data/file/last-file-language.ts';
import { ColumnsInWords } from './columns-in-words.tsx';
import { EditOrReplace } from '../wizard/edit-or-replace.tsx';
import styles from './file-report.module.css';
import { MonthField } from '../wizard/month-field.tsx';
import { type Recognised, type RecognisedFile, useRecognisedFile } from './use-recognised-file.ts';
import { useReportOfFile } from './use-report-of-file.ts';

interface FileReportProps {
  file: File;
  restaurant: Restaurant;
  onLeave: () => void;
}

/** Without a date anywhere it is most likely the month that is over. */
function lastMonth(): Month {
  return monthLater(monthOfDay(new Date().toISOString().slice(0, 10) as Day), -1);
}

/** The recognised kind of the file, to be changed, above its rows; one confirmation leads into the report. */
export function FileReport({ file, restaurant, onLeave }: FileReportProps) {
  const text = useText('reports/file');
  const files = useText('spreadsheets');
  const own = useLanguage();
  const language = lastFileLanguage() ?? own;
  const recognised = useRecognisedFile(file, language);
  const { found, worker, reading, change, look, rows } = recognised;
  const lacksPurchases = usePlanRefusal('procurement_reports') !== null;
  const isLocked = found?.variety === 'procurement' && lacksPurchases;
  const month = found?.month ?? lastMonth();
  const report = useReportOfFile(recognised, { language, month, restaurantId: restaurant.id });

  const keepMonth = useKeepMonth(found?.variety ?? 'sales', restaurant.id);

  if (!found) {
    return (
      <div className={styles.file}>
        {reading.problem ? (
          <Message tone="danger" action={<Button onClick={onLeave}>{text('another')}</Button>}>
            {files(`problem.${reading.problem}`)}
          </Message>
        ) : (
          <ReadingProgress progress={reading.progress ?? { share: null }} onCancel={onLeave} />
        )}
      </div>
    );
  }
  return (
    <div className={styles.file}>
      <What found={found} month={month} kitchen={restaurant.name} onChange={change} />
      {isLocked && <FeatureLock feature="procurement_reports" small />}
      {found.overview ? (
        <>
          <ColumnsInWords found={found} onLook={() => look(null)} />
          {!isLocked && (
            <ImportRows
              key={found.round}
              worker={worker}
              first={found.overview}
              language={language}
              restaurantId={restaurant.id}
              file={0}
              onTake={(taken) => void report.take(taken)}
              onNames={report.setNames}
              onLost={onLeave}
              onBack={() => look(null)}
              onClose={onLeave}
              onMonth={keepMonth}
            />
          )}
        </>
      ) : (
        <ImportColumns
          variety={found.variety}
          sheet={found.sheet}
          mapping={found.mapping}
          worker={worker}
          reading={reading}
          onOpen={(sheet) => look(sheet)}
          onMapping={(mapping) => look({ ...found.sheet, mapping })}
          onCancel={onLeave}
          onBack={onLeave}
          onRows={rows}
        />
      )}
      <EditOrReplace existing={report.existing} onClose={report.leaveExisting} onReplace={report.replace} />
      <LeaveGuard isUnsaved keeping={NOT_KEPT} save={null} lost={text('lost')} isOfRestaurant />
    </div>
  );
}

interface WhatProps {
  found: Recognised;
  /** As it was recognised, or most likely. */
  month: Month;
  kitchen: string;
  onChange: RecognisedFile['change'];
}

/** Kind, kitchen and month, each to be changed. */
function What({ found, month, kitchen, onChange }: WhatProps) {
  const text = useText('reports/file');
  const overview = useText('reports/overview');
  return (
    <div className={styles.what}>
      <SegmentedControl
        label={text('kind')}
        value={found.variety}
        segments={REPORT_VARIETIES.map((value) => ({ value, label: overview(`value.${value}`) }))}
        onChange={(variety) => onChange({ variety })}
      />
      <p className={styles.fact}>
        <span>{text('kitchen')}</span> <strong>{kitchen}</strong>
      </p>
      <MonthField value={month} problem={null} onChange={(first) => first !== null && onChange({ month: monthOfDay(first) })} />
      {found.month === null && <p className={styles.fact}>{text('noDates')}</p>}
    </div>
  );
}
