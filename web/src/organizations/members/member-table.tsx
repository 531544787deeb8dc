import type { Member } from '@plateprint/shared/organizations/organization.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useActor } from '../../users/actor.ts';
import styles from '../organization.module.css';
import { memberName } from '../member-name.ts';
import { useMemberColumns } from './use-member-columns.tsx';

interface MemberTableProps {
  members: readonly Member[];
  onChange: (member: Member) => void;
  onRemove: (member: Member) => void;
  onRestore: (member: Member) => void;
  onErase: (member: Member) => void;
  onAskForPassword: (member: Member) => void;
  onEndTwoStep: (member: Member) => void;
}

export function MemberTable(props: MemberTableProps) {
  const { members, onChange, onRemove, onRestore, onErase, onAskForPassword, onEndTwoStep } = props;
  const text = useText('organizations/members');
  const columns = useMemberColumns(onChange);
  const { userId } = useActor();
  return (
    <DataTable
      caption={text('title')}
      columns={columns}
      rows={members}
      keyOf={(member) => member.id}
      renderActions={(member) => {
        if (!member.mayChange) return null;
        if (member.deleted) {
          return (
            <span className={styles.actions}>
              <Button size="small" icon="undo" onClick={() => onRestore(member)}>
                {text('restore')}
              </Button>
              <Menu
                label={text('actions', { name: memberName(member) })}
                entries={[{ id: 'erase', label: text('erase'), icon: 'bin', danger: true, onAction: () => onErase(member) }]}
              />
            </span>
          );
        }
        const isSelf = member.id === userId;
        return (
          <Menu
            label={text('actions', { name: memberName(member) })}
            entries={[
              { id: 'change', label: text('change.open'), icon: 'edit', onAction: () => onChange(member) },
              ...(isSelf || member.isGuest
                ? []
                : [
                    {
                      id: 'password',
                      label: text('password.ask'),
                      icon: 'key' as const,
                      onAction: () => onAskForPassword(member),
                    },
                    {
                      id: 'twoStep',
                      label: text('twoStep.end'),
                      icon: 'lock' as const,
                      onAction: () => onEndTwoStep(member),
                    },
                  ]),
              ...(isSelf
                ? []
                : [
                    {
                      id: 'remove',
                      label: text('remove'),
                      icon: 'bin' as const,
                      danger: true,
                      apart: true,
                      onAction: () => onRemove(member),
                    },
                  ]),
            ]}
          />
        );
      }}
    />
  );
}
