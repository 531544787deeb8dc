import { listAllOrganizations, readAdminAudit } from '@plateprint/shared/admin/admin-api.ts';
import { eraseOrganization } from '@plateprint/shared/admin/erasure-api.ts';
import { isTypedName } from '@plateprint/shared/admin/typed-name.ts';
import { useRef, useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import styles from './erasure.module.css';

interface EraseOrganizationProps {
  organization: { id: string; name: string };
  onClose: () => void;
}

/** Asks for the name of a deleted organization before all of it is erased. */
export function EraseOrganization({ organization: { id, name }, onClose }: EraseOrganizationProps) {
  const text = useText('admin/erasure');
  const notices = useNotices();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const erase = useChange(eraseOrganization, {
    refreshes: [listAllOrganizations, readAdminAudit],
    onSuccess() {
      notices.show({ message: text('organization.erased', { name }) });
      onClose();
    },
  });

  function confirm() {
    setWasTried(true);
    if (!isTypedName(typed, name)) focusFirstProblem(form.current);
    else if (!erase.isPending) erase.mutate({ params: { id }, body: { name: typed } });
  }

  return (
    <ConfirmDialog
      title={text('organization.title', { name })}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmLabel={text('confirm')}
      danger
      busy={erase.isPending}
      failure={erase.error}
    >
      <form
        ref={form}
        className={styles.part}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <p>{text('organization.what')}</p>
        <TextField
          autoFocus
          label={text('organization.typed', { name })}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
          problem={wasTried && !isTypedName(typed, name) && text('organization.otherName')}
        />
      </form>
    </ConfirmDialog>
  );
}
