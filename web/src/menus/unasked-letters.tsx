import { readLabelBasis } from '@plateprint/shared/menus/label-basis-api.ts';
import { isLabelBasisAsked } from '@plateprint/shared/organizations/label-basis.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useNow } from '../organizations/use-now.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Link } from '../ui/control/link.tsx';
import { Message } from '../ui/control/message.tsx';

/** Tells who runs the organization for how many days live menus have shown letters on which nobody has decided. */
export function UnaskedLetters({ restaurant }: { restaurant: Restaurant }) {
  const isAsked = isLabelBasisAsked(restaurant, useNow());
  const { data } = useRead(readLabelBasis, { params: { id: restaurant.organizationId } }, { enabled: isAsked });
  return isAsked && data?.mayChoose && data.daysUnasked !== null ? <Days days={data.daysUnasked} /> : null;
}

function Days({ days }: { days: number }) {
  const text = useText('menus/labels');
  return (
    <Message
      tone="warning"
      action={
        <Link to="/organization" search={{ tab: 'labels' }}>
          {text('title')}
        </Link>
      }
    >
      {text('days', { days })}
    </Message>
  );
}
