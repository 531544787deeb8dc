import { whatWouldBeSurer } from '@plateprint/shared/recipes/footprint/surer.ts';
import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import styles from './surer.module.css';

interface SurerProps {
  draft: RecipeDraft;
  footprint: RecipeFootprint;
  nameOf: (lineId: string) => string;
  /** Goes to the line that the advice is about. */
  onLine: (lineId: string) => void;
}

/** So many words of advice are enough for one look. */
const SHOWN = 4;

/** Statements by which a person could make the figure surer, the largest effect first. */
export function WhatWouldBeSurer({ draft, footprint, nameOf, onLine }: SurerProps) {
  const text = useText('recipes/panel');
  const format = useFormat();
  const advice = whatWouldBeSurer(draft, footprint).slice(0, SHOWN);
  if (advice.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{text('surer.title')}</h3>
      <ul>
        {advice.map(({ kind, lineId, effect }) => (
          <li key={lineId}>
            <button type="button" className={styles.advice} onClick={() => onLine(lineId)}>
              <span>
                <strong>
                  {nameOf(lineId)}
                  {format.colon}
                </strong>{' '}
                {text(`surer.${kind}`)}
              </span>
              <span className={styles.effect}>{text('surer.effect', { percent: format.percent(effect) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
