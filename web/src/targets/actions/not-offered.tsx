import { readKeptActions, type Target } from '@plateprint/shared/targets/api/target-api.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { useActionName } from '../use-action-words.ts';

interface NotOfferedProps {
  target: Target;
  offered: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  onTick: (id: string, isOn: boolean) => void;
}

/** Kept actions that nothing offers any more, so that they can be given up. */
export function NotOffered({ target, offered, chosen, onTick }: NotOfferedProps) {
  const text = useText('targets/actions');
  const nameOf = useActionName();
  const { data } = useRead(readKeptActions, { params: { id: target.id } }, { staleTime: 0 });
  return data?.items
    .filter(({ id }) => !offered.has(id))
    .map((action) => (
      <Checkbox
        key={action.id}
        label={nameOf(action)}
        hint={text('notOffered')}
        checked={chosen.has(action.id)}
        onChange={(isOn) => onTick(action.id, isOn)}
      />
    ));
}
