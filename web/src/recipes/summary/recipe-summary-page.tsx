import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Link } from '../../ui/control/link.tsx';
import { RecipeSummary } from './recipe-summary.tsx';

/** Inside of the organization. */
export function RecipeSummaryPage() {
  const text = useText('recipes/summary');
  const { id = '' } = useParams({ strict: false });
  const { download } = useSearch({ strict: false });
  const navigate = useNavigate();
  const forget = useCallback(
    () => void navigate({ to: '/recipes/summary/$id', params: { id }, search: {}, replace: true }),
    [navigate, id],
  );
  return (
    <RecipeSummary id={id} download={download} onDownload={forget}>
      <Link to="/recipes/recipe/{-$id}" params={{ id }} quiet>
        {text('back')}
      </Link>
    </RecipeSummary>
  );
}
