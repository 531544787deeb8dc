import { useText } from '../../platform/i18n/use-text.ts';
import { RestaurantSetting } from '../../restaurants/restaurant-setting.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { SearchTabs } from '../../ui/choice/search-tabs.tsx';
import { EmailForm } from '../../users/account/email-form.tsx';
import { NameForm } from '../../users/account/name-form.tsx';
import { PasswordChange } from '../../users/account/password-change.tsx';
import { BetaSetting, GuideSetting, InactivitySetting, OverviewSetting } from '../../users/account/preferences.tsx';
import { SessionsList } from '../../users/account/sessions-list.tsx';
import { EraseAccount } from '../../users/personal-data/erase-account.tsx';
import { PersonalDataFile } from '../../users/personal-data/personal-data.tsx';
import { SecondFactorSetting } from '../../users/second-factor/second-factor-setting.tsx';
import { LanguageSetting, UnitsSetting } from '../../users/settings-form.tsx';
import styles from './settings-page.module.css';
import { useLeaveErased } from '../session/use-leave-erased.ts';
import { ThemeSetting } from './theme-setting.tsx';

export function SettingsPage() {
  const text = useText('app');
  return (
    <Page>
      <PageHeader title={text('settings')} lead={text('settingsPage.lead')} />
      <SearchTabs
        label={text('settings')}
        tabs={[
          { id: 'preferences', label: text('settingsPage.preferences'), content: <Preferences /> },
          { id: 'account', label: text('settingsPage.account'), content: <Account /> },
          { id: 'security', label: text('settingsPage.security'), content: <Security /> },
        ]}
      />
    </Page>
  );
}

function Preferences() {
  const text = useText('app');
  return (
    <div className={styles.cards}>
      <Card title={text('settingsPage.appearance')}>
        <LanguageSetting />
        <ThemeSetting />
      </Card>
      <Card title={text('settingsPage.work')}>
        <RestaurantSetting />
        <UnitsSetting />
      </Card>
      <Card title={text('settingsPage.overviews')}>
        <OverviewSetting />
      </Card>
      <Card title={text('settingsPage.more')}>
        <BetaSetting />
        <GuideSetting />
      </Card>
    </div>
  );
}

function Account() {
  const text = useText('app');
  const data = useText('users/personal-data');
  const leaveErased = useLeaveErased();
  return (
    <div className={styles.cards}>
      <Card title={text('settingsPage.name')}>
        <NameForm />
      </Card>
      <Card title={text('settingsPage.email')}>
        <EmailForm />
      </Card>
      <Card title={data('file.title')}>
        <PersonalDataFile />
      </Card>
      <Card title={data('erase.heading')}>
        <EraseAccount onErased={leaveErased} />
      </Card>
    </div>
  );
}

function Security() {
  const text = useText('app');
  return (
    <div className={styles.cards}>
      <Card title={text('settingsPage.password')}>
        <PasswordChange />
      </Card>
      <div className={styles.column}>
        <Card title={text('settingsPage.secondFactor')}>
          <SecondFactorSetting />
        </Card>
        <Card title={text('settingsPage.inactivity')}>
          <InactivitySetting />
        </Card>
      </div>
      <div className={styles.whole}>
        <Card title={text('settingsPage.sessions')}>
          <SessionsList />
        </Card>
      </div>
    </div>
  );
}
