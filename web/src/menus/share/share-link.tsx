import { lazy, Suspense, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Badge } from '../../ui/control/badge.tsx';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import { Spinner } from '../../ui/control/spinner.tsx';
import styles from './share-links.module.css';
import { LinkName } from './link-name.tsx';
import { PutOrTakeOff, type ShareLinkProps } from './put-or-take-off.tsx';

const TableCardMaker = lazy(async () => ({ default: (await import('./table-card-maker.tsx')).TableCardMaker }));

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
