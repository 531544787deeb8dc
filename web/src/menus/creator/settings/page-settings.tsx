import { ORIENTATIONS } from '@plateprint/shared/exports/page-size.ts';
import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { COLUMN_TYPES, LIBRARY_SCOPES, type MenuSettings, TYPEFACES } from '@plateprint/shared/menus/menu.ts';
import { columnsWithWeek } from '@plateprint/shared/menus/sheets/sheet-parts.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { FeatureLock } from '../../../access/feature-lock.tsx';
import { usePlanRefusal } from '../../../access/plan-context.ts';
import { LANGUAGE_NAMES } from '../../../platform/i18n/language-names.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useMaySetScope } from '../../../recipes/use-may-set-scope.ts';
import { useLabels } from '../../../restaurants/use-labels.ts';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import { Switch } from '../../../ui/choice/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Captioned } from '../canvas/captioned.tsx';
import { ColourField } from './colour-field.tsx';
import { labelModes } from './label-modes.ts';
import { NumberSetting } from './number-setting.tsx';
import styles from '../canvas/panel.module.css';
import type { MenuCreator } from '../state/use-menu-creator.ts';

const SHOWN = [
  ['showAllergens', 'allergens'],
  ['showDiet', 'diet'],
  ['showPrices', 'prices'],
  ['showChip', 'chip'],
] as const;

/** The settings of the whole menu. */
export function PageSettings({ creator: { state, dispatch }, restaurant }: { creator: MenuCreator; restaurant: Restaurant }) {
  const text = useText('menus/creator');
  const sizes = useText('menus/overview');
  const lacksScreens = usePlanRefusal('tv_menus') !== null;
  const maySetScope = useMaySetScope(restaurant);
  const labels = useLabels();
  const { options, settings, libraryScope } = state.draft;
  const set = (changed: Partial<MenuSettings>): void =>
    dispatch({ do: 'change_settings', settings: changed, about: Object.keys(changed).join(' ') });
  const isScreen = options.orientation.startsWith('tv');
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={text('settings.orientation')}
        value={options.orientation}
        choices={ORIENTATIONS.filter((value) => !lacksScreens || !value.startsWith('tv') || value === options.orientation).map(
          (value) => ({ value, label: sizes(`orientation.${value}`) }),
        )}
        onChange={(orientation) => {
          const turned = { ...options, orientation };
          const columnType = columnsWithWeek({ ...state.draft, options: turned });
          dispatch({ do: 'change', draft: { options: { ...turned, columnType } } });
        }}
      />
      {lacksScreens && <FeatureLock feature="tv_menus" small />}
      <Captioned caption={text('settings.columns')}>
        <SegmentedControl
          label={text('settings.columns')}
          value={options.columnType}
          segments={COLUMN_TYPES.map((value) => ({ value, label: text(`settings.columnTypes.${value}`) }))}
          onChange={(columnType) => dispatch({ do: 'change', draft: { options: { ...options, columnType } } })}
        />
      </Captioned>
      <NativeSelect
        label={text('settings.language')}
        value={settings.language}
        choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(language) => set({ language })}
      />
      <NativeSelect
        label={text('settings.label')}
        value={settings.label}
        choices={labelModes(labels, settings.label).map((value) => ({ value, label: text(`settings.labels.${value}`) }))}
        onChange={(label) => set({ label })}
      />
      {labels === 'figures' && <p className={styles.note}>{text('settings.valuesAlone')}</p>}
      {SHOWN.map(([setting, words]) => (
        <Switch
          key={setting}
          label={text(`settings.${words}`)}
          checked={settings[setting]}
          onChange={(isOn) => set({ [setting]: isOn })}
        />
      ))}
      {settings.showChip && <LabelTitles settings={settings} onChange={set} />}
      <Captioned caption={text('settings.typeface')}>
        <SegmentedControl
          label={text('settings.typeface')}
          value={settings.typeface}
          segments={TYPEFACES.map((value) => ({ value, label: text(`settings.typefaces.${value}`) }))}
          onChange={(typeface) => set({ typeface })}
        />
      </Captioned>
      <NumberSetting
        label={text('settings.textScale')}
        value={Math.round(settings.textScale * 100)}
        least={60}
        most={200}
        onChange={(percent) => set({ textScale: percent / 100 })}
      />
      <ColourField label={text('settings.ink')} value={settings.ink} onChange={(ink) => set({ ink })} />
      {isScreen && (
        <NumberSetting
          label={text('settings.seconds')}
          value={settings.secondsPerPage}
          least={5}
          most={120}
          onChange={(secondsPerPage) => set({ secondsPerPage })}
        />
      )}
      {maySetScope && (
        <NativeSelect
          label={text('settings.scope')}
          value={libraryScope}
          choices={LIBRARY_SCOPES.map((value) => ({ value, label: text(`settings.scopes.${value}`) }))}
          onChange={(scope) => dispatch({ do: 'change', draft: { libraryScope: scope } })}
        />
      )}
    </div>
  );
}

/** The words beside the labels in the menu's language. */
function LabelTitles({ settings, onChange }: { settings: MenuSettings; onChange: (changed: Partial<MenuSettings>) => void }) {
  const text = useText('menus/creator');
  const { language, labelTitles } = settings;
  const now = labelTitles.find((each) => each.language === language) ?? { language, name: '', subtitle: '' };
  const put = (changed: Partial<typeof now>): void => {
    const others = labelTitles.filter((each) => each.language !== language);
    const next = { ...now, ...changed };
    onChange({ labelTitles: next.name === '' && next.subtitle === '' ? others : [...others, next] });
  };
  return (
    <>
      <TextField label={text('settings.labelTitle')} maxLength={60} value={now.name} onChange={(name) => put({ name })} />
      <TextField
        label={text('settings.labelSubtitle')}
        maxLength={120}
        value={now.subtitle}
        onChange={(subtitle) => put({ subtitle })}
      />
    </>
  );
}
