import { kgPerServing } from '@plateprint/shared/footprint/carbon-level.ts';
import type { ReportLine } from '@plateprint/shared/reports/report-data.ts';
import type { ReportVariety } from '@plateprint/shared/reports/report-kind.ts';
import { CarbonLabel } from '../footprint/carbon-label.tsx';
import { useText } from '../i18n/use-text.ts';
import { Link } from '../ui/link.tsx';
import styles from './dashboard-page.module.css';

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
  const kg = kgPerServing(line.co2?.value ?? null, line.weightCovered);
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
