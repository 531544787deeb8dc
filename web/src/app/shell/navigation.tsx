import { mayOpenAdmin } from '@plateprint/shared/access/abilities.ts';
import { Link } from '@tanstack/react-router';
import { mayOpenEnterprises } from '../../enterprises/enterprise-guard.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { mayOpenIntegrations } from '../../integrations/integration-access.ts';
import { mayOpenMapper } from '../../mapper/mapper-access.ts';
import { Icon } from '../../ui/control/icon.tsx';
import { useActor } from '../../users/actor.ts';
import styles from './navigation.module.css';

/** The areas that are there. One that comes later adds its line here. */
const AREAS = [
  { to: '/dashboard', text: 'dashboard', icon: 'dashboard', isNarrow: true },
  { to: '/recipes', text: 'recipes', icon: 'recipe', isNarrow: true },
  { to: '/menus', text: 'menus', icon: 'menu-card', isNarrow: true },
  // On a phone there is no room for six: it stands in the account's menu.
  { to: '/menu-plans', text: 'menuPlans', icon: 'calendar', isNarrow: false },
  { to: '/reports', text: 'reports', icon: 'chart', isNarrow: true },
] as const;

/** Below the work: what the organization is run with. What is for few stands in the account's menu too, for where there is little room. */
function useShellAreas() {
  const actor = useActor();
  return [
    { to: '/purchases', text: 'purchases', icon: 'bag', isNarrow: false },
    { to: '/targets', text: 'targets', icon: 'target', isNarrow: false },
    { to: '/leaderboard', text: 'leaderboard', icon: 'trophy', isNarrow: false },
    { to: '/organization', text: 'organization', icon: 'building', isNarrow: true },
    ...(mayOpenEnterprises(actor)
      ? [{ to: '/enterprises/{-$id}', text: 'enterprises', icon: 'grid', isNarrow: false } as const]
      : []),
    ...(mayOpenMapper(actor) ? [{ to: '/mapper', text: 'mapper', icon: 'tag', isNarrow: false } as const] : []),
    ...(mayOpenIntegrations(actor)
      ? [{ to: '/integrations', text: 'integrations', icon: 'plug', isNarrow: false } as const]
      : []),
    ...(mayOpenAdmin(actor) ? [{ to: '/admin', text: 'admin', icon: 'shield', isNarrow: false } as const] : []),
  ] as const;
}

export function Navigation() {
  const text = useText('app');
  const areas = useShellAreas();
  return (
    <nav className={styles.navigation} aria-label={text('navigation')}>
      <ul className={styles.list}>
        {AREAS.map((area) => (
          <li key={area.to} data-wide={!area.isNarrow || undefined}>
            <Link to={area.to} className={styles.link ?? ''} activeProps={{ 'data-here': true }} data-guide={area.to}>
              <Icon name={area.icon} size={19} />
              {text(area.text)}
            </Link>
          </li>
        ))}
        {areas.map((area) => (
          <li key={area.to} data-wide={!area.isNarrow || undefined}>
            {/* The id of the page shown is not the id of what is gone to. */}
            <Link
              to={area.to}
              params={{ id: undefined }}
              className={styles.link ?? ''}
              activeProps={{ 'data-here': true }}
              data-guide={area.to}
            >
              <Icon name={area.icon} size={19} />
              {text(area.text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
