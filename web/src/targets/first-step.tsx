import type { PlaceOfTarget } from '@plateprint/shared/targets/api/target-api.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { Link } from '../ui/control/link.tsx';
import { useActionName, useEffectWords } from './use-action-words.ts';
import { useNextSteps } from './use-next-steps.ts';

/** The next step that saves most, in one line. */
export function FirstStep({ place }: { place: PlaceOfTarget }) {
  const text = useText('targets/actions');
  const format = useFormat();
  const nameOf = useActionName();
  const effectOf = useEffectWords();
  const [first] = useNextSteps(place).steps ?? [];
  if (!first) return null;
  return (
    <p>
      <strong>
        {text('title')}
        {format.colon}
      </strong>{' '}
      {nameOf(first.action)}, {effectOf(first.co2)}.{' '}
      <Link to="/targets" search={place.organizationId === undefined ? {} : { of: 'organization' }}>
        {text('toTargets')}
      </Link>
    </p>
  );
}
