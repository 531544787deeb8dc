import { type Publication, readPublication, showPlanOnMenu } from '@plateprint/shared/calendar/publication-api.ts';
import type { PlanShows } from '@plateprint/shared/calendar/published/plan-menu-blocks.ts';
import { createMenu, searchMenus } from '@plateprint/shared/menus/menu-api.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Link } from '../../ui/control/link.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from './out.module.css';
import parts from '../parts.module.css';

interface PlanMenusPartProps {
  planId: string;
  /** Its title for guests. */
  title: string;
  restaurant: Restaurant;
  menus: Publication['menus'];
}

/** Five days of two dishes with what is not known of them stand on one page in the smaller text. */
const KINDS = [
  { id: 'screen', shows: 'today', orientation: 'tv_landscape', textScale: 1 },
  { id: 'day', shows: 'today', orientation: 'a4_portrait', textScale: 1 },
  { id: 'week', shows: 'week', orientation: 'a4_portrait', textScale: 0.85 },
] as const satisfies readonly { id: string; shows: PlanShows; orientation: string; textScale: number }[];

/** Menus that show what is served by themselves: on live links, on a screen, and as the printed week. */
export function PlanMenusPart({ planId, title: guestTitle, restaurant, menus }: PlanMenusPartProps) {
  const text = useText('calendar/out');
  const format = useFormat();
  const language = useLanguage();
  const failureText = useFailureText();
  const make = useChange(createMenu, { refreshes: [searchMenus] });
  const show = useChange(showPlanOnMenu, { refreshes: [readPublication, searchMenus] });
  const failure = make.error ?? show.error;
  const add = async ({ id, shows, orientation, textScale }: (typeof KINDS)[number]): Promise<void> => {
    const name = text(`kind.${id}`);
    const title = { kind: 'title' as const, _id: 'title', texts: [{ language, text: guestTitle }], align: 'center' as const };
    const menu = await make.mutateAsync({
      body: { restaurantId: restaurant.id, name, options: { orientation }, settings: { language, textScale }, blocks: [title] },
    });
    await show.mutateAsync({ params: { id: planId }, body: { menuId: menu.id, shows } });
  };
  return (
    <section className={parts.part} aria-label={text('menus')}>
      <h3>{text('menus')}</h3>
      <p className={parts.hint}>{text('menusHint')}</p>
      <ul className={styles.menus}>
        {menus.map(({ id, name, shows, linkNumbers }) => (
          <li key={id}>
            <Link to="/menus/menu/{-$id}" params={{ id }}>
              {name}
            </Link>
            <span className={parts.hint}>
              {text(`shows.${shows}`)}
              {linkNumbers.length > 0 && ` · ${text('onLinks', { links: linkNumbers.join(', ') })}`}
            </span>
            <Button
              size="small"
              aria-label={`${text('stop')}${format.colon} ${text('stopOf', { name })}`}
              onClick={() => show.mutate({ params: { id: planId }, body: { menuId: id, shows: null } })}
            >
              {text('stop')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={parts.actions}>
        {KINDS.map((kind) => (
          <Button
            key={kind.id}
            size="small"
            icon="add"
            disabled={make.isPending || show.isPending}
            onClick={() => void add(kind).catch(() => null)}
          >
            {text(`kind.${kind.id}`)}
          </Button>
        ))}
      </div>
      {failure && <Message tone="danger">{failureText(failure)}</Message>}
    </section>
  );
}
