import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../control/icon.tsx';
import styles from './page-drop.module.css';

interface PageDropProps {
  /** The action on a dropped file: "Let go to import recipes". */
  label: string;
  onFile: (file: File) => void;
}

/** Takes a file that is let go anywhere on the page; places that take files of their own come first. */
export function PageDrop({ label, onFile }: PageDropProps) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent): void => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Leaving one thing of the page for the next is no leaving.
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      if (event.defaultPrevented || !hasFile(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  if (!isOver) return null;
  return (
    <div className={styles.veil} aria-hidden="true">
      <p className={styles.words}>
        <Icon name="upload" size={28} />
        {label}
      </p>
    </div>
  );
}
