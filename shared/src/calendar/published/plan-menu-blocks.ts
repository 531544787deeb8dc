import { LANGUAGES, localeOf } from '../../kernel/language.ts';
import type { LocalText, MenuBlock } from '../../menus/menu-block.ts';
import { MOST_BLOCKS, PLAN_PREFIX } from '../../menus/menu-block.ts';
import { FEED_WORDS } from './feed-words.ts';
import type { PublishedPlan, ServedMeal } from './served-day.ts';

/** The part of a published plan that a menu shows: the day, or its week. */
export const PLAN_SHOWS = ['today', 'week'] as const;
export type PlanShows = (typeof PLAN_SHOWS)[number];

const inAll = (words: (language: LocalText['language']) => string): LocalText[] =>
  LANGUAGES.map((language) => ({ language, text: words(language) }));

/**
 * The dishes of some days as blocks of a menu: of a week under the names of its days, of one day under those of its lines. A day of the week
 * on which nothing is served says so: a guest who does not find it would look for it. Where several plans are shown, each names itself: before
 * its lines, and in a week in plain text below the day, whose heading it is not.
 */
export function planBlocks(meals: readonly ServedMeal[], shows: PlanShows, emptyDays: readonly string[] = []): MenuBlock[] {
  if (meals.length === 0 && (shows === 'today' || emptyDays.length === 0)) {
    return [
      { kind: 'text', _id: `${PLAN_PREFIX}nothing`, align: 'center', texts: inAll((language) => FEED_WORDS[language].nothing) },
    ];
  }
  const days = Map.groupBy(meals, ({ date }) => date);
  const dates = shows === 'week' ? [...days.keys(), ...emptyDays].toSorted() : [...days.keys()];
  const isOfSeveral = new Set(meals.map(({ plan }) => plan.id)).size > 1;
  return dates.flatMap((date) => [
    ...(shows === 'week' ? [dayHeading(date)] : []),
    ...(days.has(date) ? [] : [emptyDay(date)]),
    ...(days.get(date) ?? []).flatMap(({ plan, courses }) => [
      ...(isOfSeveral && shows === 'week' ? [planName(date, plan)] : []),
      ...courses.flatMap(({ line, dish }, at): MenuBlock[] => {
        const key = `${PLAN_PREFIX}${date}.${plan.id}.${at}`;
        const name = [...(isOfSeveral ? [plan.title] : []), ...(line === '' ? [] : [line])].join(' · ');
        const isNew = at === 0 || line !== courses[at - 1]?.line;
        const heading: MenuBlock = { kind: 'course', _id: `${key}.line`, align: 'center', texts: inAll(() => name) };
        return [
          ...(shows === 'today' && isNew && name !== '' ? [heading] : []),
          {
            kind: 'recipe',
            _id: key,
            recipeId: dish.id,
            names: [],
            descriptions: [],
            price: '',
            label: null,
            customLabels: [],
          },
        ];
      }),
    ]),
  ]);
}

function planName(date: string, { id, title }: PublishedPlan): MenuBlock {
  return { kind: 'text', _id: `${PLAN_PREFIX}${date}.${id}`, align: 'center', texts: inAll(() => title) };
}

function emptyDay(date: string): MenuBlock {
  const texts = inAll((language) => FEED_WORDS[language].noMeals);
  return { kind: 'text', _id: `${PLAN_PREFIX}${date}.nothing`, align: 'center', texts };
}

function dayHeading(date: string): MenuBlock {
  const at = new Date(date);
  const texts = inAll((language) =>
    new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at),
  );
  return { kind: 'course', _id: `${PLAN_PREFIX}${date}`, align: 'center', texts };
}

/** All others are left as somebody arranged them. */
function isOfPlan({ _id }: MenuBlock): boolean {
  return _id.startsWith(PLAN_PREFIX);
}

/** A menu's blocks with those of the plan in the place of its former ones; where there were none they stand at the end. */
export function withPlanBlocks(blocks: readonly MenuBlock[], ofPlan: readonly MenuBlock[]): MenuBlock[] {
  const first = blocks.findIndex(isOfPlan);
  const kept = blocks.filter((block) => !isOfPlan(block));
  const at = first < 0 ? kept.length : blocks.slice(0, first).filter((block) => !isOfPlan(block)).length;
  return [...kept.slice(0, at), ...ofPlan, ...kept.slice(at)].slice(0, MOST_BLOCKS);
}
