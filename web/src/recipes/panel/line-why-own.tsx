import type { BagInUse } from '@plateprint/shared/recipes/footprint/bag-in-use.ts';
import type { CustomIngredient } from '@plateprint/shared/recipes/model/recipe.ts';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ButtonLink } from '../../ui/control/link.tsx';
import { useRecipeName } from '../use-recipe-name.ts';
import styles from './line-why.module.css';
import figures from './parts/per-portion.module.css';

interface OwnPartProps {
  grams: number;
  /** Grams CO2e of the line, all portions. */
  co2: number;
}

/** Grams × what a kilogram of it emits. */
function Sum({ grams, co2 }: OwnPartProps) {
  const text = useText('recipes');
  const format = useFormat();
  return (
    <p className={styles.sum}>
      {text('why.sum', {
        grams: format.number(grams, { most: 1 }),
        factor: format.number(co2 / grams, { decimals: 2 }),
        co2: format.number(co2 / 1000, { decimals: 3 }),
      })}
    </p>
  );
}

/** A bag counts by its weight: what its own lines bring to the grams of it that are used here. */
export function BagWhy({ bag, grams, co2 }: OwnPartProps & { bag: BagInUse }) {
  const text = useText('recipes/panel');
  const figure = useCo2();
  const name = useRecipeName()(bag.names);
  const written = new Map([
    ...bag.ingredients.map((line) => [line._id, line.inputIngredient] as const),
    ...bag.customIngredients.map((own) => [own._id, own.name] as const),
  ]);
  const lines = bag.footprint.lines.filter((line) => line.co2 !== null).toSorted((one, other) => other.share - one.share);
  return (
    <div className={styles.why}>
      <Sum grams={grams} co2={co2} />
      <p>{text('made.bag', { name })}</p>
      <dl className={figures.table}>
        {lines.map((line) => (
          <div key={line._id}>
            <dt>{written.get(line._id)}</dt>
            <dd>{figure.exact(line.share * co2)} kg</dd>
          </div>
        ))}
      </dl>
      <p>
        <ButtonLink size="small" to="/recipes/recipe/{-$id}" params={{ id: bag.id }}>
          {text('made.openBag')}
        </ButtonLink>
      </p>
    </div>
  );
}

/** An own ingredient counts by the figure that somebody of the organization gave it, and names where that comes from. */
export function OwnWhy({ own, grams, co2 }: OwnPartProps & { own: CustomIngredient }) {
  const text = useText('recipes/panel');
  return (
    <div className={styles.why}>
      <Sum grams={grams} co2={co2} />
      <p>{own.source.trim() === '' ? text('made.ownUnsourced') : text('made.own', { source: own.source.trim() })}</p>
    </div>
  );
}
