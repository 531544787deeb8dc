import type { Orientation } from '@plateprint/shared/exports/page-size.ts';
import { deleteMenuTemplate, listMenuTemplates, restoreMenuTemplate } from '@plateprint/shared/menus/menu-library-api.ts';
import type { MenuTemplate } from '@plateprint/shared/menus/menu-template.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { DrawnPage } from './drawn-page.tsx';
import styles from './menu-overview.module.css';
import { TemplateButton } from './template-button.tsx';

interface OwnTemplatesProps {
  isLocked: (orientation: Orientation) => boolean;
  onBegin: (id: string) => void;
}

/** The organization's own templates; a deleted one is brought back by undo at once, or for 30 days from its bin. */
export function OwnTemplates({ isLocked, onBegin }: OwnTemplatesProps) {
  const text = useText('menus/overview');
  const failureText = useFailureText();
  const [isBinOpen, setBinOpen] = useState(false);
  const [deleted, setDeleted] = useState<Pick<MenuTemplate, 'id' | 'name'> | null>(null);
  const { data } = useRead(listMenuTemplates, {});
  const bin = useRead(listMenuTemplates, { query: { bin: 'true' } });
  const refreshes = [listMenuTemplates];
  const remove = useChange(deleteMenuTemplate, { refreshes });
  const restore = useChange(restoreMenuTemplate, { refreshes, onSuccess: () => setDeleted(null) });
  const failure = remove.error ?? restore.error;
  const own = data?.items ?? [];
  const binned = bin.data?.items ?? [];
  if (own.length === 0 && binned.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{text('templates.own')}</h3>
      {failure && <Message tone="danger">{failureText(failure)}</Message>}
      {deleted && (
        <Message
          action={
            <Button size="small" busy={restore.isPending} onClick={() => restore.mutate({ params: { id: deleted.id } })}>
              {text('undo')}
            </Button>
          }
        >
          {text('deleted', { name: deleted.name })}
        </Message>
      )}
      <ul className={styles.templates}>
        {own.map(({ id, name, options, thumbnailUrl, legacy, ...rest }) => (
          <li key={id} className={styles.own}>
            <TemplateButton
              name={name}
              orientation={options.orientation}
              isLocked={isLocked(options.orientation)}
              isLegacy={legacy}
              onBegin={() => onBegin(id)}
            >
              {thumbnailUrl ? <img src={thumbnailUrl} alt="" /> : <DrawnPage page={withoutDishes({ options, ...rest })} />}
            </TemplateButton>
            <IconButton
              icon="bin"
              size="small"
              label={text('templates.deleteOne', { name })}
              onPress={() => remove.mutate({ params: { id } }, { onSuccess: () => setDeleted({ id, name }) })}
            />
          </li>
        ))}
      </ul>
      {binned.length > 0 && (
        <Button size="small" variant="quiet" icon="bin" aria-expanded={isBinOpen} onClick={() => setBinOpen(!isBinOpen)}>
          {text('templates.bin')}
        </Button>
      )}
      {isBinOpen && (
        <ul className={styles.binned}>
          {binned.map(({ id, name }) => (
            <li key={id}>
              {name}
              <Button
                size="small"
                icon="undo"
                aria-label={text('restoreOne', { name })}
                onClick={() => restore.mutate({ params: { id } })}
              >
                {text('restore')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function notDishes(blocks: MenuTemplate['blocks']): MenuTemplate['blocks'] {
  return blocks.filter(({ kind }) => kind !== 'recipe');
}

/** Its dishes are not read with it, and may be gone. */
function withoutDishes<Page extends Pick<MenuTemplate, 'blocks' | 'secondBlocks'>>(page: Page): Page {
  return { ...page, blocks: notDishes(page.blocks), secondBlocks: notDishes(page.secondBlocks) };
}
