import { Link, useMatchRoute, useNavigate } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/use-text.ts';
import { Icon } from '../../ui/control/icon.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import styles from './navigation.module.css';
import { useShellAreas } from './shell-areas.ts';

export function Navigation() {
  const text = useText('app');
  const areas = useShellAreas();
  return (
    <nav className={styles.navigation} aria-label={text('navigation')}>
      <ul className={styles.list}>
        {areas.map((area) => (
          <li key={area.to} data-wide={!area.isDaily || undefined}>
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
        <li data-narrow="">
          <MoreAreas areas={areas.filter(({ isDaily }) => !isDaily)} />
        </li>
      </ul>
    </nav>
  );
}

/** On a phone there is room for five: what else there is opens from the last. */
function MoreAreas({ areas }: { areas: ReturnType<typeof useShellAreas> }) {
  const text = useText('app');
  const navigate = useNavigate();
  const matchRoute = useMatchRoute();
  const isHere = areas.some(({ to }) => matchRoute({ to, fuzzy: true }));
  return (
    <Menu
      label={text('moreAreas')}
      placement="top end"
      triggerClass={styles.link}
      entries={areas.map(({ to, text: name, icon }) => ({
        id: to,
        label: text(name),
        icon,
        onAction: () => void navigate({ to, params: { id: undefined }, search: {} }),
      }))}
    >
      <span className={styles.more} data-here={isHere || undefined} aria-hidden="true">
        <Icon name="more" size={19} />
        {text('more')}
      </span>
    </Menu>
  );
}
