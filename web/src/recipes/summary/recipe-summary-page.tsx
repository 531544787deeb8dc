import { useParams, useSearch } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../ui/link.tsx';
import { RecipeSummary } from './recipe-summary.tsx';

/** Inside of the house. */
export function RecipeSummaryPage() {
  const text = useText('recipes/summary');
  const { id = '' } = useParams({ strict: false });
  const { download } = useSearch({ strict: false });
  return (
    <RecipeSummary id={id} download={download}>
      <Link to="/recipes/recipe/{-$id}" params={{ id }} quiet>
        {text('back')}
      </Link>
    </RecipeSummary>
  );
}
