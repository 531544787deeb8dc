import type { LikelyBrand } from '@plateprint/shared/mapper/brand-api.ts';
import { useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Kbd } from '../../ui/control/kbd.tsx';
import type { Answers } from '../use-answers.ts';
import { usePageKeys } from '../use-page-keys.ts';
import waiting from '../waiting.module.css';
import { BrandChoice } from './brand-choice.tsx';
import styles from './brands.module.css';

interface BrandQuestionsProps {
  brands: readonly LikelyBrand[];
  answers: Answers;
  onLater: () => void;
}

/** Words that most likely are brands, and what each name is without them: one answer for all of them. */
export function BrandQuestions({ brands, answers, onLater }: BrandQuestionsProps) {
  const text = useText('mapper');
  const format = useFormat();
  /** Words that are none, and names that a person leaves out. */
  const [none, setNone] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const names = brands.filter(({ word }) => !none.has(word)).flatMap((brand) => brand.names);
  const chosen = names.filter(({ name }) => !left.has(name.id));
  const say = (isBrand: (word: string) => boolean): void =>
    answers.sayBrands(
      brands.map(({ word, written }) => ({ word, written, isBrand: isBrand(word) })),
      chosen.filter(({ name }) =>
        brands.some(({ word, names: own }) => isBrand(word) && own.some((each) => each.name.id === name.id)),
      ),
    );
  const yes = (): void => say((word) => !none.has(word));
  const no = (): void => say(() => false);
  usePageKeys({
    pick: (place) => {
      const word = brands[place]?.word;
      if (word !== undefined) setNone(toggled(none, word));
    },
    take: yes,
    takeAll: yes,
    move: (by) => by === 1 && onLater(),
    noFood: no,
    similar: () => setLeft(new Set(left.size > 0 ? [] : names.map(({ name }) => name.id))),
    undo: answers.undo,
  });
  const atStake = names.reduce((sum, { name }) => sum + name.atStake, 0) / 1000;
  return (
    <section className={waiting.card} aria-labelledby="mapper-brands-asked">
      <div aria-live="polite">
        <h2 id="mapper-brands-asked" className={waiting.name}>
          {text('brand.title', { count: brands.length, brand: brands[0]?.written ?? '' })}
        </h2>
        <p className={waiting.facts}>{text('brand.lead', { count: brands.length })}</p>
        <p className={waiting.open}>
          {text('brand.atStake', { co2: `${format.number(atStake, { most: atStake < 10 ? 1 : 0 })} ${text('co2Unit')}` })}
        </p>
      </div>
      {brands.map((brand) => (
        <BrandChoice
          key={brand.word}
          brand={brand}
          isAlone={brands.length === 1}
          isBrand={!none.has(brand.word)}
          onBrand={() => setNone(toggled(none, brand.word))}
          left={left}
          onLeft={(id) => setLeft(toggled(left, id))}
        />
      ))}
      <p className={waiting.complete}>{text('brand.untick', { count: brands.length })}</p>
      <div className={styles.actions}>
        <Button variant="primary" disabled={none.size === brands.length} onClick={yes}>
          {text('brand.yes', { count: brands.length - none.size, names: chosen.length })} <Kbd keys="↵" />
        </Button>
        <Button onClick={no}>
          {text('brand.no', { count: brands.length })} <Kbd keys="N" />
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

function toggled(set: ReadonlySet<string>, each: string): ReadonlySet<string> {
  return new Set(set.has(each) ? [...set].filter((other) => other !== each) : [...set, each]);
}
