import { TextClaims } from '../../../claims/text-claims.tsx';
import { useRestaurant } from '../../../restaurants/use-restaurants.ts';
import { useMemo } from 'react';
import { BENCHMARK_TYPES } from '@plateprint/shared/footprint/benchmark.ts';
import { ORIENTATIONS } from '@plateprint/shared/exports/page-size.ts';
import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { coverTexts } from '@plateprint/shared/reports/document/cover-texts.ts';
import { boxesOf } from '@plateprint/shared/reports/document/summary-figure.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import {
  AverageType,
  REPORT_BACKGROUNDS,
  type ReportSettings,
  SUMMARY_BOXES,
} from '@plateprint/shared/reports/model/report-settings.ts';
import { usePlanRefusal } from '../../../access/plan-context.ts';
import { LANGUAGE_NAMES } from '../../../platform/i18n/language-names.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { classNames } from '../../../ui/look/class-names.ts';
import { LockedNote } from '../../../ui/layout/locked-note.tsx';
import { MultiChoice } from '../../../ui/choice/multi-choice.tsx';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { AmountSetting } from './amount-setting.tsx';
import { GroundChoice } from './ground-choice.tsx';
import styles from './settings.module.css';
import type { SettingsWork } from './use-report-settings.ts';

interface SettingsPanelProps {
  report: Report;
  work: SettingsWork;
  mayEdit: boolean;
}

/** How the report is shown, one setting after the other; each is saved by itself. */
export function SettingsPanel({ report, work, mayEdit }: SettingsPanelProps) {
  const text = useText('reports/document');
  // A banner above every page says that a plan is inactive.
  const isInactive = usePlanRefusal('monthly_sales_reports') === 'plan_inactive';
  return (
    <section className={styles.panel} aria-label={text('settings.title')}>
      <div className={classNames(styles.state, work.undo && styles.offers)}>
        <p role="status">{mayEdit && text(work.isSaving ? 'settings.saving' : 'settings.lead')}</p>
        {work.undo && (
          <Button size="small" variant="quiet" icon="undo" onClick={work.undo}>
            {text('settings.undo')}
          </Button>
        )}
      </div>
      {!mayEdit && !isInactive && <LockedNote>{text('settings.readOnly')}</LockedNote>}
      <fieldset className={styles.fields} disabled={!mayEdit} aria-label={text('settings.title')}>
        <Words work={work} name={report.name} />
        <Look work={work} />
        <Figures report={report} work={work} />
      </fieldset>
    </section>
  );
}

function Words({ work: { settings, set }, name }: { work: SettingsWork; name: string }) {
  const text = useText('reports/document');
  const languages = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  const country = useRestaurant()?.location ?? 'EU';
  const { title, description, language } = settings;
  const texts = useMemo(
    () => coverTexts({ name, settings: { title, description, language } }),
    [name, title, description, language],
  );
  return (
    <>
      <TextField
        label={text('settings.reportTitle')}
        maxLength={200}
        placeholder={name}
        value={title}
        onChange={(typed) => set('title', typed, 'typed')}
      />
      <TextArea
        label={text('settings.description')}
        maxLength={4000}
        rows={4}
        value={description}
        onChange={(typed) => set('description', typed, 'typed')}
      />
      <TextClaims texts={texts} country={country} />
      <NativeSelect
        label={text('settings.language')}
        value={language}
        choices={languages}
        onChange={(chosen) => set('language', chosen)}
      />
      <NativeSelect
        label={text('settings.datasheetLanguage')}
        value={settings.datasheetLanguage ?? 'same'}
        choices={[{ value: 'same' as const, label: text('settings.sameLanguage') }, ...languages]}
        onChange={(chosen) => set('datasheetLanguage', chosen === 'same' ? null : chosen)}
      />
    </>
  );
}

const LOGO_TYPES = ['organization', 'restaurant', 'none'] as const satisfies readonly ReportSettings['logoType'][];

function Look({ work: { settings, set } }: { work: SettingsWork }) {
  const text = useText('reports/document');
  return (
    <>
      <NativeSelect
        label={text('settings.logo')}
        value={settings.logoType}
        choices={LOGO_TYPES.map((value) => ({ value, label: text(`settings.logoType.${value}`) }))}
        onChange={(logoType) => set('logoType', logoType)}
      />
      <NativeSelect
        label={text('settings.orientation')}
        value={settings.orientation}
        choices={ORIENTATIONS.map((value) => ({ value, label: text(`settings.orientations.${value}`) }))}
        onChange={(orientation) => set('orientation', orientation)}
      />
      <GroundChoice
        chosen={settings.background}
        orientation={settings.orientation}
        grounds={REPORT_BACKGROUNDS}
        onChoose={(background) => set('background', background)}
      />
    </>
  );
}

function Figures({ report, work: { settings, set } }: Pick<SettingsPanelProps, 'report' | 'work'>) {
  const text = useText('reports/document');
  const averageOf = useText('reports/average');
  const { variety } = report;
  const { benchmark } = settings;
  const averages = AverageType.options.filter((value) => variety === 'sales' || value !== 'per_portion');
  const average = variety === 'procurement' && settings.averageType === 'per_portion' ? 'per_kg' : settings.averageType;
  return (
    <>
      <NativeSelect
        label={text('settings.average')}
        value={average}
        choices={averages.map((value) => ({ value, label: averageOf(`chosen.${value}`) }))}
        onChange={(averageType) => set('averageType', averageType)}
      />
      <AmountSetting
        label={text('settings.guests')}
        value={settings.numberOfGuests}
        least={1}
        most={100_000_000}
        isWhole
        onChange={(guests) => set('numberOfGuests', guests, 'typed')}
      />
      <NativeSelect
        label={text('settings.benchmark')}
        value={benchmark.type}
        choices={BENCHMARK_TYPES.map((value) => ({ value, label: text(`compare.${value}`) }))}
        onChange={(type) => set('benchmark', { ...benchmark, type })}
      />
      {benchmark.type === 'our_goal' && (
        <AmountSetting
          label={text('settings.goal', { per: variety === 'procurement' ? 'kg_of_food' : 'serving_of_400_g' })}
          value={benchmark.value}
          most={1000}
          onChange={(value) => set('benchmark', { ...benchmark, value }, 'typed')}
        />
      )}
      <MultiChoice
        label={text('settings.boxes')}
        none={text('settings.noBoxes')}
        items={boxesOf(variety).map((box) => ({ id: box, label: text(`box.${box}`, { variety }) }))}
        chosen={new Set(settings.totalBoxes)}
        // Those that were chosen keep their order; a new one comes last.
        onChange={(chosen) =>
          set('totalBoxes', [
            ...settings.totalBoxes.filter((box) => chosen.has(box)),
            ...SUMMARY_BOXES.filter((box) => chosen.has(box) && !settings.totalBoxes.includes(box)),
          ])
        }
      />
    </>
  );
}
