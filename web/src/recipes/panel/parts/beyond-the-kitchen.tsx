import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { beyondTheKitchen, type CookingFigure, type WasteFigure } from '@plateprint/shared/recipes/served/served-figures.ts';
import type { ReactNode } from 'react';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import styles from './beyond-the-kitchen.module.css';

interface BeyondTheKitchenProps {
  draft: RecipeDraft;
  footprint: RecipeFootprint;
  /** Where it is cooked. */
  place: string;
}

/** Cooking and waste as bars beside the ingredients, where somebody tells them, with a total that names its boundary. */
export function BeyondTheKitchen({ draft, footprint, place }: BeyondTheKitchenProps) {
  const text = useText('recipes/served');
  const unit = useText('footprint');
  const co2 = useCo2();
  const beyond = beyondTheKitchen({ ...draft, place }, footprint);
  if (beyond === null) return null;
  const { cooking, waste, total, boundary } = beyond;
  const ingredients = footprint.co2PerPortion?.value ?? null;
  const most = Math.max(ingredients ?? 0, cooking?.co2 ?? 0, waste?.co2 ?? 0);
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{text('beyond')}</h3>
      <dl className={styles.bars}>
        <Bar name={text('ingredients')} grams={ingredients} most={most} />
        {cooking && (
          <Bar name={text('cooking')} grams={cooking.co2} most={most}>
            <CookingWords cooking={cooking} />
          </Bar>
        )}
        {waste && (
          <Bar name={text('waste')} grams={waste.co2} most={most}>
            <WasteWords waste={waste} />
          </Bar>
        )}
      </dl>
      <p className={styles.total}>
        {text(`total.${boundary}`)}:{' '}
        <strong>{total === null ? text('unknown') : `${co2.exact(total.value)} ${unit('unit')}`}</strong>
        {total && <span className={styles.small}> ({co2.range(total)})</span>}
      </p>
      <p className={styles.small}>{text('level')}</p>
    </section>
  );
}

function Bar({ name, grams, most, children }: { name: string; grams: number | null; most: number; children?: ReactNode }) {
  const text = useText('recipes/served');
  const unit = useText('footprint');
  const co2 = useCo2();
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.figure}>{grams === null ? text('unknown') : `${co2.exact(grams)} ${unit('unit')}`}</dd>
      <dd className={styles.bar} aria-hidden="true">
        <svg viewBox="0 0 100 4" preserveAspectRatio="none">
          <rect width={most > 0 && grams !== null ? (Math.max(0, grams) / most) * 100 : 0} height="4" />
        </svg>
      </dd>
      {children && <dd className={styles.small}>{children}</dd>}
    </div>
  );
}

function CookingWords({ cooking: { kWh, grid, source } }: { cooking: CookingFigure }) {
  const text = useText('recipes/served');
  const format = useFormat();
  if (kWh === null) return text('noKwh');
  if (grid === null) return text('noGrid');
  const electricity = text('electricity', {
    kWh: format.number(kWh, { most: 2 }),
    grid: grid.gramsPerKwh,
    year: String(grid.year),
    source: grid.source,
  });
  return `${electricity} ${source === null ? '' : text('energySource', { source })}`.trim();
}

function WasteWords({ waste: { share, source } }: { waste: WasteFigure }) {
  const text = useText('recipes/served');
  const format = useFormat();
  const thrown = text('thrownAway', { percent: format.percent(share) });
  return source === null ? thrown : `${thrown} ${text('wasteSource', { source })}`;
}
