import type { OpenLine } from '@plateprint/shared/recipes/footprint/open-lines.ts';
import type { LineFacts } from '@plateprint/shared/recipes/footprint/line-footprint.ts';
import { lineParts, type SummedFigure } from '@plateprint/shared/recipes/footprint/line-parts.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Why } from '../../../ui/overlay/why.tsx';
import styles from './per-portion.module.css';

/** The basis of a portion's figures. */
export interface PortionOf {
  footprint: RecipeFootprint;
  /** The facts of each line, in order. */
  facts: readonly (LineFacts | null)[];
  /** The lines that leave open what is not known of its allergens. */
  openLines: readonly OpenLine[];
  portions: number;
  nameOf: (lineId: string) => string;
}

interface PortionFigureProps {
  figure: SummedFigure;
  name: string;
  of: PortionOf;
  /** Null is shown as not known. */
  value: number | null;
  written: (value: number) => string;
}

/** A figure of one portion that opens why: the lines it is the sum of, and those that it leaves out. */
export function PortionFigure({ figure, name, of, value, written }: PortionFigureProps) {
  const text = useText('recipes/panel');
  if (value === null) return <>–</>;
  return (
    <Why label={text('figure.why')} title={name} content={<Parts figure={figure} of={of} written={written} />}>
      {written(value)}
    </Why>
  );
}

/** So many lines are shown by name; the rest stands as one. */
const SHOWN = 6;

function Parts({ figure, of, written }: Pick<PortionFigureProps, 'figure' | 'of' | 'written'>) {
  const text = useText('recipes/panel');
  const format = useFormat();
  const { footprint, nameOf } = of;
  const parts = lineParts(figure, footprint, of);
  const rest = parts.slice(SHOWN);
  const known = new Set(parts.map(({ _id }) => _id));
  const unknown = footprint.lines.map(({ _id }) => (known.has(_id) ? '' : nameOf(_id))).filter((name) => name !== '');
  return (
    <>
      <dl className={styles.table}>
        {parts.slice(0, SHOWN).map(({ _id, value }) => (
          <div key={_id}>
            <dt>{nameOf(_id)}</dt>
            <dd>{written(value)}</dd>
          </div>
        ))}
        {rest.length > 0 && (
          <div>
            <dt>{text('figure.rest', { count: rest.length })}</dt>
            <dd>{written(rest.reduce((sum, { value }) => sum + value, 0))}</dd>
          </div>
        )}
      </dl>
      {unknown.length > 0 && <p className={styles.covers}>{text('figure.unknown', { names: format.list(unknown) })}</p>}
    </>
  );
}
