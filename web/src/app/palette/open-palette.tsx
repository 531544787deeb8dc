import { lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Icon } from '../../ui/control/icon.tsx';
import { Kbd } from '../../ui/control/kbd.tsx';
import styles from './palette.module.css';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** As the keys are written on the keyboard at hand. */
const KEYS = /Mac|iPhone|iPad/u.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** The way to everything by its name: a button, and Ctrl or ⌘ with K wherever somebody is. */
export function OpenPalette() {
  const text = useText('app/palette');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button type="button" className={styles.open} aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <Icon name="search" size={18} />
        <span className={styles.openWords}>{text('open')}</span>
        <span aria-hidden="true">
          <Kbd keys={KEYS} />
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
