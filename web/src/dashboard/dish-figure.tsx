import type { ReportLine } from '@plateprint/shared/reports/model/report-data.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { kgOfLine } from '@plateprint/shared/reports/model/kg-of-line.ts';
import { CarbonLabel } from '../footprint/carbon-label.tsx';
import { useText } from '../platform/i18n/use-text.ts';
import { Link } from '../ui/control/link.tsx';
import styles from './dashboard.module.css';

interface DishFigureProps {
  title: string;
  line: ReportLine | null;
  month: string;
  variety: ReportVariety;
}

/** One dish or food of a month and its figure, large: grams CO2e of 400 g, by which they are compared. */
export function DishFigure({ title, line, month, variety }: DishFigureProps) {
  const text = useText('dashboard');
  if (!line) return null;
  const kg = kgOfLine(line);
  return (
    <section className={styles.figure}>
      <h2 className={styles.title}>{title}</h2>
      <CarbonLabel level={line.level} co2={kg === null ? null : kg * 1000} size="large" />
      <div className={styles.dish}>
        <p>
          {variety === 'sales' && line.id ? (
            <Link to="/recipes/recipe/{-$id}" params={{ id: line.id }} quiet>
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </p>
        <p className={styles.among}>
          {text('perServing')} · {month}
        </p>
      </div>
    </section>
  );
}
