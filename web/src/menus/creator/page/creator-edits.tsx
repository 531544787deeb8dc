import { useNavigate } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import type { Saving } from './use-save-menu.ts';

interface CreatorActionsProps extends Pick<Saving, 'save' | 'isBusy'> {
  /** Of a menu that is saved; null for a new one. */
  menuId: string | null;
  isChanged: boolean;
  isLocked: boolean;
  onOpen: (opened: 'share' | 'template') => void;
  onDiscard: () => void;
  /** The way to files. */
  children: ReactNode;
}

export const CreatorEdits = memo(function CreatorEdits({
  menuId,
  save,
  isBusy,
  isChanged,
  isLocked,
  onOpen,
  onDiscard,
  children,
}: CreatorActionsProps) {
  const text = useText('menus/creator');
  const allergens = useText('menus/allergens');
  const navigate = useNavigate();
  return (
    <>
      {!isLocked && (
        <Menu
          label={text('more')}
          entries={[
            ...(menuId === null
              ? []
              : [
                  {
                    id: 'allergens',
                    label: allergens('title'),
                    icon: 'list' as const,
                    onAction: () => void navigate({ to: '/menus/allergens', search: { menu: menuId } }),
                  },
                ]),
            { id: 'template', label: text('template.save'), icon: 'save', onAction: () => onOpen('template') },
            { id: 'discard', label: text('discard'), icon: 'discard', disabled: !isChanged, onAction: onDiscard },
          ]}
        />
      )}
      {children}
      <Button icon="share" onClick={() => onOpen('share')}>
        {text('share.open')}
      </Button>
      {!isLocked && (
        <Button variant="primary" icon="save" busy={isBusy} onClick={save}>
          {text('save')}
        </Button>
      )}
    </>
  );
});
