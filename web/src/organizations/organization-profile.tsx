import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Card } from '../ui/layout/card.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import { OrganizationForm } from './organization-form.tsx';
import { OrganizationLogo } from './organization-logo.tsx';
import styles from './organization.module.css';

/** What stands on reports and menus: logo and name. Everyone of the organization sees it; who runs it changes it. */
export function OrganizationProfile({ organization }: { organization: Organization }) {
  const text = useText('organizations');
  return (
    <div className={styles.cards}>
      <Card title={text('logo.title')}>
        <OrganizationLogo organization={organization} />
      </Card>
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
