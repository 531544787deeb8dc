import type { MappedIngredient, MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { isMappingComplete } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { LANGUAGE_NAMES } from '../../platform/i18n/language-names.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Kbd } from '../../ui/control/kbd.tsx';
import { weightFigure } from '../../units/weight-figure.ts';
import { type Food, type Marks, NO_FOOD } from '../answer.ts';
import { FoodSearch } from '../food-search.tsx';
import { MarksFields } from '../marks-fields.tsx';
import { CandidateList } from './candidate-list.tsx';
import { massOf } from '../queue-list.tsx';
import { SimilarChoice } from './similar-choice.tsx';
import styles from '../waiting.module.css';

/** Letters of a name that would fill a phone's screen in large ones. */
const LONG = 80;

interface NameCardProps {
  name: MappedIngredient;
  marks: Marks;
  onMarks: (marks: Marks) => void;
  looksLikeNoFood: boolean;
  similar: readonly MappedIngredient[];
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  onDecide: (decision: MappingDecision) => void;
  canUndo: boolean;
  onUndo: () => void;
}

/** The name that is asked about now, and every way to answer. */
export function NameCard({ name, marks, onMarks, looksLikeNoFood, onDecide, canUndo, onUndo, ...alike }: NameCardProps) {
  const text = useText('mapper');
  const decide = (food: Food): void => onDecide({ ...food, ...marks });
  const mapped_name = name.candidates[0]?.ingredientName ?? name.name;
  const isComplete = isMappingComplete({ name: name.name, mapped_name, ...marks });
  return (
    <section className={styles.card} aria-labelledby="mapper-name">
      <div aria-live="polite">
        <h2 id="mapper-name" className={styles.name} data-long={name.name.length > LONG || undefined}>
          {name.name}
        </h2>
        <NameFacts name={name} />
      </div>
      {looksLikeNoFood && <Badge tone="info">{text('looksLikeNoFood')}</Badge>}
      <CandidateList name={name} onChoose={decide} />
      <div className={styles.others}>
        <FoodSearch slashFocuses onChoose={decide} />
        <Button onClick={() => decide(NO_FOOD)}>
          {text('noFoodAction')} <Kbd keys="N" />
        </Button>
      </div>
      <MarksFields marks={marks} onChange={onMarks} />
      <p className={styles.complete}>{text(isComplete ? 'willBeComplete' : 'willBeIncomplete')}</p>
      <SimilarChoice similar={alike.similar} chosen={alike.chosen} onChange={alike.onChosen} />
      <div className={styles.foot}>
        <Button variant="quiet" icon="undo" disabled={!canUndo} onClick={onUndo}>
          {text('undo')} <Kbd keys="U" />
        </Button>
      </div>
    </section>
  );
}

function NameFacts({ name }: { name: MappedIngredient }) {
  const text = useText('mapper');
  const format = useFormat();
  const { sources, externalId, rows, language_iso: language } = name;
  const from = [
    sources.reports > 0 && text('from.reports', { count: sources.reports }),
    sources.recipes > 0 && text('from.recipes', { count: sources.recipes }),
    sources.programs > 0 && text('from.programs', { count: sources.programs }),
  ].filter((each) => each !== false);
  const facts = [
    massOf(name, (grams) => weightFigure(grams, format)),
    text('rows', { rows }),
    externalId !== '' && text('article', { number: externalId }),
    LANGUAGE_NAMES[language],
    from.length > 0 && format.list(from),
  ].filter((each) => each !== false);
  return (
    <>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p className={styles.open}>
        {text('atStake', {
          co2: `${format.number(name.atStake / 1000, { most: name.atStake < 10_000 ? 1 : 0 })} ${text('co2Unit')}`,
        })}
      </p>
    </>
  );
}
