import { useText } from '../../../platform/i18n/use-text.ts';
import { Link } from '../../../ui/control/link.tsx';

/** To the page that says how figures come to be; in a tab of its own, so that nothing half-written is left. */
export function MethodLink({ section }: { section: 'meaning' | 'chain' }) {
  const text = useText('recipes');
  return (
    <Link to="/how-it-is-calculated" hash={section} target="_blank">
      {text('method.link')}
      <span data-unseen=""> {text('method.newTab')}</span>
    </Link>
  );
}
