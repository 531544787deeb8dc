import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Card } from '../ui/layout/card.tsx';
import { CurrencySetting } from './currency-setting.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import { OrganizationForm } from './organization-form.tsx';
import { OrganizationLogo } from './organization-logo.tsx';
import styles from './organization.module.css';

/** Logo and name, as on reports and menus. Everyone of the organization sees them; those who run it change them. */
export function OrganizationProfile({ organization }: { organization: Organization }) {
  const text = useText('organizations');
  return (
    <div className={styles.cards}>
      <div className={styles.column}>
        <Card title={text('logo.title')}>
          <OrganizationLogo organization={organization} />
        </Card>
        {organization.mayManage && (
          <Card title={text('currency.title')}>
            <CurrencySetting key={organization.id} organization={organization} />
          </Card>
        )}
      </div>
      <Card title={text('details.title')}>
        {organization.mayManage ? (
          <OrganizationForm key={organization.id} organization={organization} />
        ) : (
          <OrganizationFacts organization={organization} />
        )}
      </Card>
    </div>
  );
}
