import type { SidesChange } from '@plateprint/shared/reports/api/sides-api.ts';
import { changeSteps, isSeen, signedKg } from '../../reports/change-steps.ts';
import type { TableWords } from './sides-tables.ts';
import { sidesWords } from './sides-words.ts';

/** The waterfall on paper: each part from where the one before ended, with its label and its kilograms. */
export function PaperWaterfall({
  change: { a, b, per, parts },
  words: { text, change, format },
}: {
  change: SidesChange;
  words: Pick<TableWords, 'text' | 'change' | 'format'>;
}) {
  const moved = (parts ?? []).filter(({ co2 }) => isSeen(co2, per));
  if (moved.length === 0 || !a.co2 || !b.co2) return null;
  const { steps, before, after } = changeSteps({ before: a.co2.value, parts: moved });
  const { name } = sidesWords(text, format);
  const kg = (grams: number): string => format.number(grams / 1000, { decimals: per === 'total' ? 0 : 3 });
  return (
    <table className="list-table list-waterfall">
      <tbody>
        <Edge name={name(a)} at={before} kg={kg(a.co2.value)} />
        {steps.map(({ part, co2, start, end }) => (
          <tr key={part}>
            <th scope="row">{change(`part.${part}`)}</th>
            <td>
              <span
                className={co2 < 0 ? 'list-bar list-bar-less' : 'list-bar'}
                style={{ marginLeft: `${start * 100}%`, width: `${Math.max(0.5, (end - start) * 100)}%` }}
              />
            </td>
            <td className="list-figure">{signedKg(co2, per, format)}</td>
          </tr>
        ))}
        <Edge name={name(b)} at={after} kg={kg(b.co2.value)} />
      </tbody>
    </table>
  );
}

function Edge({ name, at, kg }: { name: string; at: number; kg: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <span className="list-mark" style={{ marginLeft: `calc(${at * 100}% - ${at * 2}px)` }} />
      </td>
      <td className="list-figure">{kg}</td>
    </tr>
  );
}
