import type { SharedMenuLink } from '@plateprint/shared/menus/share-link.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';

export interface ShareLinkProps {
  link: SharedMenuLink;
  /** The restaurant whose link it is. */
  restaurant: Restaurant | undefined;
  menuId: string | null;
  isLocked: boolean;
  isBusy: boolean;
  /** It is saved first: what guests see is what is saved. */
  isUnsaved: boolean;
  onName: (name: string) => void;
  isCodeShown: boolean;
  onCode: () => void;
  onPut: () => void;
  onTakeOff: () => void;
}

type PutOrTakeOffProps = Pick<ShareLinkProps, 'link' | 'isLocked' | 'isBusy' | 'isUnsaved' | 'onPut' | 'onTakeOff'> & {
  /** This menu is on the link. */
  isHere: boolean;
};

/** Spoken names begin with the words that are seen, so that they can be said to a computer. */
export function PutOrTakeOff({ link, isLocked, isBusy, isUnsaved, isHere, onPut, onTakeOff }: PutOrTakeOffProps) {
  const text = useText('menus/creator');
  const words = useText('menus/publish');
  const format = useFormat();
  const { linkNumber: number, menu } = link;
  const putWords = isUnsaved ? words(menu ? 'replace' : 'save') : text(menu ? 'share.replace' : 'share.put');
  return isHere ? (
    <Button
      size="small"
      disabled={isLocked || isBusy}
      aria-label={`${text('share.takeOff')}${format.colon} ${text('share.takeOffNumber', { number })}`}
      onClick={onTakeOff}
    >
      {text('share.takeOff')}
    </Button>
  ) : (
    <Button
      size="small"
      disabled={isLocked || isBusy}
      aria-label={`${putWords}${format.colon} ${text('share.putNumber', { number })}`}
      onClick={onPut}
    >
      {putWords}
    </Button>
  );
}
