import type { Day } from '@plateprint/shared/kernel/month.ts';
import {
  changeTarget,
  listTargets,
  type OfferedPreset,
  type PlaceOfTarget,
  readTargetPath,
  setTarget,
  type Target,
} from '@plateprint/shared/targets/api/target-api.ts';
import { TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { ClientFailure } from '../../platform/api/client-failure.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { maySet, newTarget } from './new-target.ts';
import { PathPreview } from './path-preview.tsx';
import { PresetField } from './preset-field.tsx';
import { TargetFields } from './target-fields.tsx';
import styles from './target-dialog.module.css';

interface TargetDialogProps {
  place: PlaceOfTarget;
  presets: readonly OfferedPreset[];
  /** The one that is changed; null for a new one. */
  target: Target | null;
  onClose: () => void;
}

/** Sets a target or changes one: what it would come to stands below while it is chosen. */
export function TargetDialog({ place, presets, target, onClose }: TargetDialogProps) {
  const text = useText('targets');
  const notices = useNotices();
  const [today] = useState(() => new Date().toISOString().slice(0, 10) as Day);
  const [draft, setDraft] = useState<TargetDraft>(() => (target === null ? newTarget(today) : TargetDraft.parse(target)));
  const done = (): void => {
    notices.show({ message: text('dialog.saved') });
    onClose();
  };
  const refreshes = [listTargets, readTargetPath];
  const set = useChange(setTarget, { refreshes, onSuccess: done });
  const change = useChange(changeTarget, { refreshes, onSuccess: done });
  const isGood = maySet(draft);
  const submit = (): void => {
    if (target === null) set.mutate({ body: { place, target: draft } });
    else change.mutate({ params: { id: target.id }, body: { target: draft, version: target.version } });
  };
  const failure = set.error ?? change.error;
  return (
    <Dialog
      title={text(target === null ? 'dialog.title' : 'dialog.titleChange')}
      isOpen
      onClose={onClose}
      size="medium"
      actions={
        <Button variant="primary" disabled={!isGood} busy={set.isPending || change.isPending} onClick={submit}>
          {text(target === null ? 'dialog.save' : 'dialog.saveChange')}
        </Button>
      }
    >
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (isGood) submit();
        }}
      >
        <PresetField target={draft} presets={presets} onChange={setDraft} />
        <TargetFields target={draft} today={today} onChange={setDraft} />
        <PathPreview place={place} target={draft} />
        {failure && <Failure failure={failure} />}
      </form>
    </Dialog>
  );
}

function Failure({ failure }: { failure: ClientFailure }) {
  const text = useText('targets');
  const failureText = useFailureText();
  const isTooMany = failure.fields.some(({ code }) => code === 'too_many');
  return <Message tone="danger">{isTooMany ? text('dialog.tooMany') : failureText(failure)}</Message>;
}
