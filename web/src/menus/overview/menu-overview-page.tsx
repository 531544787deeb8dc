import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { MenuOverview } from './menu-overview.tsx';
import styles from './menu-overview.module.css';
import { MenuDrafts } from './menu-drafts.tsx';
import { NewMenu } from './new-menu.tsx';
import { useMenuFilter } from './use-menu-filter.ts';

/** The menus of the restaurant worked in, or its bin. */
export function MenuOverviewPage() {
  const text = useText('menus/overview');
  const restaurant = useRestaurant();
  const navigate = useNavigate();
  const { filter } = useMenuFilter();
  return (
    <Page wide>
      <PageHeader
        title={text(filter.bin ? 'bin.title' : 'title')}
        lead={text(filter.bin ? 'bin.lead' : 'lead')}
        actions={
          filter.bin ? (
            <ButtonLink to="/menus" icon="arrow-left">
              {text('bin.leave')}
            </ButtonLink>
          ) : (
            restaurant && (
              <span className={styles.actions}>
                <Menu
                  label={text('bin.open')}
                  variant="secondary"
                  entries={[
                    {
                      id: 'bin',
                      label: text('bin.open'),
                      icon: 'bin',
                      onAction: () => void navigate({ to: '/menus', search: { bin: true } }),
                    },
                  ]}
                />
                <NewMenu restaurantId={restaurant.id} />
              </span>
            )
          )
        }
      />
      {restaurant && !filter.bin && <MenuDrafts restaurantId={restaurant.id} />}
      {restaurant ? <MenuOverview key={`${restaurant.id} ${filter.bin}`} restaurant={restaurant} /> : <NoRestaurant />}
    </Page>
  );
}
