import { listMenus } from '@plateprint/shared/menus/menu-api.ts';
import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { ReactNode } from 'react';
import { PlanGate } from '../access/plan-gate.tsx';
import { useRead } from '../platform/api/use-read.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { ButtonLink } from '../ui/control/link.tsx';
import { Icon } from '../ui/control/icon.tsx';
import { Card } from '../ui/layout/card.tsx';
import { latestRecipesOf } from './first-asked.ts';
import styles from './first-steps.module.css';
import { NewRecipe } from './recipes.tsx';

const STEPS = ['recipe', 'menu', 'phone'] as const;
type Step = (typeof STEPS)[number];

/** The way of a new kitchen: a recipe, a menu, the menu on its guests' phones. It is gone once all three are there. */
export function FirstSteps({ restaurantId }: { restaurantId: string }) {
  const text = useText('dashboard');
  const recipes = useRead(listRecipes, latestRecipesOf(restaurantId));
  const menus = useRead(listMenus, { params: { restaurantId }, query: { limit: 50 } });
  if (!recipes.data || !menus.data) return null;
  const done: Record<Step, boolean> = {
    recipe: recipes.data.items.length > 0,
    menu: menus.data.items.length > 0,
    phone: menus.data.items.some(({ linkNumbers }) => linkNumbers.length > 0),
  };
  const next = STEPS.find((step) => !done[step]);
  if (next === undefined) return null;
  const [menu] = menus.data.items;
  const ways: Record<Step, ReactNode> = {
    recipe: <NewRecipe restaurantId={restaurantId} />,
    menu: (
      <PlanGate feature="a4_menus" label={text('first.menu.go')} variant="primary">
        <ButtonLink
          to="/menus/menu/{-$id}"
          params={{ id: undefined }}
          search={{ template: 'lunch' }}
          variant="primary"
          icon="add"
        >
          {text('first.menu.go')}
        </ButtonLink>
      </PlanGate>
    ),
    phone: (
      <ButtonLink to="/menus/menu/{-$id}" params={{ id: menu?.id }} variant="primary" icon="arrow-right">
        {text('first.phone.go')}
      </ButtonLink>
    ),
  };
  return (
    <Card title={text('first.title')}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={styles.step} data-done={done[step] || undefined} data-next={step === next || undefined}>
            <span className={styles.number} aria-hidden="true">
              {done[step] ? <Icon name="check" size={15} /> : index + 1}
            </span>
            <div className={styles.words}>
              <h3 className={styles.title}>
                {text(`first.${step}.title`)}
                {done[step] && <span data-unseen="">{text('first.done')}</span>}
              </h3>
              <p>{text(`first.${step}.lead`)}</p>
              {step === next && ways[step]}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
