import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { useAllergens } from '../ingredients/use-allergens.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { SegmentedControl } from '../ui/choice/segmented-control.tsx';
import { Button } from '../ui/control/button.tsx';
import { Message } from '../ui/control/message.tsx';
import styles from './sign-off.module.css';

/** A person's answer on an allergen that the lines leave open: it is not in the dish, or it is or may be. */
type Answer = 'not_among' | 'in_it';
export type AllergenAnswers = ReadonlyMap<Allergen, Answer>;

interface OpenAllergensProps {
  open: readonly Allergen[];
  answers: AllergenAnswers;
  onAnswer: (answers: AllergenAnswers) => void;
}

/** Each of what is open is answered for by itself; nothing is answered before a person does. */
export function OpenAllergens({ open, answers, onAnswer }: OpenAllergensProps) {
  const text = useText('recipes/sign-off');
  const { name, list } = useAllergens();
  const left = open.filter((each) => !answers.has(each));
  const within = open.filter((each) => answers.get(each) === 'in_it');
  const answer = (of: readonly Allergen[], said: Answer): void =>
    onAnswer(new Map([...answers, ...of.map((each) => [each, said] as const)]));
  const segments = [
    { value: 'not_among', label: text('answers.notAmong') },
    { value: 'in_it', label: text('answers.inIt') },
  ] as const;
  return (
    <section className={styles.answers} aria-label={text('answers.title')}>
      <p>{text('answers.title')}</p>
      <ul>
        {open.map((each) => (
          <li key={each}>
            <span>{name(each)}</span>
            <SegmentedControl<Answer | ''>
              label={name(each)}
              value={answers.get(each) ?? ''}
              segments={segments}
              onChange={(said) => said !== '' && answer([each], said)}
            />
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <div className={styles.rest}>
          <span className={styles.soft}>{text('answers.left', { count: left.length })}</span>
          <Button size="small" onClick={() => answer(left, 'not_among')}>
            {text('answers.rest', { count: left.length })}
          </Button>
        </div>
      )}
      {within.length > 0 && <Message tone="warning">{text('answers.stateFirst', { allergens: list(within) })}</Message>}
    </section>
  );
}
