import type { Member } from '@plateprint/shared/organizations/organization.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { Button } from '../../ui/control/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import type { Column } from '../../ui/table/table.tsx';
import { useActor } from '../../users/actor.ts';
import styles from '../organization.module.css';
import { memberName } from '../member-name.ts';
import { rolesOf } from '../membership.ts';
import { useRestaurantWords } from './use-restaurant-words.ts';

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
  const columns = useColumns(onChange);
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

function useColumns(onChange: (member: Member) => void): Column<Member>[] {
  const text = useText('organizations/members');
  const access = useText('access');
  const format = useFormat();
  const restaurantWords = useRestaurantWords();
  const { userId } = useActor();
  const name: Column<Member> = {
    id: 'name',
    label: text('name'),
    names: true,
    cell: (member) => (
      <span>
        {member.mayChange && !member.deleted ? (
          <button type="button" className={styles.link} onClick={() => onChange(member)}>
            {memberName(member)}
          </button>
        ) : (
          memberName(member)
        )}{' '}
        {member.id === userId && <Badge tone="info">{text('you')}</Badge>}
        {member.isGuest && <Badge>{text('guest')}</Badge>}
      </span>
    ),
  };
  return [
    name,
    { id: 'email', label: text('email'), cell: ({ email }) => <span className={styles.quiet}>{email}</span> },
    {
      id: 'role',
      label: access('role'),
      cell: ({ roles }) => format.list(rolesOf(roles).map((role) => access(`roles.${role}`))) || text('noRole'),
    },
    { id: 'restaurants', label: text('restaurants'), cell: (member) => restaurantWords(member) },
    {
      id: 'since',
      label: text('since'),
      wideOnly: true,
      cell: ({ created, deleted }) => (deleted ? text('removedAgo', { ago: format.ago(deleted) }) : format.date(created)),
    },
  ];
}
