import { draftDifferences } from '@plateprint/shared/recipes/changes/draft-differences.ts';
import { compareRecipes } from '@plateprint/shared/recipes/api/recipe-compare-api.ts';
import { readRecipeVersion } from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { DifferenceSentence } from '../../../footprint/difference-sentence.tsx';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Link } from '../../../ui/control/link.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import styles from './history-panel.module.css';
import { AllergenChanges } from '../allergens/allergen-changes.tsx';
import { LineWords } from '../grid/line-words.tsx';
import { PartWords } from '../grid/part-words.tsx';

interface VersionCompareProps {
  id: string;
  version: number;
  isLocked: boolean;
  restaurantId: string;
  /** The draft in the editor. */
  now: { draft: RecipeDraft; footprint: RecipeFootprint };
  onBack: () => void;
  onTake: (draft: RecipeDraft) => void;
}

/** A former version against what is in the editor: the figure then and now, and what was changed since. */
export function VersionCompare({ id, version, isLocked, restaurantId, now, onBack, onTake }: VersionCompareProps) {
  const text = useText('recipes/editor');
  const co2 = useCo2();
  const { data, error, refetch } = useRead(readRecipeVersion, { params: { id, version } }, { staleTime: Infinity });
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} />;
  const { parts, lines } = draftDifferences(data.draft, now.draft);
  return (
    <div className={styles.compare}>
      <Button variant="quiet" size="small" icon="arrow-left" onClick={onBack}>
        {text('history.back')}
      </Button>
      <p className={styles.sides}>
        <span>{text('history.former', { kg: co2.exact(data.co2PerPortion?.value ?? null) })}</span>
        <span>{text('history.now', { kg: co2.exact(now.footprint.co2PerPortion?.value ?? null) })}</span>
      </p>
      <Difference former={data.draft} now={now.draft} restaurantId={restaurantId} />
      <Link
        to="/compare"
        search={{ a: { kind: 'recipe', recipeId: id, version }, b: { kind: 'recipe', recipeId: id } }}
        target="_blank"
      >
        {text('history.causes')}
      </Link>
      <AllergenChanges before={data.footprint.allergens} after={now.footprint.allergens} />
      <p className={styles.quiet}>{text('history.asThen', { version: data.foodDataVersion })}</p>
      {parts.length + lines.length === 0 && <p>{text('history.same')}</p>}
      {parts.length + lines.length > 0 && (
        <ul className={styles.changes}>
          {parts.map((part) => (
            <li key={part}>
              <PartWords part={part} before={data.draft} after={now.draft} />
            </li>
          ))}
          {lines.map((line) => (
            <li key={(line.after ?? line.before)?._id}>
              <strong>{text(`history.line.${line.kind}`)}</strong> <LineWords difference={line} />
            </li>
          ))}
        </ul>
      )}
      {!isLocked && (
        <>
          <Button variant="primary" icon="history" onClick={() => onTake(data.draft)}>
            {text('history.take')}
          </Button>
          <p className={styles.quiet}>{text('history.takeHelp')}</p>
        </>
      )}
    </div>
  );
}

/** Both by the food data of today: what the figures of then hide, where the data changed meanwhile. */
function Difference({ former, now, restaurantId }: { former: RecipeDraft; now: RecipeDraft; restaurantId: string }) {
  const language = useLanguage();
  const { data } = useRead(compareRecipes, { body: { a: former, b: now, restaurantId, language } }, { keepLast: true });
  return <DifferenceSentence difference={data?.difference ?? null} />;
}
