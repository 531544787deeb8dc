import { isOwnKey, ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { readReport, updateProcurementReport, updateSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import type { ReportSettings } from '@plateprint/shared/reports/model/report-settings.ts';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { isProblem } from '../../../platform/api/client-failure.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';

/** Milliseconds without a key after which what was typed is saved. */
const PAUSE = 600;

export type SettingName = keyof ReportSettings;

export interface SettingsWork {
  /** As they are shown: with what is not saved yet. */
  settings: ReportSettings;
  /** Sets one of them; `typed` waits for a pause. */
  set: <Name extends SettingName>(name: Name, value: ReportSettings[Name], typed?: 'typed') => void;
  /** Takes the last change back; null when there is none. */
  undo: (() => void) | null;
  isSaving: boolean;
}

interface Change {
  name: SettingName;
  former: Partial<ReportSettings>;
}

interface Work {
  /** As it is on the server, as far as we know. */
  kept: Report;
  /** Typed settings that are not on their way yet. */
  waiting: Partial<ReportSettings>;
  timer: number;
  /** Saves go one after the other: each builds on the version that the one before gave. */
  line: Promise<void>;
}

/**
 * A report's settings, edited one at a time: each change is shown at once and saved by itself, one after the other.
 * When somebody else saved meanwhile, theirs is loaded, with a notice.
 */
export function useReportSettings(report: Report, onChanged: (report: Report) => void): SettingsWork {
  const text = useText('reports/document');
  const failureText = useFailureText();
  const notices = useNotices();
  const [own, setOwn] = useState<Partial<ReportSettings>>({});
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [saving, setSaving] = useState(0);
  const settings = useMemo(() => ({ ...report.settings, ...own }), [report.settings, own]);
  const work = useRef<Work>({ kept: report, waiting: {}, timer: 0, line: Promise.resolve() });

  useEffect(() => {
    if (report.version >= work.current.kept.version || report.id !== work.current.kept.id) work.current.kept = report;
  }, [report]);

  const save = async (changed: Partial<ReportSettings>): Promise<void> => {
    const { kept } = work.current;
    try {
      const saved = await savedSettings(kept, { ...kept.settings, ...changed });
      work.current.kept = saved;
      onChanged(saved);
      // Settings that were changed again meanwhile are still on their way.
      setOwn((shown) => without(shown, changed));
    } catch (thrown) {
      setOwn((shown) => without(shown, changed));
      setChanges((all) => all.slice(0, -1));
      if (isProblem(thrown, 'changed_meanwhile')) {
        const newer = await call(readReport, { params: { id: kept.id } }).catch(() => null);
        if (newer) {
          work.current.kept = newer;
          setChanges([]);
          onChanged(newer);
          notices.show({ message: text('settings.newer'), type: 'alert' });
          return;
        }
      }
      notices.show({ message: text('settings.notSaved', { reason: failureText(thrown) }), type: 'alert' });
    }
  };
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });

  const flush = useCallback(() => {
    clearTimeout(work.current.timer);
    const { waiting } = work.current;
    if (Object.keys(waiting).length === 0) return;
    work.current.waiting = {};
    setSaving((count) => count + 1);
    work.current.line = work.current.line
      .then(async () => latest.current(waiting))
      .finally(() => setSaving((count) => count - 1));
  }, []);
  // Leaving the page keeps what was typed last.
  useEffect(() => flush, [flush]);

  const put = useCallback(
    (changed: Partial<ReportSettings>, typed: boolean) => {
      if (Object.keys(work.current.waiting).some((name) => !isOwnKey(changed, name))) flush();
      work.current.waiting = { ...work.current.waiting, ...changed };
      setOwn((shown) => ({ ...shown, ...changed }));
      clearTimeout(work.current.timer);
      if (typed) work.current.timer = window.setTimeout(flush, PAUSE);
      else flush();
    },
    [flush],
  );

  const set = useCallback<SettingsWork['set']>(
    (name, value, typed) => {
      const former = { [name]: settings[name] };
      // Settings that are typed in one go are one change.
      setChanges((all) =>
        typed && all.at(-1)?.name === name && name in work.current.waiting ? all : [...all, { name, former }],
      );
      put({ [name]: value }, typed !== undefined);
    },
    [put, settings],
  );
  const last = changes.at(-1);
  const undo = useCallback(() => {
    if (!last) return;
    setChanges((all) => all.slice(0, -1));
    put(last.former, false);
  }, [last, put]);

  return { settings, set, undo: last ? undo : null, isSaving: saving > 0 };
}

/** A save of the settings alone: no row is sent along. */
async function savedSettings(report: Report, settings: ReportSettings): Promise<Report> {
  const { id, version, variety, restaurantId, emissionDatabase } = report;
  const body = { version, updateOnlySettings: true, restaurantId, emissionDatabase, settings };
  if (variety === 'procurement') return call(updateProcurementReport, { body: { ...body, id } });
  return call(updateSalesReport, { params: { id }, body });
}

function without(shown: Partial<ReportSettings>, saved: Partial<ReportSettings>): Partial<ReportSettings> {
  return Object.fromEntries(
    Object.entries(shown).filter(([name, value]) => !isOwnKey(saved, name) || ownValue(saved, name) !== value),
  );
}
