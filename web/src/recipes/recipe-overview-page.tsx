import { useText } from '../i18n/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { Page, PageHeader } from '../ui/page-header.tsx';

export function RecipeOverviewPage() {
  const text = useText('recipes');
  return (
    <Page wide>
      <PageHeader title={text('overview.title')} />
      <EmptyState
        picture="pot"
        title={text('overview.empty')}
        action={
          <ButtonLink to="/recipes/recipe/{-$id}" params={{}} variant="primary" icon="add">
            {text('overview.newRecipe')}
          </ButtonLink>
        }
      >
        {text('overview.emptyLead')}
      </EmptyState>
    </Page>
  );
}
