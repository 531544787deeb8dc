import type { SideFigure, SidesChange } from '@plateprint/shared/reports/api/sides-api.ts';
import type { FoodDataBasis } from '@plateprint/shared/reports/model/food-data-basis.ts';
import { DifferenceSentence } from '../../footprint/difference-sentence.tsx';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { isSeen, signedKg } from '../../reports/change-steps.ts';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ChangeWaterfall } from '../year/change-waterfall.tsx';
import { sidesWords } from './sides-words.ts';
import styles from './sides.module.css';

interface SidesResultProps {
  change: SidesChange;
  onFigures: (figures: FoodDataBasis) => void;
}

/** What both sides are, how surely they differ, and what makes the difference. */
export function SidesResult({ change, onFigures }: SidesResultProps) {
  const text = useText('dashboard/sides');
  const { withheld } = change;
  return (
    <>
      <div className={styles.sides}>
        <Side side={change.a} per={change.per} title={text('side.a')} />
        <Side side={change.b} per={change.per} title={text('side.b')} />
      </div>
      <Ground change={change} onFigures={onFigures} />
      {withheld === null ? <Difference change={change} /> : <Message tone="warning">{text(`withheld.${withheld}`)}</Message>}
    </>
  );
}

function Side({ side, per, title }: { side: SideFigure; per: SidesChange['per']; title: string }) {
  const text = useText('dashboard/sides');
  const unit = useText('reports/change');
  const format = useFormat();
  const co2 = useCo2();
  const words = sidesWords(text, format);
  const isAtLeast = side.coverageState === 'too_little';
  const kg = (grams: number): string => (per === 'total' ? format.number(grams / 1000, { decimals: 0 }) : co2.exact(grams));
  return (
    <Card title={title}>
      <p className={styles.name}>{words.name(side)}</p>
      {side.co2 && (
        <p>
          <span className={styles.value}>{isAtLeast ? text('atLeast', { co2: kg(side.co2.value) }) : kg(side.co2.value)}</span>{' '}
          {unit(`per.${per}`)}
          {!isAtLeast && (
            <span className={styles.quiet}>
              {' '}
              ({kg(side.co2.low)}–{kg(side.co2.high)})
            </span>
          )}
        </p>
      )}
      {words.covers(side).map((sentence) => (
        <p key={sentence} className={styles.quiet}>
          {sentence}
        </p>
      ))}
    </Card>
  );
}

/** The food data that both are counted with, and the choice where it matters. */
function Ground({ change, onFigures }: SidesResultProps) {
  const text = useText('dashboard/sides');
  const foodData = useText('dashboard/food-data');
  const format = useFormat();
  const { isChosen, figures, today, withheld } = change;
  if (withheld === 'no_figures') return null;
  return (
    <div className={styles.ground}>
      {isChosen && (
        <SegmentedControl<FoodDataBasis>
          label={foodData('label')}
          value={figures}
          segments={[
            { value: 'published', label: foodData('published') },
            { value: 'today', label: foodData('today', { version: today }) },
          ]}
          onChange={onFigures}
        />
      )}
      <p className={styles.quiet}>{sidesWords(text, format).ground(change)}</p>
    </div>
  );
}

function Difference({ change }: { change: SidesChange }) {
  const text = useText('dashboard/sides');
  const part = useText('reports/change');
  const format = useFormat();
  const words = sidesWords(text, format);
  const { a, b, per, difference, parts } = change;
  const moved = (parts ?? []).filter(({ co2 }) => isSeen(co2, per));
  return (
    <Card title={text('difference')}>
      {a.co2 && b.co2 && (
        <p className={styles.change}>
          {signedKg(b.co2.value - a.co2.value, per, format)} {part(`per.${per}`)}
        </p>
      )}
      <p>
        <DifferenceSentence difference={difference} />
      </p>
      {parts === null && <p className={styles.quiet}>{text('noParts')}</p>}
      {parts !== null && moved.length === 0 && <p className={styles.quiet}>{part('none')}</p>}
      {moved.length > 0 && a.co2 && b.co2 && (
        <>
          <p className={styles.quiet}>{part('lead')}</p>
          <ChangeWaterfall
            title={text('difference')}
            per={per}
            from={{ name: words.name(a), grams: a.co2.value }}
            to={{ name: words.name(b), grams: b.co2.value }}
            causes={moved.map((each) => ({ name: part(`part.${each.part}`), co2: each.co2 }))}
          />
          <RowsOfParts parts={moved} per={per} />
        </>
      )}
    </Card>
  );
}

/** The five rows that make most of each part. */
function RowsOfParts({ parts, per }: { parts: NonNullable<SidesChange['parts']>; per: SidesChange['per'] }) {
  const text = useText('reports/change');
  const format = useFormat();
  const shown = parts
    .map((each) => ({ ...each, rows: each.rows.filter(({ co2 }) => isSeen(co2, per)) }))
    .filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return null;
  return (
    <table className={styles.rows}>
      <caption className={styles.title}>{text('head.rows')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('head.part')}</th>
          <th scope="col" className={styles.kg}>
            {text('head.change', { unit: text(`per.${per}`) })}
          </th>
        </tr>
      </thead>
      {shown.map(({ part, co2, rows }) => (
        <tbody key={part}>
          <tr>
            <th scope="rowgroup">{text(`part.${part}`)}</th>
            <td className={styles.kg}>{signedKg(co2, per, format)}</td>
          </tr>
          {rows.map((row) => (
            <tr key={row.name} className={styles.row}>
              <th scope="row">{row.name}</th>
              <td className={styles.kg}>{signedKg(row.co2, per, format)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
