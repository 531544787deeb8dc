import type { SharedMenuLink } from '@plateprint/shared/menus/share-link.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../platform/notices/notices.tsx';
import { Badge } from '../../ui/control/badge.tsx';
import { Button } from '../../ui/control/button.tsx';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import { Spinner } from '../../ui/control/spinner.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import styles from './share-links.module.css';

const TableCardMaker = lazy(async () => ({ default: (await import('./table-card-maker.tsx')).TableCardMaker }));

interface ShareLinkProps {
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

/** One numbered link: what is on it, its address in three forms, and this menu put on or taken off. */
export function ShareLink(props: ShareLinkProps) {
  const { link, restaurant, menuId, isCodeShown, onCode } = props;
  const [isNaming, setNaming] = useState(false);
  const text = useText('menus/creator');
  const words = useText('menus/publish');
  const notices = useNotices();
  const { linkNumber: number, menu, token } = link;
  const address = new URL(`/live/${token}`, location.href).href;
  const isHere = menu !== null && menu.id === menuId;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    notices.show({ message: text('share.copied') });
  };
  return (
    <li className={styles.link} data-here={isHere || undefined}>
      <div className={styles.head}>
        <strong>{link.name || text('share.link', { number })}</strong>
        <Badge tone={isHere ? 'good' : 'neutral'}>
          {isHere ? text('share.thisOne') : menu ? text('share.other', { name: menu.name }) : text('share.empty')}
        </Badge>
      </div>
      <div className={styles.actions}>
        <PutOrTakeOff {...props} isHere={isHere} />
        <IconButton icon="copy" size="small" label={text('share.copy')} onPress={() => void copy()} />
        <IconButton icon="qr-code" size="small" label={text('share.qrOf', { number })} pressed={isCodeShown} onPress={onCode} />
        <IconButton
          icon="edit"
          size="small"
          label={words('rename', { number })}
          pressed={isNaming}
          onPress={() => setNaming(!isNaming)}
        />
        {menu && (
          <IconButton
            icon="external"
            size="small"
            label={text('share.openLink')}
            onPress={() => void window.open(address, '_blank', 'noopener')}
          />
        )}
      </div>
      {isNaming && (
        <LinkName
          number={number}
          name={link.name}
          onDone={(name) => {
            setNaming(false);
            if (name !== link.name) props.onName(name);
          }}
        />
      )}
      {isCodeShown && (
        <div className={styles.code}>
          <p className={styles.address}>{address}</p>
          <Suspense fallback={<Spinner size={20} />}>
            <TableCardMaker address={address} restaurant={restaurant} menuId={menu?.id ?? null} menuName={menu?.name ?? ''} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

type PutOrTakeOffProps = Pick<ShareLinkProps, 'link' | 'isLocked' | 'isBusy' | 'isUnsaved' | 'onPut' | 'onTakeOff'> & {
  /** This menu is on the link. */
  isHere: boolean;
};

/** Spoken names begin with the words that are seen, so that they can be said to a computer. */
function PutOrTakeOff({ link, isLocked, isBusy, isUnsaved, isHere, onPut, onTakeOff }: PutOrTakeOffProps) {
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

function LinkName({ number, name, onDone }: { number: number; name: string; onDone: (name: string) => void }) {
  const words = useText('menus/publish');
  const [typed, setTyped] = useState(name);
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(typed.trim());
      }}
    >
      <TextField
        autoFocus
        label={words('name', { number })}
        hint={words('nameHint')}
        value={typed}
        maxLength={80}
        onChange={setTyped}
      />
      <Button size="small" type="submit">
        {words('done')}
      </Button>
    </form>
  );
}
