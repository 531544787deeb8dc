import { Link } from '@tanstack/react-router';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './navigation.module.css';

/** The areas that are there. One that comes later adds its line here. */
const AREAS = [
  { to: '/dashboard', text: 'dashboard', icon: 'dashboard' },
  { to: '/recipes', text: 'recipes', icon: 'recipe' },
  { to: '/menus', text: 'menus', icon: 'menu-card' },
] as const;

export function Navigation() {
  const text = useText('app');
  return (
    <nav className={styles.navigation} aria-label={text('navigation')}>
      <ul className={styles.list}>
        {AREAS.map((area) => (
          <li key={area.to}>
            <Link to={area.to} className={styles.link ?? ''} activeProps={{ 'data-here': true }} data-guide={area.to}>
              <Icon name={area.icon} size={19} />
              {text(area.text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
