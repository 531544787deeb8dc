import { mayReadMembers } from '@plateprint/shared/access/member-abilities.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useNavigate } from '@tanstack/react-router';
import { PlanGate } from '../../access/plan-gate.tsx';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useActor } from '../../users/actor.ts';
import styles from './recipe-overview.module.css';

interface NewRecipeProps {
  variant?: 'primary' | 'secondary';
  /** The first of a kitchen: the paste box is open, with a sample in it. */
  first?: boolean;
}

export function NewRecipe({ variant = 'primary', first = false }: NewRecipeProps) {
  const text = useText('recipes');
  return (
    <PlanGate feature="recipes" label={text('overview.new')} variant={variant}>
      <ButtonLink
        to="/recipes/recipe/{-$id}"
        params={{ id: undefined }}
        search={first ? { first } : {}}
        variant={variant}
        icon="add"
      >
        {text('overview.new')}
      </ButtonLink>
    </PlanGate>
  );
}

/** Other things to begin here: a bag, recipes from elsewhere; and the bin. */
export function OverviewActions({ restaurant }: { restaurant: Restaurant }) {
  const actor = useActor();
  const maySeeRecalculation = mayReadMembers(actor, { id: restaurant.organizationId, enterpriseId: actor.enterpriseId });
  const text = useText('recipes/overview');
  const editor = useText('recipes/editor');
  const navigate = useNavigate();
  const isLocked = usePlanRefusal('recipes') !== null;
  return (
    <span className={styles.actions}>
      <Menu
        label={text('more')}
        variant="secondary"
        entries={[
          {
            id: 'bag',
            label: editor('newBag'),
            icon: isLocked ? 'lock' : 'bag',
            disabled: isLocked,
            onAction: () => void navigate({ to: '/recipes/recipe/{-$id}', params: { id: undefined }, search: { bag: true } }),
          },
          {
            id: 'import',
            label: text('import'),
            icon: isLocked ? 'lock' : 'upload',
            disabled: isLocked,
            onAction: () => void navigate({ to: '/recipes/import' }),
          },
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
