import { useParams } from '@tanstack/react-router';
import { Interface } from '../../ui/layout/interface.tsx';
import { RecipeSummary } from './recipe-summary.tsx';

/** The sheet in a tab of its own, without the sidebar and without a guard; its data still needs a session. */
export function RecipeSummaryPreview() {
  const { id = '' } = useParams({ strict: false });
  return (
    <Interface>
      <main>
        <RecipeSummary id={id} />
      </main>
    </Interface>
  );
}
