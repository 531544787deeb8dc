import { useText } from '../../platform/i18n/use-text.ts';
import { Message } from '../../ui/control/message.tsx';
import type { Outcome } from './import-state.ts';

/** Why the server did not take a recipe. */
export function ImportOutcome({ outcome }: { outcome: Outcome }) {
  const text = useText('recipes/import');
  const ui = useText('ui');
  if (outcome.state !== 'refused') return null;
  const paths = outcome.fields.map(({ path }) => path).slice(0, 5);
  return (
    <Message tone="danger">
      {ui(`failure.${outcome.code}`)} {paths.length > 0 && text('problem.fields', { fields: paths.join(', ') })}
    </Message>
  );
}
