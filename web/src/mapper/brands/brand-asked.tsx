import type { LikelyBrand, NameWithBrand } from '@plateprint/shared/mapper/brand-api.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import type { Answers } from '../use-answers.ts';
import { usePageKeys } from '../waiting/use-page-keys.ts';
import waiting from '../waiting/waiting.module.css';
import styles from './brands.module.css';

interface BrandAskedProps {
  brand: LikelyBrand;
  answers: Answers;
  onLater: () => void;
}

/** A word that most likely is a brand, and what each name is without it: one answer for all of them. */
export function BrandAsked({ brand, answers, onLater }: BrandAskedProps) {
  const text = useText('mapper');
  const format = useFormat();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { written, names, foods, others } = brand;
  const chosen = names.filter(({ name }) => !left.has(name.id));
  const yes = (): void => answers.sayBrand(brand, true, chosen);
  const no = (): void => answers.sayBrand(brand, false, []);
  const toggleAll = (): void => setLeft(new Set(left.size > 0 ? [] : names.map(({ name }) => name.id)));
  usePageKeys({
    pick: () => undefined,
    take: yes,
    takeAll: yes,
    move: (by) => by === 1 && onLater(),
    noFood: no,
    similar: toggleAll,
    undo: answers.undo,
  });
  const atStake = names.reduce((sum, { name }) => sum + name.atStake, 0) / 1000;
  return (
    <section className={waiting.card} aria-labelledby="mapper-brand">
      <div aria-live="polite">
        <h2 id="mapper-brand" className={waiting.name}>
          {text('brand.title', { brand: written })}
        </h2>
        <p className={waiting.facts}>{text('brand.lead', { foods: format.number(foods), count: names.length })}</p>
        <p className={waiting.open}>
          {text('brand.atStake', { co2: `${format.number(atStake, { most: atStake < 10 ? 1 : 0 })} ${text('co2Unit')}` })}
        </p>
      </div>
      <div className={styles.choice}>
        <Checkbox
          label={text('brand.take', { count: format.number(chosen.length), of: format.number(names.length) })}
          hint={text('brand.untick')}
          checked={left.size === 0}
          mixed={left.size > 0 && left.size < names.length}
          onChange={toggleAll}
        />
        <ul className={styles.names}>
          {names.map((each) => (
            <NameRow
              key={each.name.id}
              name={each}
              isChosen={!left.has(each.name.id)}
              onChange={(isChosen) =>
                setLeft(new Set(isChosen ? [...left].filter((id) => id !== each.name.id) : [...left, each.name.id]))
              }
            />
          ))}
        </ul>
        {others > 0 && <p className={waiting.complete}>{text('brand.others', { count: others })}</p>}
      </div>
      <div className={styles.deeds}>
        <Button variant="primary" onClick={yes}>
          {text('brand.yes')} <Kbd keys="↵" />
        </Button>
        <Button onClick={no}>
          {text('brand.no')} <Kbd keys="N" />
        </Button>
        <Button variant="quiet" onClick={onLater}>
          {text('brand.later')} <Kbd keys="↓" />
        </Button>
        <Button variant="quiet" icon="undo" disabled={!answers.canUndo} onClick={answers.undo}>
          {text('undo')} <Kbd keys="U" />
        </Button>
      </div>
    </section>
  );
}

interface NameRowProps {
  name: NameWithBrand;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function NameRow({ name: { name, becomes, mapped_name, variationName }, isChosen, onChange }: NameRowProps) {
  const text = useText('mapper');
  const food = [mapped_name, variationName, becomes.categoryId !== null && text('classAverage')].filter(Boolean).join(', ');
  return (
    <li>
      <Checkbox label={name.name} checked={isChosen} onChange={onChange} />
      <span className={styles.food}>{food}</span>
    </li>
  );
}
