import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Menu } from '../../ui/menu.tsx';
import styles from './recipe-overview.module.css';

export function NewRecipe({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const text = useText('recipes');
  return (
    <ButtonLink to="/recipes/recipe/{-$id}" params={{}} variant={variant} icon="add">
      {text('overview.new')}
    </ButtonLink>
  );
}

/** What else can be begun here: a bag, recipes from elsewhere; and the bin. */
export function OverviewDeeds() {
  const text = useText('recipes/overview');
  const editor = useText('recipes/editor');
  const navigate = useNavigate();
  return (
    <span className={styles.deeds}>
      <Menu
        label={text('more')}
        variant="secondary"
        entries={[
          {
            id: 'bag',
            label: editor('newBag'),
            icon: 'bag',
            onAction: () => void navigate({ to: '/recipes/recipe/{-$id}', params: {}, search: { bag: true } }),
          },
          { id: 'import', label: text('import'), icon: 'upload', onAction: () => void navigate({ to: '/recipes/import' }) },
          {
            id: 'bin',
            label: text('bin.open'),
            icon: 'bin',
            apart: true,
            onAction: () => void navigate({ to: '/recipes', search: { bin: true } }),
          },
        ]}
      />
      <NewRecipe />
    </span>
  );
}
