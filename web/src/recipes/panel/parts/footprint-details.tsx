import { SERVING_GRAMS } from '@plateprint/shared/footprint/carbon-level.ts';
import { kgPerServingOf } from '@plateprint/shared/recipes/model/kg-per-serving-of.ts';
import { memo } from 'react';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useWeight } from '../../../users/use-weight.ts';
import { Alternatives } from '../alternatives/alternatives.tsx';
import { BeyondTheKitchen } from './beyond-the-kitchen.tsx';
import { Contributions } from './contributions.tsx';
import styles from './footprint-panel.module.css';
import type { FootprintPanelProps } from './footprint-panel-props.ts';
import { MethodLink } from './method-link.tsx';
import { PerPortion } from './per-portion.tsx';
import { RecipeCost } from './recipe-cost.tsx';
import { ServedPart } from './served-part.tsx';
import { WhatWouldBeSurer } from './surer.tsx';

/** The parts of the figure, ways to make it surer and lower, and further facts about a portion. */
export const FootprintDetails = memo(function FootprintDetails(props: FootprintPanelProps) {
  const { draft, footprint, facts, openLines, nameOf, isLocked } = props;
  const text = useText('recipes');
  const co2 = useCo2();
  const weight = useWeight();
  const perServing = kgPerServingOf(footprint);
  const { grade } = footprint;
  return (
    <>
      <Contributions footprint={footprint} portions={draft.portions} nameOf={nameOf} onWhy={props.onWhy} />
      {!isLocked && <WhatWouldBeSurer draft={draft} footprint={footprint} nameOf={nameOf} onLine={props.onLine} />}
      <PerPortion of={{ footprint, facts, openLines, portions: draft.portions, nameOf }} />
      <ServedPart draft={draft} footprint={footprint} />
      <BeyondTheKitchen draft={draft} footprint={footprint} place={props.place} />
      <RecipeCost draft={draft} footprint={footprint} nameOf={nameOf} restaurantId={props.restaurantId} />
      {!isLocked && (
        <Alternatives draft={draft} footprint={footprint} restaurantId={props.restaurantId} onApply={props.onApply} />
      )}
      <p className={styles.boundary}>
        {text('panel.boundary')} {grade && text('panel.grade', { grade })}{' '}
        {text('panel.total', {
          kg: co2.exact(footprint.co2?.value ?? null),
          weight: weight(footprint.weight),
        })}{' '}
        {perServing !== null && text('panel.perKg', { kg: co2.exact((perServing * 1_000_000) / SERVING_GRAMS) })}{' '}
        <MethodLink section="meaning" />
      </p>
    </>
  );
});
