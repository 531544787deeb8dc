import { mayReadMembers } from '@plateprint/shared/access/member-abilities.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useActor } from '../../users/actor.ts';
import styles from './recipe-overview.module.css';

export function NewRecipe({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const text = useText('recipes');
  return (
    <ButtonLink to="/recipes/recipe/{-$id}" params={{ id: undefined }} variant={variant} icon="add">
      {text('overview.new')}
    </ButtonLink>
  );
}

/** What else can be begun here: a bag, recipes from elsewhere; and the bin. */
export function OverviewDeeds({ restaurant }: { restaurant: Restaurant }) {
  const actor = useActor();
  const maySeeRecalculation = mayReadMembers(actor, { id: restaurant.organizationId, enterpriseId: actor.enterpriseId });
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
            onAction: () => void navigate({ to: '/recipes/recipe/{-$id}', params: { id: undefined }, search: { bag: true } }),
          },
          { id: 'import', label: text('import'), icon: 'upload', onAction: () => void navigate({ to: '/recipes/import' }) },
          ...(maySeeRecalculation
            ? [
                {
                  id: 'recalculation',
                  label: text('newFoodData'),
                  icon: 'history' as const,
                  onAction: () => void navigate({ to: '/recipes/recalculation' }),
                },
              ]
            : []),
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
