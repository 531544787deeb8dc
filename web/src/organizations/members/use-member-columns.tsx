import type { Member } from '@plateprint/shared/organizations/organization.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import type { Column } from '../../ui/table/table.tsx';
import { useActor } from '../../users/actor.ts';
import styles from '../organization.module.css';
import { memberName } from '../member-name.ts';
import { rolesOf } from '../membership.ts';
import { useRestaurantWords } from './use-restaurant-words.ts';

export function useMemberColumns(onChange: (member: Member) => void): Column<Member>[] {
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
