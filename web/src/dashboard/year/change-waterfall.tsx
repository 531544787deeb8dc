import type { MonthsChange } from '@plateprint/shared/reports/api/change-api.ts';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { changeSteps, signedKg } from '../../reports/change-steps.ts';
import styles from './change-waterfall.module.css';

interface ChangeWaterfallProps {
  title: string;
  per: MonthsChange['per'];
  /** The figures before and after, grams CO2e, and the causes between, which sum to the difference. */
  from: { name: string; grams: number };
  to: { name: string; grams: number };
  causes: readonly { name: string; co2: number }[];
}

/** A change cause by cause, each from where the one before ended: a table with its bars. */
export function ChangeWaterfall({ title, per, from, to, causes }: ChangeWaterfallProps) {
  const text = useText('reports/change');
  const format = useFormat();
  const { steps, before, after } = changeSteps({ before: from.grams, parts: causes });
  return (
    <table className={styles.steps}>
      <caption data-unseen="">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{text('head.part')}</th>
          <th scope="col" className={styles.kg} colSpan={2}>
            {text('head.change', { unit: text(`per.${per}`) })}
          </th>
        </tr>
      </thead>
      <tbody>
        <Side {...from} at={before} />
        {steps.map(({ name, co2, start, end }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.way} aria-hidden="true">
              <span
                className={styles.bar}
                data-less={co2 < 0 || undefined}
                style={{ insetInlineStart: `${start * 100}%`, inlineSize: `${(end - start) * 100}%` }}
              />
            </td>
            <td className={styles.kg}>{signedKg(co2, per, format)}</td>
          </tr>
        ))}
        <Side {...to} at={after} />
      </tbody>
    </table>
  );
}

function Side({ name, grams, at }: { name: string; grams: number; at: number }) {
  const co2 = useCo2();
  return (
    <tr className={styles.month}>
      <th scope="row">{name}</th>
      <td className={styles.way} aria-hidden="true">
        <span className={styles.mark} style={{ insetInlineStart: `calc(${at * 100}% - 1px)` }} />
      </td>
      <td className={styles.kg}>{co2.exact(grams)}</td>
    </tr>
  );
}
