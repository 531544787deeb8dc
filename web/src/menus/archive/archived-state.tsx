import type { ShownDish, ShownMenuState, ShownState } from '@plateprint/shared/menus/archive/shown-state.ts';
import { useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './archive.module.css';
import { DishEvidenceDialog } from './dish-evidence-dialog.tsx';
import { DishTable } from './archived-dishes.tsx';

/** The content of a link for as long as nothing changed, with from when to when. */
export function ArchivedState({ state: { from, to, menu }, restaurantId }: { state: ShownState; restaurantId: string }) {
  const text = useText('menus/archive');
  const format = useFormat();
  const time =
    to === null
      ? text('since', { from: format.moment(from) })
      : text('fromTo', { from: format.moment(from), to: format.moment(to) });
  return (
    <section className={styles.state} aria-label={time}>
      <h3 className={styles.time}>{time}</h3>
      {menu ? <ArchivedMenu menu={menu} restaurantId={restaurantId} /> : <p className={styles.soft}>{text('noMenu')}</p>}
    </section>
  );
}

/** A menu as guests saw it, with the figures of then. */
export function ArchivedMenu({ menu, restaurantId }: { menu: ShownMenuState; restaurantId: string }) {
  const text = useText('menus/archive');
  const labels = useText('menus/labels');
  const [asked, setAsked] = useState<ShownDish | null>(null);
  const { labelBasis } = menu;
  const basis = [
    labelBasis === null ? labels('unchosen') : labels(labelBasis.kind),
    labelBasis?.scheme && `${labelBasis.scheme.name}, ${labelBasis.scheme.certificateNumber}`,
    text(menu.labels),
  ].filter(Boolean);
  return (
    <>
      <p>
        <strong>{menu.name}</strong>
      </p>
      <p className={styles.soft}>{basis.join(' · ')}</p>
      {menu.words.length > 0 && <p className={styles.words}>{menu.words.join(' · ')}</p>}
      <DishTable dishes={menu.dishes} onAsk={setAsked} />
      {asked && <DishEvidenceDialog dish={asked} restaurantId={restaurantId} onClose={() => setAsked(null)} />}
    </>
  );
}
