import type { ReleaseChanges as Changes } from '@plateprint/shared/ingredients/quality/release-changes.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useIngredientNames } from '../use-ingredient-names.ts';
import { ChangeReason } from './change-reason.tsx';
import { ChangeTable } from './change-table.tsx';
import styles from './release-changes.module.css';

/** What moved in each release, the newest first: older ones are opened. */
export function AllReleaseChanges({ changes }: { changes: readonly Changes[] }) {
  const text = useText('ingredients/changes');
  return (
    <>
      <p>{text('lead')}</p>
      {changes.map((each, at) => (
        <details key={each.to} className={styles.release} open={at === 0}>
          <summary>{text('release', { from: each.from, to: each.to })}</summary>
          <ReleaseChanges changes={each} />
        </details>
      ))}
    </>
  );
}

function ReleaseChanges({ changes }: { changes: Changes }) {
  const text = useText('ingredients/changes');
  const { moved, movers, foods, states, regraded } = changes;
  const counts = { foods: foods.added, states: states.added, gone: states.removed, ...regraded };
  return (
    <div className={styles.what}>
      <p>{text('counts', counts)}</p>
      <p>{moved === 0 ? text('none') : moved > movers.length ? text('moved', { shown: movers.length, moved }) : text('all')}</p>
      {moved > 0 && <Movers movers={movers} />}
      <PlaceMovers movers={changes.places} />
      <PartMovers movers={changes.withoutLandUse} />
    </div>
  );
}

function Movers({ movers }: { movers: Changes['movers'] }) {
  const text = useText('ingredients/changes');
  const format = useFormat();
  const nameOf = useFoodNames(movers);
  const kg = useKg();
  return (
    <ChangeTable
      caption={text('unit')}
      columns={[text('food'), text('before'), text('after'), text('change'), text('why')]}
      words={text('why')}
      rows={movers.map((mover) => ({
        id: mover.variationId,
        food: nameOf(mover),
        cells: [
          kg(mover.before),
          kg(mover.after),
          `${mover.after > mover.before ? '+' : '−'}${format.percent(Math.abs(mover.after / mover.before - 1))}`,
          <span key="why" className={styles.reasons}>
            {mover.why.map((reason, at) => (
              <ChangeReason key={at} reason={reason} />
            ))}
          </span>,
        ],
      }))}
    />
  );
}

/** Where they are eaten: a country is named, and each has its value before and after. */
function PlaceMovers({ movers }: { movers: Changes['places'] }) {
  const text = useText('ingredients/changes');
  const { locale } = useFormat();
  const nameOf = useFoodNames(movers);
  const kg = useKg();
  if (movers.length === 0) return null;
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const places = movers[0]?.places.map(({ place }) => countries.of(place) ?? place) ?? [];
  return (
    <>
      <h3>{text('places')}</h3>
      <ChangeTable
        caption={text('placesUnit')}
        columns={[text('food'), ...places]}
        rows={movers.map((mover) => ({
          id: mover.variationId,
          food: nameOf(mover),
          cells: mover.places.map(({ before, after }) => `${kg(before)} → ${kg(after)}`),
        }))}
      />
    </>
  );
}

function PartMovers({ movers }: { movers: Changes['withoutLandUse'] }) {
  const text = useText('ingredients/changes');
  const nameOf = useFoodNames(movers);
  const kg = useKg();
  if (movers.length === 0) return null;
  return (
    <>
      <h3>{text('parts')}</h3>
      <ChangeTable
        caption={text('partsUnit')}
        columns={[text('food'), text('before'), text('after')]}
        rows={movers.map((mover) => ({
          id: mover.variationId,
          food: nameOf(mover),
          cells: [kg(mover.before), kg(mover.after)],
        }))}
      />
    </>
  );
}

function useKg(): (value: number | null) => string {
  const text = useText('ingredients/changes');
  const format = useFormat();
  return (value) => (value === null ? text('unknown') : format.number(value, { decimals: 2 }));
}

type Named = Pick<Changes['movers'][number], 'ingredientId' | 'variationId' | 'name'>;

/** In the reader's language; a food that is no longer there has its English name. */
function useFoodNames(foods: readonly Named[]): (food: Named) => string {
  const words = useIngredientNames(foods.map(({ ingredientId }) => ingredientId));
  return ({ ingredientId, variationId, name }) => {
    const found = words(ingredientId);
    if (found === undefined) return '…';
    const state = ownValue(found?.variationNames, variationId);
    return found && state !== undefined ? `${found.ingredientName}, ${state}` : name;
  };
}
