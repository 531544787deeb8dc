import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useNavigate } from '@tanstack/react-router';
import { memo } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useMayOffer } from '../use-plan-refusal.ts';
import styles from './planner.module.css';

export type PlanQuestion = 'fill' | 'shuffle' | 'publish' | 'kitchens' | 'versions';

interface PlanActionsProps {
  id: string | undefined;
  isLocked: boolean;
  /** Fewer than two dishes have no other days to go to. */
  hasFewDishes: boolean;
  onAsk: (question: PlanQuestion) => void;
}

/** The uses of a plan: the kitchen's lists, its guests, and better days for its dishes. */
export const PlanActions = memo(function PlanActions({ id, isLocked, hasFewDishes, onAsk }: PlanActionsProps) {
  const text = useText('calendar/planner');
  const fill = useText('calendar/fill');
  const shuffle = useText('calendar/shuffle');
  const out = useText('calendar/out');
  if (id === undefined && isLocked) return null;
  return (
    <div className={styles.ways}>
      {id !== undefined && (
        <ButtonLink to="/menu-plans/kitchen/$id" params={{ id }} icon="list">
          {text('kitchen')}
        </ButtonLink>
      )}
      {!isLocked && (
        <Button icon="add" onClick={() => onAsk('fill')}>
          {fill('open')}
        </Button>
      )}
      {!isLocked && (
        <Button icon="swap" disabled={hasFewDishes} onClick={() => onAsk('shuffle')}>
          {shuffle('open')}
        </Button>
      )}
      {!isLocked && id !== undefined && (
        <Button icon="share" onClick={() => onAsk('publish')}>
          {out('open')}
        </Button>
      )}
    </div>
  );
});

interface MoreOfPlanProps {
  id: string;
  restaurant: Restaurant;
  onAsk: (question: PlanQuestion) => void;
}

/** Rarer uses: the results of the plan, and other kitchens. */
export const MoreOfPlan = memo(function MoreOfPlan({ id, restaurant, onAsk }: MoreOfPlanProps) {
  const text = useText('calendar/planner');
  const following = useText('calendar/following');
  const navigate = useNavigate();
  const mayOffer = useMayOffer(restaurant);
  const came = {
    id: 'came',
    label: text('came'),
    icon: 'chart',
    onAction: () => void navigate({ to: '/menu-plans/came/$id', params: { id } }),
  } as const;
  const kitchens = {
    id: 'kitchens',
    label: following('open'),
    icon: 'building',
    onAction: () => onAsk('kitchens'),
  } as const;
  const versions = {
    id: 'versions',
    label: text('versions'),
    icon: 'history',
    onAction: () => onAsk('versions'),
  } as const;
  const wall = {
    id: 'wall',
    label: text('wall'),
    icon: 'print',
    onAction: () => void navigate({ to: '/menu-plans/wall/$id', params: { id } }),
  } as const;
  return <Menu label={text('more')} entries={mayOffer ? [wall, came, versions, kitchens] : [wall, came, versions]} />;
});
