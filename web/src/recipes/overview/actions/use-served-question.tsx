import { listLiveMenusOfRecipe, MOST_DAYS_NAMED } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

/** A thousand kitchens may serve one dish of the library: the first are named, the others counted. */
const MOST_NAMED = 6;
/** Recipes of one deletion that are asked about, so many side by side; plans say afterwards which of their dishes are gone. */
const MOST_ASKED = 60;
const AT_ONCE = 6;

type Answer = ReplyOf<typeof listLiveMenusOfRecipe>;
type Place = Answer['plans'][number];

interface ServedRecipes {
  plans: readonly Place[];
  menus: readonly string[];
  goOn: () => void;
}

/** Asks before what guests read now is deleted, and names where and when they do; anything else is done at once. */
export function useServedQuestion(): { ask: (ids: readonly string[], goOn: () => void) => Promise<void>; question: ReactNode } {
  const [served, setServed] = useState<ServedRecipes | null>(null);
  const ask = useCallback(async (ids: readonly string[], goOn: () => void): Promise<void> => {
    const answers = await servedAnswers(ids.slice(0, MOST_ASKED));
    const plans = answers.flatMap((answer) => answer.plans ?? []);
    const menus = [...new Set(answers.flatMap(({ items }) => items.map(({ name, restaurant }) => `${name} (${restaurant})`)))];
    if (plans.length + menus.length === 0) goOn();
    else setServed({ plans: [...new Map(plans.map((plan) => [plan.id, plan])).values()], menus, goOn });
  }, []);
  return { ask, question: served && <ServedDialog served={served} onClose={() => setServed(null)} /> };
}

/** Where nothing is answered nobody is stopped: without a connection the deletion says so itself. */
async function servedAnswers(ids: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const part = ids.slice(first, first + AT_ONCE);
    const asked = await Promise.allSettled(part.map(async (id) => call(listLiveMenusOfRecipe, { params: { id } })));
    answers.push(...asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
  }
  return answers;
}

function ServedDialog({ served: { plans, menus, goOn }, onClose }: { served: ServedRecipes; onClose: () => void }) {
  const text = useText('recipes/overview');
  const format = useFormat();
  const day = new Intl.DateTimeFormat(format.locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const named = ({ name, restaurant, ...place }: Place): string => {
    const days = place.days ?? [];
    const first = days.slice(0, MOST_DAYS_NAMED - 1).map((date) => day.format(new Date(date)));
    const more = days.length < MOST_DAYS_NAMED ? [] : ['…'];
    return text('served.plan', { plan: `${name} (${restaurant})`, days: [...first, ...more].join(' · ') });
  };
  const said = (names: readonly string[]): string => {
    if (names.length <= MOST_NAMED) return format.list(names);
    return text('served.more', { names: names.slice(0, MOST_NAMED - 2).join(', '), count: names.length - MOST_NAMED + 2 });
  };
  return (
    <ConfirmDialog
      title={text('served.title')}
      confirmLabel={text('bulk.delete')}
      danger
      isOpen
      onClose={onClose}
      onConfirm={() => {
        onClose();
        goOn();
      }}
    >
      {plans.length > 0 && <p>{text('served.plans', { plans: said(plans.map(named)) })}</p>}
      {menus.length > 0 && <p>{text('served.menus', { menus: said(menus) })}</p>}
    </ConfirmDialog>
  );
}
