import { LEAST_RANGE } from '@plateprint/shared/ingredients/grade-range.ts';
import { GRADES } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './method-tables.module.css';

/** Each grade of a figure with the least range that the release gives it. */
export function GradeTable() {
  const text = useText('ingredients');
  const format = useFormat();
  return (
    <table className={styles.table}>
      <caption data-unseen="">{text('grades.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('grades.grade')}</th>
          <th scope="col">{text('grades.says')}</th>
          <th scope="col" className={styles.numeric}>
            {text('grades.least')}
          </th>
        </tr>
      </thead>
      <tbody>
        {GRADES.map((grade) => (
          <tr key={grade}>
            <th scope="row" className={styles.letter}>
              {grade}
            </th>
            <td>{text(`grades.${grade}`)}</td>
            <td className={styles.numeric}>
              −{format.percent(1 - LEAST_RANGE[grade].low)} / +{format.percent(LEAST_RANGE[grade].high - 1)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
