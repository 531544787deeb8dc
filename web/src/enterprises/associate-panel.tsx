import {
  associateOrganization,
  type Enterprise,
  listEnterprises,
  readEnterprise,
} from '@plateprint/shared/enterprises/enterprise-api.ts';
import { listOrganizations, readOrganization } from '@plateprint/shared/organizations/organization-api.ts';
import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { useState } from 'react';
import { useChange } from '../platform/api/use-change.ts';
import { usePages } from '../platform/api/use-pages.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { useSearchWords } from '../organizations/use-search-words.ts';
import { Button } from '../ui/control/button.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { SidePanel } from '../ui/overlay/dialog.tsx';
import { PagedList } from '../ui/table/paged-list.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import styles from './enterprise.module.css';

/** Finds an organization and puts it under the enterprise, once it has been said what that means. */
export function AssociatePanel({ enterprise, onClose }: { enterprise: Enterprise; onClose: () => void }) {
  const text = useText('enterprises');
  const notices = useNotices();
  const { typed, setTyped, words } = useSearchWords();
  const [chosen, setChosen] = useState<Organization | null>(null);
  const pages = usePages(listOrganizations, { query: words ? { search: words } : {} });
  const associate = useChange(associateOrganization, {
    refreshes: [readEnterprise, listEnterprises, listOrganizations, readOrganization],
    onSuccess: () => {
      if (chosen) notices.show({ message: text('associated', { name: chosen.name, enterprise: enterprise.name }) });
      onClose();
    },
  });

  return (
    <SidePanel title={text('associate')} isOpen onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.quiet}>{text('associateLead', { enterprise: enterprise.name })}</p>
        <SearchField label={text('searchOrganizations')} value={typed} onChange={setTyped} />
        <PagedList pages={pages} list={text('organizations')} empty={<p>{text('notFoundTitle')}</p>}>
          {(items) => (
            <ul className={styles.list}>
              {items.map((organization) => (
                <li key={organization.id} className={styles.line}>
                  <span className={styles.words}>
                    {organization.name}
                    {organization.enterprise && <span className={styles.small}>{organization.enterprise.name}</span>}
                  </span>
                  {organization.enterprise === null && (
                    <Button
                      size="small"
                      aria-label={text('chooseOne', { name: organization.name })}
                      onClick={() => setChosen(organization)}
                    >
                      {text('choose')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </PagedList>
        <ConfirmDialog
          title={text('associateTitle', { name: chosen?.name ?? '', enterprise: enterprise.name })}
          isOpen={chosen !== null}
          onClose={() => setChosen(null)}
          onConfirm={() => chosen && associate.mutate({ body: { enterpriseId: enterprise.id, organizationId: chosen.id } })}
          confirmLabel={text('associateConfirm')}
          busy={associate.isPending}
          failure={associate.error}
        >
          <p>{text('associateMeans')}</p>
        </ConfirmDialog>
      </div>
    </SidePanel>
  );
}
