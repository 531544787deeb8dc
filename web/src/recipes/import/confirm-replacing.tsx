import { useText } from '../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

interface ConfirmReplacingProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asked before what was pasted, or changed by hand in the preview, gives way to something else. */
export function ConfirmReplacing({ isOpen, onClose, onConfirm }: ConfirmReplacingProps) {
  const text = useText('recipes/import');
  return (
    <ConfirmDialog
      title={text('source.replaceTitle')}
      isOpen={isOpen}
      onClose={onClose}
      confirmLabel={text('source.replace')}
      onConfirm={onConfirm}
      danger
    >
      <p>{text('source.replaceWords')}</p>
    </ConfirmDialog>
  );
}
