import type { FoodAllergens } from '@plateprint/shared/ingredients/food-allergens.ts';
import { TOGETHER_CONFIDENCE } from '@plateprint/shared/ingredients/search/confidence.ts';
import { useId, useState } from 'react';
import { useAllergens } from '../../../ingredients/use-allergens.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Button } from '../../../ui/control/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useWeight } from '../../../users/use-weight.ts';
import { AllergenChanges } from '../allergens/allergen-changes.tsx';
import type { AllergensTaken, LineSuggestion } from '../state/doubtful-lines.ts';
import styles from './doubt-bar.module.css';

/** The facts of a suggestion, with the allergens that it brings into the recipe. */
interface SuggestionFacts {
  name: string;
  grams: number | null;
  /** Null while they are on their way. */
  allergens: FoodAllergens | null;
}

export interface TakeTogetherProps {
  suggestions: readonly LineSuggestion[];
  factsOf: (suggestion: LineSuggestion) => SuggestionFacts;
  /** The dish without the suggestions, and with those that are taken. */
  allergensWith: (taken: readonly LineSuggestion[]) => AllergensTaken;
  onTake: (probabilities: ReadonlyMap<string, number>) => void;
  onClose: () => void;
}

/** Suggestions of a named probability, each with its grams and the allergens it adds, accepted in one step that one undo takes back. */
export function TakeTogether({ suggestions, factsOf, allergensWith, onTake, onClose }: TakeTogetherProps) {
  const text = useText('recipes/doubts');
  const format = useFormat();
  const changesId = useId();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const taken = suggestions.filter(({ id }) => !left.has(id));
  const toggle = (id: string, isTaken: boolean): void =>
    setLeft(isTaken ? new Set([...left].filter((each) => each !== id)) : new Set([...left, id]));
  return (
    <Dialog
      title={text('title')}
      isOpen
      onClose={onClose}
      size="medium"
      actions={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button
            variant="primary"
            disabled={taken.length === 0}
            aria-describedby={changesId}
            onClick={() => {
              onTake(new Map(taken.map(({ id, probability }) => [id, probability])));
              onClose();
            }}
          >
            {text('accept', { count: taken.length })}
          </Button>
        </>
      }
    >
      <p>{text('lead', { percent: format.percent(TOGETHER_CONFIDENCE) })}</p>
      <div className={styles.list}>
        {suggestions.map((suggestion) => (
          <Suggestion
            key={suggestion.id}
            suggestion={suggestion}
            facts={factsOf(suggestion)}
            isTaken={!left.has(suggestion.id)}
            onToggle={(isTaken) => toggle(suggestion.id, isTaken)}
          />
        ))}
      </div>
      <div id={changesId} role="status">
        <AllergenChanges {...allergensWith(taken)} />
      </div>
    </Dialog>
  );
}

interface SuggestionProps {
  suggestion: LineSuggestion;
  facts: SuggestionFacts;
  isTaken: boolean;
  onToggle: (isTaken: boolean) => void;
}

function Suggestion({ suggestion, facts: { name, grams, allergens }, isTaken, onToggle }: SuggestionProps) {
  const text = useText('recipes/doubts');
  const format = useFormat();
  const weight = useWeight();
  const { list } = useAllergens();
  const brought = (key: 'contains' | 'mayContain' | 'unknown'): string[] =>
    allergens && allergens[key].length > 0 ? [text(key, { allergens: list(allergens[key]) })] : [];
  const sentences = [...brought('contains'), ...brought('mayContain'), ...brought('unknown')];
  const facts = [
    text('sure', { percent: format.percent(suggestion.probability) }),
    text('grams', { weight: weight(grams) }),
    ...(allergens && sentences.length === 0 ? [text('none')] : sentences),
  ];
  return (
    <Checkbox
      label={text('line', { written: suggestion.written, name })}
      hint={facts.join(' · ')}
      checked={isTaken}
      onChange={onToggle}
    />
  );
}
