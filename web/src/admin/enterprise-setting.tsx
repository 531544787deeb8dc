import { associateOrganization, listEnterprises, readEnterprise } from '@plateprint/shared/enterprises/enterprise-api.ts';
import { listAllOrganizations } from '@plateprint/shared/admin/admin-api.ts';
import { readOrganization } from '@plateprint/shared/organizations/organization-api.ts';
import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { useState } from 'react';
import { useChange } from '../platform/api/use-change.ts';
import { useRead } from '../platform/api/use-read.ts';
import { DissociateDialog } from '../enterprises/dissociate-dialog.tsx';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { useSearchWords } from '../organizations/use-search-words.ts';
import { Button } from '../ui/control/button.tsx';
import { ComboBox } from '../ui/choice/combo-box.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { Link } from '../ui/control/link.tsx';
import styles from './admin.module.css';

/** The enterprise that an organization belongs to: joined or left, each after a question. */
export function EnterpriseSetting({ organization }: { organization: Organization }) {
  const text = useText('admin');
  const [isLeaving, setIsLeaving] = useState(false);
  const { enterprise } = organization;
  if (enterprise === null) return <JoinEnterprise organization={organization} />;
  return (
    <div className={styles.set}>
      <p>
        <Link to="/enterprises/{-$id}" params={{ id: enterprise.id }}>
          {enterprise.name}
        </Link>
      </p>
      <Button onClick={() => setIsLeaving(true)}>{text('leave')}</Button>
      {isLeaving && <DissociateDialog enterprise={enterprise} organization={organization} onClose={() => setIsLeaving(false)} />}
    </div>
  );
}

function JoinEnterprise({ organization }: { organization: Organization }) {
  const text = useText('admin');
  const enterprises = useText('enterprises');
  const notices = useNotices();
  const { typed, setTyped, words } = useSearchWords();
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  const { data, isFetching } = useRead(listEnterprises, { query: words ? { search: words } : {} }, { keepLast: true });
  const items = data?.items ?? [];
  const join = useChange(associateOrganization, {
    refreshes: [readOrganization, listEnterprises, readEnterprise, listAllOrganizations],
    onSuccess: ({ name }) => {
      notices.show({ message: enterprises('associated', { name: organization.name, enterprise: name }) });
      setChosen(null);
    },
  });
  return (
    <div className={styles.set}>
      <p className={styles.quiet}>{text('noEnterprise')}</p>
      <ComboBox
        label={text('join')}
        typed={typed}
        onType={setTyped}
        items={items.map(({ id, name }) => ({ id, label: name }))}
        onChoose={(id) => setChosen(items.find((each) => each.id === id) ?? null)}
        searching={isFetching}
      />
      {chosen && (
        <ConfirmDialog
          title={enterprises('associateTitle', { name: organization.name, enterprise: chosen.name })}
          isOpen
          onClose={() => setChosen(null)}
          onConfirm={() => join.mutate({ body: { enterpriseId: chosen.id, organizationId: organization.id } })}
          confirmLabel={enterprises('associateConfirm')}
          busy={join.isPending}
          failure={join.error}
        >
          <p>{enterprises('associateMeans')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
