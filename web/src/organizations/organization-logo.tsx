import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { LogoSetting } from './logo-setting.tsx';
import { useOrganizationLogo } from './use-organization-logo.ts';

export function OrganizationLogo({ organization }: { organization: Organization }) {
  const actions = useOrganizationLogo(organization.id);
  const { logo, logoRestorable, mayManage } = organization;
  return <LogoSetting path={logo} isRestorable={logoRestorable} mayEdit={mayManage} icon="building" actions={actions} />;
}
