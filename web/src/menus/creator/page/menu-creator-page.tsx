import { listMenuTemplates } from '@plateprint/shared/menus/menu-library-api.ts';
import { readMenu } from '@plateprint/shared/menus/menu-api.ts';
import { type Menu, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePlanRefusal } from '../../../access/plan-context.ts';
import { isProblem } from '../../../platform/api/client-failure.ts';
import { readKey } from '../../../platform/api/endpoint-key.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useOpenedDraft } from '../../../drafts/use-opened-draft.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useRestaurant } from '../../../restaurants/use-restaurants.ts';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { ButtonLink } from '../../../ui/control/link.tsx';
import { LockedNote } from '../../../ui/layout/locked-note.tsx';
import { Page, PageHeader } from '../../../ui/layout/page-header.tsx';
import { NotHere } from '../../../ui/layout/not-here.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { useSession } from '../../../users/session.ts';
import { isShippedTemplate, shippedTemplate } from '../../shipped-templates.ts';
import { creatorStateOf, type CreatorState, newCreatorState } from '../state/creator-state.ts';
import { MENU_DRAFT } from '../state/menu-draft-format.ts';
import { MenuForm } from './menu-form.tsx';

/** A new menu, from a template where one is named, or the one with the id; of a saved one unsaved work in this browser comes first. */
export function MenuCreatorPage() {
  const { id } = useParams({ strict: false });
  const { template, draft } = useSearch({ strict: false });
  return id === undefined ? <NewMenu key={draft} template={template} /> : <StoredMenu key={`${id} ${draft}`} id={id} />;
}

function NewMenu({ template }: { template: string | undefined }) {
  const text = useText('menus/overview');
  const language = useLanguage();
  const restaurant = useRestaurant();
  const isOwn = template !== undefined && !isShippedTemplate(template);
  const { data, isPending } = useRead(listMenuTemplates, {}, { enabled: isOwn });
  if (isOwn && isPending) return <Loading />;
  const own = data?.items.find(({ id }) => id === template);
  if (own) return <Creator key={restaurant?.id} id={undefined} saved={newCreatorState(own.name, MenuPage.parse(own))} />;
  const named = template !== undefined && isShippedTemplate(template) ? template : 'blank';
  const name = named === 'blank' ? '' : text(`template.${named}`);
  const fresh = newCreatorState(name, shippedTemplate(named, language));
  return <Creator key={restaurant?.id} id={undefined} saved={fresh} />;
}

function StoredMenu({ id }: { id: string }) {
  const text = useText('menus/creator');
  const client = useQueryClient();
  const { data, error, refetch } = useRead(readMenu, { params: { id } }, { staleTime: Infinity });
  // While it is open the menu stands still; opened again it is asked for anew, for others may have saved it.
  useEffect(() => () => client.removeQueries({ queryKey: readKey(readMenu, { params: { id } }) }), [client, id]);
  if (isProblem(error, 'not_found')) {
    return (
      <NotHere
        wide
        title={text('notFoundTitle')}
        action={
          <ButtonLink to="/menus" variant="primary">
            {text('toOverview')}
          </ButtonLink>
        }
      >
        {text('notFound')}
      </NotHere>
    );
  }
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  return data ? (
    <Creator id={id} saved={creatorStateOf(data)} of={data.libraryScope === 'restaurant' ? data.restaurantId : null} />
  ) : (
    <Loading />
  );
}

function Loading() {
  return (
    <Page wide>
      <Skeleton lines={12} />
    </Page>
  );
}

function NothingBegun() {
  const text = useText('menus/creator');
  const access = useText('access');
  return (
    <Page>
      <PageHeader title={text('newTitle')} />
      <LockedNote>{access('locked')}</LockedNote>
    </Page>
  );
}

interface CreatorProps {
  id: string | undefined;
  saved: CreatorState;
  of?: string | null;
}

function Creator({ id, saved, of = null }: CreatorProps) {
  const client = useQueryClient();
  const { authUser } = useSession();
  const restaurant = useRestaurant();
  const { draft } = useSearch({ strict: false });
  const refusal = usePlanRefusal('a4_menus');
  const [beginning, beginWith] = useOpenedDraft({
    format: MENU_DRAFT,
    userId: authUser.id,
    id: draft,
    thing: id,
    fresh: saved,
  });
  const openNewer = (newer: Menu): void => {
    // What is discarded from here on goes back to it.
    client.setQueryData(readKey(readMenu, { params: { id: newer.id } }), newer);
    beginWith(creatorStateOf(newer), 'apart');
  };
  if (!restaurant) return null;
  // Work that was begun before stays to be read; an empty page would only promise what cannot be done.
  if (refusal === 'plan_inactive' && id === undefined && beginning.writer === null) return <NothingBegun />;
  return (
    <MenuForm
      key={beginning.round}
      id={id}
      of={of}
      restaurant={restaurant}
      beginning={beginning}
      onDiscard={() => beginWith(saved)}
      onOpen={openNewer}
    />
  );
}
