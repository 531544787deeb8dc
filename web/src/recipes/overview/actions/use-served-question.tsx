import { listLiveMenusOfRecipes, MOST_DAYS_NAMED, type PlanOfDish } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import { MOST_AT_ONCE } from '@plateprint/shared/recipes/model/recipe.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type ServedAnswer, type ServedPlaces, servedPlaces } from './served-places.ts';

/** A thousand kitchens may serve one dish of the library: the first are named, the others counted. */
const MOST_NAMED = 6;

interface Question extends ServedPlaces {
  goOn: () => void;
}

interface ServedQuestion {
  ask: (ids: readonly string[], goOn: () => void) => Promise<void>;
  isAsking: boolean;
  question: ReactNode;
}

/**
 * Asks before what guests read now is deleted, and names where and when they do; so it does where nobody could find out. Anything else is done at
 * once. Who deletes again meanwhile is asked one question after the other.
 */
export function useServedQuestion(): ServedQuestion {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [asking, setAsking] = useState(0);
  const ask = useCallback(async (ids: readonly string[], goOn: () => void): Promise<void> => {
    setAsking((before) => before + 1);
    const places = servedPlaces(await servedAnswers(ids));
    setAsking((before) => before - 1);
    if (places.plans.length + places.menus.length + places.unknown === 0) goOn();
    else setQuestions((before) => [...before, { ...places, goOn }]);
  }, []);
  const [first] = questions;
  const question = (
    <>
      {asking > 0 && <Asking />}
      {first && (
        <ServedDialog question={first} onClose={() => setQuestions((before) => before.filter((each) => each !== first))} />
      )}
    </>
  );
  return { ask, isAsking: asking > 0, question };
}

async function servedAnswers(ids: readonly string[]): Promise<ServedAnswer[]> {
  const asked: ServedAnswer[] = [];
  for (let first = 0; first < ids.length; first += MOST_AT_ONCE) {
    const part = ids.slice(first, first + MOST_AT_ONCE);
    // What is not answered is not known, which is said.
    const answer = await call(listLiveMenusOfRecipes, { body: { ids: part } }).catch(() => null);
    asked.push({ count: part.length, answer });
  }
  return asked;
}

function Asking() {
  const text = useText('recipes/overview');
  return (
    <p role="status" data-unseen="">
      {text('served.asking')}
    </p>
  );
}

function ServedDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { plans, menus, unknown, goOn } = question;
  const text = useText('recipes/overview');
  const format = useFormat();
  const day = new Intl.DateTimeFormat(format.locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const named = ({ name, restaurant, days }: PlanOfDish): string => {
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
      title={text(plans.length + menus.length > 0 ? 'served.title' : 'served.titleUnknown')}
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
      {plans.length + menus.length > 0 && <p>{text('served.missing')}</p>}
      {unknown > 0 && <p>{text('served.unknown', { count: unknown })}</p>}
    </ConfirmDialog>
  );
}
