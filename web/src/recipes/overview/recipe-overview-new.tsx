import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/link.tsx';

export function NewRecipe({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const text = useText('recipes');
  return (
    <ButtonLink to="/recipes/recipe/{-$id}" params={{}} variant={variant} icon="add">
      {text('overview.new')}
    </ButtonLink>
  );
}
