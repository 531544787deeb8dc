import type { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Source } from '@plateprint/shared/ingredients/factor/source.ts';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { ExampleFactor } from './example-factor.tsx';
import { ExamplePortion, ExampleProduct } from './example-figures.tsx';
import { LocationChoice, LOCATION_OF_LANGUAGE } from './location-choice.tsx';
import { type ExampleFood, useExampleFoods } from './use-example-food.ts';
import styles from './worked-example.module.css';

type StepName = 'read' | 'find' | 'weigh' | 'factor' | 'multiply' | 'portion';

/** Two lines on their way to kg CO2e per portion, step by step and calculated while somebody reads. */
export function WorkedExample({ sources }: { sources: readonly Source[] }) {
  const text = useText('ingredients');
  const format = useFormat();
  const language = useLanguage();
  const [chosen, setChosen] = useState<Location | null>(null);
  const location = chosen ?? LOCATION_OF_LANGUAGE[language];
  const { foods, failure, retry } = useExampleFoods([text('chain.first'), text('chain.second')], location);

  if (!foods) return failure ? <ErrorState failure={failure} onRetry={retry} /> : <Skeleton lines={24} />;
  const step = (name: StepName, show: (food: ExampleFood) => ReactNode) => (
    <Step title={text(`chain.${name}`)} how={text(`chain.${name}How`)} foods={foods} show={show} />
  );
  return (
    <div className={styles.example}>
      <div className={styles.location}>
        <LocationChoice value={location} onChange={setChosen} />
      </div>
      <ol className={styles.steps}>
        {step('read', ({ phrase: { quantity, unitText, name } }) => (
          <span className={styles.words}>
            {[quantity ?? '', unitText ?? '', name].map((part) => (
              <span key={String(part)}>{part}</span>
            ))}
          </span>
        ))}
        {step('find', ({ name, state }) => (
          <>
            <strong>{name}</strong> {state}
          </>
        ))}
        {step('weigh', ({ grams }) => (
          <strong>{format.number(grams, { most: 1 })} g</strong>
        ))}
        {step('factor', (food) => (
          <ExampleFactor food={food} foods={foods} sources={sources} />
        ))}
        {step('multiply', (food) => (
          <ExampleProduct food={food} />
        ))}
        {step('portion', (food) => (
          <ExamplePortion food={food} />
        ))}
      </ol>
    </div>
  );
}

interface StepProps {
  title: string;
  how: string;
  foods: readonly ExampleFood[];
  show: (food: ExampleFood) => ReactNode;
}

function Step({ title, how, foods, show }: StepProps) {
  return (
    <li className={styles.step}>
      <h3>{title}</h3>
      <p className={styles.how}>{how}</p>
      <div className={styles.foods}>
        {foods.map((food) => (
          <div key={food.written} className={styles.food}>
            <p className={styles.written}>{food.written}</p>
            <div>{show(food)}</div>
          </div>
        ))}
      </div>
    </li>
  );
}
