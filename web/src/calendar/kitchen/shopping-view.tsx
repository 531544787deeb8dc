import { articlesFor, type ShoppingRow } from '@plateprint/shared/calendar/kitchen/shopping-list.ts';
import type { KitchenArticle } from '@plateprint/shared/purchases/kitchen-article.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { KitchenWords } from './kitchen-words.ts';
import styles from './kitchen.module.css';
import type { Shopping } from './shopping-tables.ts';
import { gramsIn, shownIn, WEIGHT_UNITS } from '../../units/weight-units.ts';

interface ShoppingViewProps {
  list: Shopping;
  articles: readonly KitchenArticle[];
  words: KitchenWords;
  onStock: (key: string, grams: number | null) => void;
  onChoose: (key: string, at: number) => void;
}

/** The purchases, by supplier and shelf; the amount in store is typed beside each. */
export function ShoppingView({ list, words, ...acts }: ShoppingViewProps) {
  const { text } = words;
  return (
    <div className={styles.stack}>
      <p className={styles.hint}>{text('roundedUp')}</p>
      {list.groups.map(({ supplier, shelves }) => (
        <Card key={supplier ?? ''} title={supplier ?? text('noSupplier')}>
          {shelves.map(({ name, rows }) => (
            <div key={name ?? ''}>
              <h3 className={styles.shelf}>{name ?? text('noShelf')}</h3>
              <ul className={styles.rows}>
                {rows.map((row) => (
                  <Row key={row.food.key} row={row} words={words} {...acts} />
                ))}
              </ul>
            </div>
          ))}
        </Card>
      ))}
      {list.unknown.length > 0 && (
        <Card title={text('unknownTitle')}>
          <p className={styles.hint}>{text('unknownHelp')}</p>
          <ul className={styles.plain}>
            {list.unknown.map((line, at) => (
              <li key={at}>{words.food(line)}</li>
            ))}
          </ul>
        </Card>
      )}
      {list.uncounted.length > 0 && (
        <Card title={text('uncountedTitle')}>
          <p className={styles.hint}>{text('uncountedHelp')}</p>
          <ul className={styles.plain}>
            {list.uncounted.map((dish) => (
              <li key={dish}>{dish}</li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

interface RowProps extends Omit<ShoppingViewProps, 'list'> {
  row: ShoppingRow;
}

function Row({ row, articles, words, onStock, onChoose }: RowProps) {
  const { text, weight, format } = words;
  const heavy = WEIGHT_UNITS[format.units].large;
  const { food, article, others } = row;
  const name = words.food(food.line);
  const fitting = articlesFor(food, articles);
  return (
    <li className={styles.row}>
      <div className={styles.food}>
        <strong>{name}</strong>
        <span className={styles.hint}>
          {text('neededOf', { weight: weight(food.grams) })}
          {food.unknownLines > 0 && ` · ${text('andUnknown', { count: food.unknownLines })}`}
        </span>
      </div>
      <AmountField
        label={text('inStore')}
        aria-label={text('inStoreOf', { food: name })}
        unit={heavy.name}
        value={row.stock === 0 ? null : shownIn(row.stock, heavy)}
        onChange={(typed) => onStock(food.key, gramsIn(typed, heavy))}
      />
      <div className={styles.buy}>
        <strong>{words.buy(row)}</strong>
        {others.length > 0 ? (
          <NativeSelect
            label={text('articleOf', { food: name })}
            hideLabel
            value={String(article ? fitting.indexOf(article) : 0)}
            choices={fitting.map((each, at) => ({
              value: String(at),
              label: [each.name, each.supplier].filter(Boolean).join(' · '),
            }))}
            onChange={(at) => onChoose(food.key, Number(at))}
          />
        ) : (
          <span className={styles.hint}>{article ? article.name : text('noArticle')}</span>
        )}
        {article?.statement && <span className={styles.hint}>{words.maker(article)}</span>}
        {row.alsoFor.length > 0 && <span className={styles.hint}>{words.alsoFor(row)}</span>}
        {row.leftOver > 0.5 && <span className={styles.hint}>{text('leftOverOf', { weight: weight(row.leftOver) })}</span>}
      </div>
    </li>
  );
}
