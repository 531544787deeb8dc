import {
  type AdminUser,
  grantSuperAdmin,
  listUsers,
  readAdminAudit,
  revokeSuperAdmin,
} from '@plateprint/shared/admin/admin-api.ts';
import { useState } from 'react';
import { useChange } from '../platform/api/use-change.ts';
import { usePages } from '../platform/api/use-pages.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { memberName } from '../organizations/member-name.ts';
import { useSearchWords } from '../organizations/use-search-words.ts';
import { Checkbox } from '../ui/choice/checkbox.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { PagedList } from '../ui/table/paged-list.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { AdminUserTable } from './admin-user-table.tsx';
import styles from './admin.module.css';

/** Everybody; super-admin is given and taken here and nowhere else. */
export function AdminUsers() {
  const text = useText('admin');
  const notices = useNotices();
  const { typed, setTyped, words } = useSearchWords();
  const [onlySuper, setOnlySuper] = useState(false);
  const [asked, setAsked] = useState<AdminUser | null>(null);
  const pages = usePages(listUsers, { query: { ...(words && { search: words }), ...(onlySuper && { superAdmins: true }) } });
  const said = (done: 'granted' | 'revoked') => (user: AdminUser) => {
    notices.show({ message: text(`super.${done}`, { name: memberName(user) }) });
    setAsked(null);
  };
  const refreshes = [listUsers, readAdminAudit];
  const grant = useChange(grantSuperAdmin, { refreshes, onSuccess: said('granted') });
  const revoke = useChange(revokeSuperAdmin, { refreshes, onSuccess: said('revoked') });
  const change = asked?.isSuperAdmin ? revoke : grant;
  const action = asked?.isSuperAdmin ? 'revoke' : 'grant';

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField label={text('searchUsers')} value={typed} onChange={setTyped} slashFocuses />
        </div>
        <Checkbox label={text('super.only')} checked={onlySuper} onChange={setOnlySuper} />
      </div>
      <PagedList
        pages={pages}
        list={text('users')}
        empty={
          <EmptyState picture="search" title={text('notFoundTitle')}>
            {text('notFound', { words })}
          </EmptyState>
        }
      >
        {(items) => (
          <AdminUserTable
            users={items}
            onAsk={(user) => {
              grant.reset();
              revoke.reset();
              setAsked(user);
            }}
          />
        )}
      </PagedList>
      <ConfirmDialog
        title={text(`super.${action}Title`, { name: asked ? memberName(asked) : '' })}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && change.mutate({ body: { userId: asked.id } })}
        confirmLabel={text(`super.${action}`)}
        danger={asked?.isSuperAdmin ?? false}
        busy={change.isPending}
        failure={change.error}
      >
        <p>{text(`super.${action}Lead`)}</p>
      </ConfirmDialog>
    </>
  );
}
