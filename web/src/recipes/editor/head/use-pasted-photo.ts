import { useEffect, useEffectEvent } from 'react';

/** A picture that is pasted anywhere on the page is meant for the dish. */
export function usePastedPhoto(onPhoto: (file: File) => void): void {
  const take = useEffectEvent(onPhoto);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
