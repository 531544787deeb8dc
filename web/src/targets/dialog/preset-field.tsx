import type { OfferedPreset } from '@plateprint/shared/targets/api/target-api.ts';
import type { TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import { PUBLISHED_TARGETS } from '@plateprint/shared/targets/model/target-preset.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { following } from './new-target.ts';

interface PresetFieldProps {
  target: TargetDraft;
  presets: readonly OfferedPreset[];
  onChange: (target: TargetDraft) => void;
}

/** One of our own or a published target; those that our figures cannot be held against say why. */
export function PresetField({ target, presets, onChange }: PresetFieldProps) {
  const text = useText('targets');
  return (
    <RadioGroup<OfferedPreset['id'] | 'own'>
      label={text('dialog.preset')}
      value={target.preset ?? 'own'}
      choices={[
        { value: 'own', label: text('dialog.own') },
        ...presets.map(({ id, refusal }) => {
          const hint = refusal === null ? sourceOf(id) : text(`dialog.refusal.${refusal}`);
          return {
            value: id,
            label: text(`dialog.presets.${id}`),
            disabled: refusal !== null,
            ...(hint === null ? {} : { hint }),
          };
        }),
      ]}
      onChange={(chosen) => onChange(following(target, chosen === 'own' ? null : chosen))}
    />
  );
}

function sourceOf(preset: OfferedPreset['id']): string | null {
  const source = PUBLISHED_TARGETS.find(({ id }) => id === preset)?.source ?? null;
  return source && `${source.publisher}, ${source.title}, ${source.date}`;
}
