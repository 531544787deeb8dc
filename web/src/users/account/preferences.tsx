import type { OverviewView } from '@plateprint/shared/users/user.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { Switch } from '../../ui/choice/switch.tsx';
import { useSettings } from '../use-settings.ts';
import styles from './account-form.module.css';

const OVERVIEWS = ['recipes', 'menus', 'reports'] as const;
/** Minutes; 0 is never. */
const INACTIVITY_TIMES = [0, 5, 15, 30, 60, 120, 240, 480] as const;

/** How each overview opens: as tiles or as a list. */
export function OverviewSetting() {
  const text = useText('users/account');
  const { settings, change } = useSettings();
  const segments: { value: OverviewView; label: string; icon: 'grid' | 'list' }[] = [
    { value: 'tile', label: text('overviews.tile'), icon: 'grid' },
    { value: 'list', label: text('overviews.list'), icon: 'list' },
  ];
  return (
    <div className={styles.set}>
      {OVERVIEWS.map((overview) => (
        <div key={overview} className={styles.line}>
          <span className={styles.label} aria-hidden="true">
            {text(`overviews.${overview}`)}
          </span>
          <SegmentedControl
            label={text(`overviews.${overview}`)}
            value={settings.overviewsSettings[overview]}
            segments={segments}
            onChange={(view) => change({ overviewsSettings: { [overview]: view } })}
          />
        </div>
      ))}
    </div>
  );
}

/** After how long without an action the browser signs out. */
export function InactivitySetting() {
  const text = useText('users/account');
  const { settings, change } = useSettings();
  const chosen = settings.inactivityLogoutTime;
  const times = [...new Set([...INACTIVITY_TIMES, chosen])].toSorted((one, other) => one - other);
  return (
    <NativeSelect
      label={text('inactivity.label')}
      hint={text('inactivity.hint')}
      value={String(chosen)}
      choices={times.map((minutes) => ({ value: String(minutes), label: text('inactivity.after', { minutes }) }))}
      onChange={(minutes) => change({ inactivityLogoutTime: Number(minutes) })}
    />
  );
}

/** The setting for features that are still tried out. */
export function BetaSetting() {
  const text = useText('users/account');
  const { settings, change } = useSettings();
  return (
    <Switch
      label={text('beta.ingredientSwap')}
      hint={text('beta.ingredientSwapHint')}
      checked={settings.betaSettings.ingredientSwap}
      onChange={(ingredientSwap) => change({ betaSettings: { ingredientSwap } })}
    />
  );
}

/** Shows the tour of the first visit once more. */
export function GuideSetting() {
  const text = useText('users/account');
  const { settings, change } = useSettings();
  return (
    <div className={styles.line}>
      <p className={styles.words}>{text('guide.lead')}</p>
      <Button icon="help" disabled={settings.introGuide} onClick={() => change({ introGuide: true })}>
        {text('guide.again')}
      </Button>
    </div>
  );
}
