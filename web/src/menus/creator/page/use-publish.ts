import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { ClaimOccasion } from '@plateprint/shared/claims/claims-answer.ts';
import type { GoOut } from '../../labels/use-label-question.tsx';
import { useLinks } from '../../share/use-links.ts';
import type { MenuCreator } from '../state/use-menu-creator.ts';

interface Publishing {
  creator: MenuCreator;
  /** Goes on at once, or when somebody said why the words may stand and on what the labels do. */
  ask: (occasion: ClaimOccasion, goOut: GoOut) => void;
  restaurantId: string;
  isLocked: boolean;
  /** Where what was changed is looked at first. */
  onLook: () => void;
}

interface Publish {
  /** A new menu has an address of its own once it is published. */
  onPublished: (menuId: string) => void;
}

/** Puts the menu on a live link: from its panel, or at once where the address asks for it (`?publish=2`), never past a question. */
export function usePublish({ creator, ask, restaurantId, isLocked, onLook }: Publishing): Publish {
  const { publish } = useSearch({ strict: false });
  const navigate = useNavigate();
  const links = useLinks(restaurantId);
  const menuId = creator.state.base?.id ?? null;
  const publishNow = useEffectEvent((linkNumber: number) => {
    if (isLocked || menuId === null) return;
    void navigate({ to: '/menus/menu/{-$id}', params: { id: menuId }, search: {}, replace: true, ignoreBlocker: true });
    if (creator.state.changed) {
      onLook();
      return;
    }
    ask('share', (labels, reason) => {
      void links.put(linkNumber, { menuId, labels, reason });
    });
  });
  useEffect(() => {
    if (publish !== undefined) publishNow(publish);
  }, [publish]);
  return {
    onPublished: (id) => {
      if (menuId === null)
        void navigate({ to: '/menus/menu/{-$id}', params: { id }, search: {}, replace: true, ignoreBlocker: true });
    },
  };
}
