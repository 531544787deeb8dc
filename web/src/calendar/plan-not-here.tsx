import { useText } from '../platform/i18n/use-text.ts';
import { ButtonLink } from '../ui/control/link.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Page } from '../ui/layout/page-header.tsx';
import { PRODUCT_NAME } from '../ui/layout/product-name.ts';

/** In the place of a menu plan that was deleted, or is not of a kitchen within reach. */
export function PlanNotHere() {
  const text = useText('calendar/planner');
  return (
    <Page wide>
      <title>{`${text('notFoundTitle')} · ${PRODUCT_NAME}`}</title>
      <EmptyState
        isPage
        picture="trouble"
        title={text('notFoundTitle')}
        action={
          <ButtonLink to="/menu-plans" variant="primary">
            {text('toOverview')}
          </ButtonLink>
        }
      >
        {text('notFound')}
      </EmptyState>
    </Page>
  );
}
