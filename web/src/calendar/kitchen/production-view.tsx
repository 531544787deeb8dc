import { useMemo } from 'react';
import { Card } from '../../ui/layout/card.tsx';
import type { KitchenWords } from './kitchen-words.ts';
import styles from './kitchen.module.css';
import { madeOfDay, type ProducedRecipe, type Production, takenOut } from './production-tables.ts';

/** The production of each day: base recipes first, then the dishes in the order of the lines. */
export function ProductionView({ production, words }: { production: Production; words: KitchenWords }) {
  const out = useMemo(() => takenOut(production, words), [production, words]);
  return (
    <div className={styles.stack}>
      <p className={styles.hint}>{words.text('productionHelp')}</p>
      {production.days.map((day) => (
        <Card key={day.date} title={words.day(day.date)}>
          {out.get(day.date)?.map((said) => (
            <p key={said} className={styles.thaw}>
              {said}
            </p>
          ))}
          {madeOfDay(day, production, words).map((made) => (
            <Made key={made.key} made={made} words={words} />
          ))}
        </Card>
      ))}
    </div>
  );
}

function Made({ made, words: { text } }: { made: ProducedRecipe; words: KitchenWords }) {
  return (
    <section className={styles.made} aria-label={made.title}>
      <h3 className={styles.shelf}>{made.title}</h3>
      <ul className={styles.facts}>
        {made.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {made.lines.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('food')}</th>
              <th scope="col" className={styles.wide}>
                {text('amount')}
              </th>
              <th scope="col">{text('weight')}</th>
              {made.isBatched && <th scope="col">{text('eachBatch')}</th>}
            </tr>
          </thead>
          <tbody>
            {made.lines.map((line, at) => (
              <tr key={at}>
                <th scope="row">
                  {line.name}
                  {line.amount !== '' && <span className={styles.narrow}>{line.amount}</span>}
                  {line.thaw && <span className={styles.thaw}>{line.thaw}</span>}
                </th>
                <td className={styles.wide}>{line.amount}</td>
                <td>{line.weight}</td>
                {made.isBatched && <td>{line.batch}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {made.steps.length > 0 && (
        <ol className={styles.steps}>
          {made.steps.map((step, at) => (
            <li key={at}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
