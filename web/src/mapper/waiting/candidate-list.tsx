import { likelyCandidate } from '@plateprint/shared/mapper/likely.ts';
import type { MappedIngredient } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Kbd } from '../../ui/control/kbd.tsx';
import { ShareBar } from '../../ui/chart/share-bar.tsx';
import { type Food, foodOf } from '../answer.ts';
import styles from '../waiting.module.css';

/** The candidates of the food data, best first, each with how likely it is; its number is its key. */
export function CandidateList({ name, onChoose }: { name: MappedIngredient; onChoose: (food: Food) => void }) {
  const text = useText('mapper');
  const format = useFormat();
  if (name.candidates.length === 0) return <p className={styles.none}>{text('noCandidates')}</p>;
  const likely = likelyCandidate(name.candidates);
  return (
    <>
      <ol className={styles.candidates} aria-label={text('candidates')}>
        {name.candidates.map((candidate, at) => (
          <li key={candidate.variationId}>
            <button
              type="button"
              className={styles.candidate}
              data-best={candidate === likely || undefined}
              onClick={() => onChoose(foodOf(candidate))}
            >
              <span className={styles.number} aria-hidden="true">
                <Kbd keys={String(at + 1)} />
              </span>
              <span className={styles.candidateName}>
                {candidate.ingredientName}
                <span className={styles.variation}>{candidate.variationName}</span>
              </span>
              <span className={styles.confidence}>
                <span data-unseen="">{text('likely', { share: format.percent(candidate.confidence) })}</span>
                <span aria-hidden="true" className={styles.likely}>
                  <ShareBar share={candidate.confidence} label={text('confidence')} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {likely === null && <p className={styles.none}>{text('noneLikely')}</p>}
    </>
  );
}
