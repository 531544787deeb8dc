import type { LockedFeature } from '@plateprint/shared/access/plan.ts';
import type { ComponentType } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { FILLED_PICTURES, type Labelled } from '../ui/layout/filled-pictures.tsx';
import { LOCKED_PICTURES } from './locked-pictures.tsx';

/** Each feature as the page looks that a kitchen has filled with it. */
const PICTURES: Record<LockedFeature, ComponentType<Labelled>> = {
  tv_menus: LOCKED_PICTURES.Screen,
  menu_plans: FILLED_PICTURES.plan,
  live_links: LOCKED_PICTURES.LiveMenu,
  event_and_period_reports: FILLED_PICTURES.report,
  leaderboard: LOCKED_PICTURES.Board,
  procurement_reports: FILLED_PICTURES.purchases,
  organization_reports: LOCKED_PICTURES.Together,
  integrations: LOCKED_PICTURES.Connections,
  mapper_page: LOCKED_PICTURES.Matches,
  enterprise_views: LOCKED_PICTURES.SideBySide,
};

export function FeaturePreview({ feature }: { feature: LockedFeature }) {
  const text = useText('access/request');
  const Picture = PICTURES[feature];
  return <Picture label={text(`preview.${feature}`)} />;
}
