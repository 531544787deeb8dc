import { listMenuTemplates } from '@plateprint/shared/menus/menu-library-api.ts';
import { readMenu } from '@plateprint/shared/menus/menu-api.ts';
import { MenuPage } from '@plateprint/shared/menus/menu.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isProblem } from '../../api/client-failure.ts';
import { readKey } from '../../api/endpoint-key.ts';
import { useRead } from '../../api/use-read.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Page } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSession } from '../../users/session.ts';
import { isShippedTemplate, shippedTemplate } from '../overview/shipped-templates.ts';
import { creatorStateOf, type CreatorState, newCreatorState } from './creator-state.ts';
import { forgetWorkingCopy, workingCopy } from './creator-working-copy.ts';
import { MenuForm } from './menu-form.tsx';

/** A new menu, from a template where one is named, or the one with the id; unsaved work in this browser comes first. */
export function MenuCreatorPage() {
  const { id } = useParams({ strict: false });
  const { template } = useSearch({ strict: false });
  return id === undefined ? <NewMenu key={template} template={template} /> : <KeptMenu key={id} id={id} />;
}

function NewMenu({ template }: { template: string | undefined }) {
  const text = useText('menus/overview');
  const language = useLanguage();
  const isOwn = template !== undefined && !isShippedTemplate(template);
  const { data, isPending } = useRead(listMenuTemplates, {}, { enabled: isOwn });
  if (isOwn && isPending) return <Loading />;
  const own = data?.items.find(({ id }) => id === template);
  if (own) return <Creator id={undefined} kept={newCreatorState(own.name, MenuPage.parse(own))} isFresh />;
  const named = template !== undefined && isShippedTemplate(template) ? template : 'blank';
  const name = named === 'blank' ? '' : text(`template.${named}`);
  return (
    <Creator
      id={undefined}
      kept={newCreatorState(name, shippedTemplate(named, text, language))}
      isFresh={template !== undefined}
    />
  );
}

function KeptMenu({ id }: { id: string }) {
  const text = useText('menus/creator');
  const client = useQueryClient();
  const { data, error, refetch } = useRead(readMenu, { params: { id } }, { staleTime: Infinity });
  // While it is open the menu stands still; opened again it is asked for anew, for others may have saved it.
  useEffect(() => () => client.removeQueries({ queryKey: readKey(readMenu, { params: { id } }) }), [client, id]);
  if (isProblem(error, 'not_found')) {
    return (
      <Page wide>
        <EmptyState
          isPage
          picture="trouble"
          title={text('notFoundTitle')}
          action={
            <ButtonLink to="/menus" variant="primary">
              {text('toOverview')}
            </ButtonLink>
          }
        >
          {text('notFound')}
        </EmptyState>
      </Page>
    );
  }
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  return data ? <Creator id={id} kept={creatorStateOf(data)} /> : <Loading />;
}

function Loading() {
  return (
    <Page wide>
      <Skeleton lines={12} />
    </Page>
  );
}

/** `isFresh`: begun on purpose from a template, so that an older unsaved menu does not stand in its place. */
function Creator({ id, kept, isFresh = false }: { id: string | undefined; kept: CreatorState; isFresh?: boolean }) {
  const { authUser } = useSession();
  const restaurant = useRestaurant();
  const [round, setRound] = useState(0);
  const [first, setFirst] = useState(() => workingOf(authUser.id, id, isFresh) ?? kept);
  const startAgain = (state: CreatorState): void => {
    forgetWorkingCopy(authUser.id, id);
    setFirst(state);
    setRound(round + 1);
  };
  if (!restaurant) return null;
  return (
    <MenuForm
      key={`${round} ${id === undefined ? restaurant.id : ''}`}
      id={id}
      restaurant={restaurant}
      userId={authUser.id}
      first={first}
      isContinued={round === 0 && first !== kept && id === undefined}
      onDiscard={() => startAgain(kept)}
      onOpen={startAgain}
    />
  );
}

/** A reload of a menu that was begun from a template goes on with it: only the first opening is fresh. */
function workingOf(userId: string, id: string | undefined, isFresh: boolean): CreatorState | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReload = entry?.type === 'reload' && entry.name === location.href;
  return isFresh && !isReload ? null : workingCopy(userId, id);
}
