import { twoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { readArchivedDish } from '@plateprint/shared/menus/archive/archive-api.ts';
import type { DishEvidence } from '@plateprint/shared/menus/archive/dish-evidence.ts';
import type { ShownDish } from '@plateprint/shared/menus/archive/shown-state.ts';
import { OtherTotal } from '../../footprint/other-total.tsx';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { lightFigure } from '../../units/weight-figure.ts';
import styles from './archive.module.css';

interface DishEvidenceDialogProps {
  dish: ShownDish;
  restaurantId: string;
  onClose: () => void;
}

/** The evidence for the figure of a dish, as guests saw it. */
export function DishEvidenceDialog({ dish, restaurantId, onClose }: DishEvidenceDialogProps) {
  const text = useText('menus/archive');
  const language = useLanguage();
  const { data, error, refetch } = useRead(readArchivedDish, {
    params: { restaurantId, evidence: dish.evidence ?? '' },
    query: { language },
  });
  return (
    <Dialog title={text('evidenceOf', { dish: dish.name })} isOpen onClose={onClose} size="large">
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && <Evidence evidence={data} />}
    </Dialog>
  );
}

type EvidenceLine = NonNullable<DishEvidence['lines']>[number];

const lineCell = ({ name, written }: EvidenceLine) => (
  <span>
    {name}
    {written !== name && <span className={styles.beside}>{written}</span>}
  </span>
);

function Evidence({ evidence }: { evidence: DishEvidence }) {
  const text = useText('menus/archive');
  const format = useFormat();
  const co2 = useCo2();
  // What guests read stands large: the total of its letter, whatever an organization prints.
  const totals = twoTotals(evidence.co2PerPortion, evidence.co2PerPortionWithoutLandUseChange, 'with_land_use_change');
  const { co2PerPortion, counted, portions, dataVersion, sourcesOf, lines, sources, ownSources } = evidence;
  return (
    <div className={styles.archive}>
      <p>
        <strong>{co2.withUnit(co2PerPortion?.value ?? null)}</strong> {co2PerPortion && `(${co2.range(co2PerPortion)})`}
      </p>
      {co2PerPortion && (
        <p className={styles.soft}>
          <OtherTotal totals={totals} hasLevel={false} />
        </p>
      )}
      <p className={styles.soft}>
        {[
          text('boundary'),
          text('counted', { lines: String(counted.lines), all: counted.all }),
          text('portions', { portions }),
        ].join(' ')}
      </p>
      {dataVersion !== sourcesOf && <p className={styles.soft}>{text('otherData', { version: dataVersion, now: sourcesOf })}</p>}
      {lines && (
        <DataTable
          caption={text('evidence')}
          rows={lines.map((line, place) => ({ ...line, place }))}
          keyOf={({ place }) => String(place)}
          columns={[
            {
              id: 'ingredient',
              label: text('ingredient'),
              names: true,
              cell: lineCell,
            },
            {
              id: 'grams',
              label: text('grams'),
              numeric: true,
              cell: ({ grams }) => (grams === null ? text('unknown') : lightFigure(grams, format)),
            },
            { id: 'part', label: text('part'), numeric: true, cell: (line) => co2.withUnit(line.co2PerPortion?.value ?? null) },
          ]}
        />
      )}
      <h3 className={styles.time}>{text('sources')}</h3>
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={source.id}>
            {source.url ? <a href={source.url}>{source.title}</a> : source.title}
            <span className={styles.beside}>{`${source.publisher} ${source.year} · ${source.licence}`}</span>
          </li>
        ))}
      </ul>
      {ownSources.length > 0 && <p className={styles.soft}>{`${text('ownSources')}${format.colon} ${ownSources.join('; ')}`}</p>}
    </div>
  );
}
