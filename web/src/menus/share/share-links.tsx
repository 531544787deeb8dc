import { listSharedMenuLinks, nameMenuLink, readMenu, searchMenus } from '@plateprint/shared/menus/menu-api.ts';
import type { SharedMenuLink } from '@plateprint/shared/menus/share-link.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { SidePanel } from '../../ui/overlay/dialog.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useRestaurantOf } from '../../restaurants/use-restaurants.ts';
import type { GoOut } from '../labels/use-label-question.tsx';
import { ShareLink } from './share-link.tsx';
import styles from './share-links.module.css';
import { useLinks } from './use-links.ts';

interface ShareLinksProps {
  restaurantId: string;
  /** Null: a new menu that is not kept yet. */
  menuId: string | null;
  /** Before guests see it: goes on at once, or when somebody said why its words may stand. */
  askFirst: (goOut: GoOut) => void;
  /** Guests see the saved menu: changes are saved first. */
  isUnsaved: boolean;
  /** Saves first; the menu's id, or null where it could not be saved. */
  saveFirst: () => Promise<string | null>;
  onPublished: (menuId: string) => void;
  isOpen: boolean;
  onClose: () => void;
}

/** The restaurant's ten live links, and this menu put on them or taken off. */
export function ShareLinks({ isOpen, onClose, ...rest }: ShareLinksProps) {
  const text = useText('menus/creator');
  return (
    <SidePanel title={text('share.title')} isOpen={isOpen} onClose={onClose}>
      <Links {...rest} />
    </SidePanel>
  );
}

function Links({
  restaurantId,
  menuId,
  isUnsaved,
  askFirst,
  saveFirst,
  onPublished,
}: Omit<ShareLinksProps, 'isOpen' | 'onClose'>) {
  const text = useText('menus/creator');
  const notices = useNotices();
  const failureText = useFailureText();
  const isLocked = usePlanRefusal('live_links') !== null;
  const { data, error, refetch } = useRead(listSharedMenuLinks, { params: { id: restaurantId } });
  const restaurant = useRestaurantOf(restaurantId);
  const [shown, setShown] = useState<number | null>(null);
  const links = useLinks(restaurantId);
  const rename = useChange(nameMenuLink, { refreshes: [listSharedMenuLinks, readMenu, searchMenus] });
  const tell = { onError: (failure: unknown) => notices.show({ message: failureText(failure), type: 'alert' as const }) };
  const putOn = async ({ linkNumber, menu }: SharedMenuLink, ...[labels, reason]: Parameters<GoOut>): Promise<void> => {
    const saved = menuId === null || isUnsaved ? await saveFirst() : menuId;
    if (saved === null) return;
    if (await links.put(linkNumber, { menuId: saved, labels, reason, replaces: menu?.id ?? null })) onPublished(saved);
  };
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{text('share.lead')}</p>
      {isLocked && <FeatureLock feature="live_links" small />}
      {!data && <Skeleton lines={10} />}
      <ol className={styles.links}>
        {data?.items.map((link) => (
          <ShareLink
            key={link.linkNumber}
            link={link}
            restaurant={restaurant ?? undefined}
            menuId={menuId}
            isLocked={isLocked}
            isBusy={links.isBusy}
            isCodeShown={shown === link.linkNumber}
            onCode={() => setShown(shown === link.linkNumber ? null : link.linkNumber)}
            isUnsaved={menuId === null || isUnsaved}
            onName={(name) => rename.mutate({ body: { linkNumber: link.linkNumber, restaurantId, name } }, tell)}
            onPut={() => askFirst((...granted) => void putOn(link, ...granted))}
            onTakeOff={() => menuId && void links.takeOff(link.linkNumber, menuId)}
          />
        ))}
      </ol>
    </div>
  );
}
