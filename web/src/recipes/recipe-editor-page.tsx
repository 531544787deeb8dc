import { useParams } from '@tanstack/react-router';
import { useText } from '../i18n/use-text.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Link } from '../ui/link.tsx';
import { Page, PageHeader } from '../ui/page-header.tsx';

export function RecipeEditorPage() {
  const text = useText('recipes');
  const { id } = useParams({ strict: false });
  const title = id ? text('editor.title') : text('editor.newTitle');
  return (
    <Page wide>
      <PageHeader
        title={title}
        trail={
          <Breadcrumbs
            crumbs={[
              <Link key="recipes" to="/recipes" quiet>
                {text('overview.title')}
              </Link>,
              title,
            ]}
          />
        }
      />
    </Page>
  );
}
