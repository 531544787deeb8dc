import type { LikelyBrand, NameWithBrand } from '@plateprint/shared/mapper/brand-api.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { weightFigure } from '../../units/weight-figure.ts';
import { massOf } from '../queue-list.tsx';
import waiting from '../waiting.module.css';
import styles from './brands.module.css';

interface BrandChoiceProps {
  brand: LikelyBrand;
  /** The only word that is asked about. */
  isAlone: boolean;
  isBrand: boolean;
  onBrand: () => void;
  /** Ids of names that are left out. */
  left: ReadonlySet<string>;
  onLeft: (id: string) => void;
}

/** One word that may be a brand, and the names that it hides, each with the food it is without. */
export function BrandChoice({ brand, isAlone, isBrand, onBrand, left, onLeft }: BrandChoiceProps) {
  const text = useText('mapper');
  const format = useFormat();
  const { written, names, foods, others } = brand;
  const chosen = isBrand ? names.filter(({ name }) => !left.has(name.id)).length : 0;
  return (
    <div className={styles.choice}>
      {!isAlone && <Checkbox label={written} checked={isBrand} onChange={onBrand} />}
      <details className={styles.list} open={isAlone}>
        <summary>{text('brand.names', { foods, count: format.number(chosen), of: names.length })}</summary>
        <ul className={styles.names}>
          {names.map((each) => (
            <NameRow
              key={each.name.id}
              name={each}
              isChosen={isBrand && !left.has(each.name.id)}
              isOpen={isBrand}
              onChange={() => onLeft(each.name.id)}
            />
          ))}
        </ul>
        {others > 0 && <p className={waiting.complete}>{text('brand.others', { count: others })}</p>}
      </details>
    </div>
  );
}

interface NameRowProps {
  name: NameWithBrand;
  isChosen: boolean;
  isOpen: boolean;
  onChange: () => void;
}

function NameRow({ name: { name, becomes, mapped_name, variationName }, isChosen, isOpen, onChange }: NameRowProps) {
  const text = useText('mapper');
  const format = useFormat();
  const food = [mapped_name, variationName, becomes.categoryId !== null && text('classAverage')].filter(Boolean).join(', ');
  return (
    <li>
      <Checkbox label={name.name} checked={isChosen} disabled={!isOpen} onChange={onChange} />
      <span className={styles.food}>{food}</span>
      <span className={styles.mass}>{massOf(name, (grams) => weightFigure(grams, format))}</span>
    </li>
  );
}
