import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import { listSharedMenuLinks, readMenu, searchMenus, shareMenu, unshareMenu } from '@plateprint/shared/menus/menu-api.ts';
import type { ChangedMenuLink, SharedMenuLink } from '@plateprint/shared/menus/share-link.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';

interface MenuForLink {
  menuId: string;
  labels: LabelsShown;
  /** Why it goes out with words that a dish does not keep; empty where it keeps them. */
  reason: string;
  /** The menu that was seen on the link; undefined: nobody looked. */
  replaces?: string | null;
}

interface Links {
  isBusy: boolean;
  /** Guests see the menu from here on; says what it replaced. Whether it came about. */
  put: (linkNumber: number, menu: MenuForLink) => Promise<boolean>;
  takeOff: (linkNumber: number, menuId: string) => Promise<void>;
}

/** The links of a restaurant. One press changes what guests see, so each change names the former content, and can be undone. */
export function useLinks(restaurantId: string): Links {
  const text = useText('menus/creator');
  const words = useText('menus/publish');
  const notices = useNotices();
  const failureText = useFailureText();
  const refreshes = [listSharedMenuLinks, readMenu, searchMenus];
  const share = useChange(shareMenu, { refreshes });
  const unshare = useChange(unshareMenu, { refreshes });
  const linkName = ({ name, linkNumber }: SharedMenuLink): string => name || text('share.link', { number: linkNumber });

  const tried = async (change: () => Promise<void>): Promise<boolean> => {
    try {
      await change();
      return true;
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
      return false;
    }
  };

  /** As it stood before, its labels too; where somebody else came in between, theirs stays. That it stood there is why it may again. */
  const putBack = ({ before, linkNumber, menu }: ChangedMenuLink): void =>
    void tried(async () => {
      if (before) {
        const there = words('putBack', { name: before.name, link: text('share.link', { number: linkNumber }) });
        const body = { linkNumber, restaurantId, menuId: before.id, replaces: menu?.id ?? null, reason: there };
        const link = await share.mutateAsync({ body: before.inFigures ? { ...body, labels: 'figures' } : body });
        notices.show({ message: words('putBack', { name: before.name, link: linkName(link) }) });
      } else if (menu) {
        const link = await unshare.mutateAsync({ body: { linkNumber, restaurantId, menuId: menu.id } });
        notices.show({ message: words('takenOff', { name: menu.name, link: linkName(link) }) });
      }
    });

  const say = (message: string, link: ChangedMenuLink): void =>
    notices.show({ message, action: { label: words('undo'), run: () => putBack(link) } });

  return {
    isBusy: share.isPending || unshare.isPending,
    put: async (linkNumber, { menuId, labels, reason, replaces }) =>
      tried(async () => {
        const body = { linkNumber, restaurantId, menuId, reason, ...(replaces === undefined ? {} : { replaces }) };
        const link = await share.mutateAsync({ body: labels === 'figures' ? { ...body, labels } : body });
        const name = link.menu?.name ?? '';
        const former = link.before && link.before.id !== menuId ? link.before.name : null;
        const said = former === null ? 'published' : 'publishedInPlace';
        say(words(said, { name, link: linkName(link), former: former ?? '' }), link);
      }),
    takeOff: async (linkNumber, menuId) => {
      await tried(async () => {
        const link = await unshare.mutateAsync({ body: { linkNumber, restaurantId, menuId } });
        say(words('takenOff', { name: link.before?.name ?? '', link: linkName(link) }), link);
      });
    },
  };
}
