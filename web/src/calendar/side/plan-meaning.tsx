import { isPartlyCounted } from '@plateprint/shared/calendar/figures/day-weights.ts';
import { guestFootprint, levelsOfDays, meanOfDays, shareOfDays } from '@plateprint/shared/calendar/figures/day-figures.ts';
import type { RuleBreak } from '@plateprint/shared/calendar/figures/plan-rule-breaks.ts';
import { repeatsOf } from '@plateprint/shared/calendar/figures/repeats.ts';
import { CARBON_LEVELS } from '@plateprint/shared/footprint/carbon-level.ts';
import { coverageState } from '@plateprint/shared/footprint/coverage.ts';
import { percentShares } from '@plateprint/shared/footprint/level-shares.ts';
import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import type { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { HEALTHY_MEAL } from '@plateprint/shared/footprint/healthy-meal.ts';
import { memo, type ReactNode } from 'react';
import { LevelMark } from '../../footprint/level-mark.tsx';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useAllergens } from '../../ingredients/use-allergens.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useDishName } from '../dishes/gone-dishes.tsx';
import type { CountedDay } from '../figures/planned-figures.ts';
import { useWeeks } from '../figures/use-weeks.ts';
import { SeasonNotes } from './season-notes.tsx';
import { ServingFacts } from './serving-facts.tsx';
import styles from './side.module.css';

interface PlanMeaningProps {
  days: readonly CountedDay[];
  breaks: readonly RuleBreak[];
  plan: Pick<MenuPlanDraft, 'eaters' | 'weeks' | 'weekdays' | 'startsOn' | 'endsOn' | 'closed'>;
  /** The cost of a guest's food, for those who may see it. */
  cost?: ReactNode;
}

/** The figures of a cycle, a week or a day; every figure says of how much it speaks. */
export function PlanMeaning({ days, breaks, plan, cost }: PlanMeaningProps) {
  const { eaters = 'adults' } = plan;
  const text = useText('calendar/planner');
  const co2 = useCo2();
  const format = useFormat();
  const filled = days.filter(({ dishes }) => dishes.length > 0);
  if (filled.length === 0) return <p className={styles.hint}>{text('meaningEmpty')}</p>;
  const figures = filled.map((day) => day.figures);
  const { co2: guest, share, state } = guestFootprint(figures);
  const percent = (of: 'healthy' | 'plantOffered' | 'plantExpected'): string => {
    const mean = meanOfDays(figures, of);
    const spoken = shareOfDays(figures, of);
    const covers = text(of === 'plantOffered' ? 'coversDishes' : 'covers', { share: format.covered(spoken) });
    if (mean === null) return spoken === 0 ? text('unknown') : `${text('unknown')} (${covers})`;
    return `${format.percent(mean)}${coverageState(spoken) === 'whole' ? '' : ` (${covers})`}`;
  };
  const offered = (): string => {
    if (coverageState(shareOfDays(figures, 'plantOffered')) === 'whole') return percent('plantOffered');
    const [count, known] = (['sum', 'known'] as const).map((of) => figures.reduce((sum, day) => sum + day.plantOffered[of], 0));
    const all = figures.reduce((sum, { dishes }) => sum + dishes, 0);
    return text('plantCounted', { count: count ?? 0, all, unknown: all - (known ?? 0) });
  };
  const vegan = (known: 'yes' | 'unknown'): number => figures.filter((day) => day.vegan === known).length;
  const unsure = breaks.filter(({ isSure }) => !isSure).length;
  const broken = [
    text('breaksCount', { count: breaks.length - unsure }),
    ...(unsure > 0 ? [text('breaksUnsure', { count: unsure })] : []),
  ];
  const veganDays = [
    text('daysOf', { days: vegan('yes'), all: filled.length }),
    ...(vegan('unknown') > 0 ? [text('daysUnknown', { count: vegan('unknown') })] : []),
  ];
  return (
    <section className={styles.part} aria-label={text('meaning')}>
      <div className={styles.main}>
        <p className={styles.big}>{guest ? co2.exact(guest.value) : '–'}</p>
        <p className={styles.hint}>{text('meaningUnit')}</p>
        <p className={styles.hint}>
          {guest ? co2.range(guest) : text('tooLittle')}
          {state !== 'whole' && ` · ${text('covers', { share: format.covered(share) })}`}
        </p>
        {isPartlyCounted(figures.map(({ guests }) => guests)) && <p className={styles.hint}>{text('daysAlike')}</p>}
      </div>
      <Levels days={filled} />
      <dl className={styles.facts}>
        <Fact name={text('fact.plantOffered')} value={offered()} />
        <Fact name={text('fact.plantExpected')} value={percent('plantExpected')} />
        <Fact name={text('fact.vegan')} value={veganDays.join(', ')} />
        <Fact name={text('fact.healthy')} value={eaters === 'adults' ? percent('healthy') : text('notJudged')} />
        <ServingFacts days={figures} />
        {cost}
        <Fact name={text('fact.rules')} value={broken.join(', ')} />
      </dl>
      <Allergens days={filled} />
      <Repeats days={filled} />
      <SeasonNotes plan={plan} days={filled} />
      <p className={styles.hint}>
        {text('healthyBy', { least: HEALTHY_MEAL.energyKcal.least, most: HEALTHY_MEAL.energyKcal.most })}
      </p>
      <p className={styles.hint}>{text('boundary')}</p>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Levels({ days }: { days: readonly CountedDay[] }) {
  const text = useText('calendar/planner');
  const footprint = useText('footprint');
  const format = useFormat();
  const levels = levelsOfDays(days.map(({ figures }) => figures));
  const all = days.reduce((sum, { dishes }) => sum + dishes.length, 0);
  const known = CARBON_LEVELS.reduce((sum, level) => sum + levels[level], 0);
  const counts = [
    ...CARBON_LEVELS.map((level) => ({ level, count: levels[level] })),
    ...(known < all ? [{ level: null, count: all - known }] : []),
  ];
  const percents = percentShares(counts.map(({ count }) => count));
  return (
    <ul className={styles.levels} aria-label={text('levels')}>
      {counts.map(({ level, count }, at) => (
        <li key={level ?? ''}>
          <LevelMark level={level} size={20} />
          <span data-unseen="">{footprint(`level.${level ?? 'unknown'}`)}</span> {count}
          {count > 0 && <span className={styles.figure}>{`· ${format.percent((percents[at] ?? 0) / 100)}`}</span>}
        </li>
      ))}
    </ul>
  );
}

/** On how many days every dish has an allergen, may have it, or nobody knows. */
function Allergens({ days }: { days: readonly CountedDay[] }) {
  const text = useText('calendar/planner');
  const allergens = useAllergens();
  const counts = new Map<Allergen, number>();
  for (const { figures } of days)
    for (const allergen of figures.withoutChoice) counts.set(allergen, (counts.get(allergen) ?? 0) + 1);
  if (counts.size === 0) return <p className={styles.hint}>{text('allergensFine')}</p>;
  return (
    <div>
      <h4 className={styles.small}>{text('allergens')}</h4>
      <ul className={styles.columns}>
        {[...counts]
          .toSorted(([, one], [, other]) => other - one)
          .map(([allergen, count]) => (
            <li key={allergen}>
              {allergens.name(allergen)}: {text('daysOf', { days: count, all: days.length })}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Dishes that stand more than once in a week: a line for each week. */
function Repeats({ days }: { days: readonly CountedDay[] }) {
  const text = useText('calendar/planner');
  const weeks = [...useWeeks(days).values()].filter((ofWeek) => repeatsOf(ofWeek).length > 0);
  if (weeks.length === 0) return null;
  return (
    <div className={styles.below}>
      <h4 className={styles.small}>{text('repeats')}</h4>
      <ul className={styles.plain}>
        {weeks.map((ofWeek) => (
          <RepeatsOfWeek key={ofWeek[0]?.week} days={ofWeek} />
        ))}
      </ul>
    </div>
  );
}

const RepeatsOfWeek = memo(function RepeatsOfWeek({ days }: { days: readonly CountedDay[] }) {
  const text = useText('calendar/planner');
  const format = useFormat();
  const nameOf = useDishName();
  const names = repeatsOf(days).map(({ recipeId, dish }) => nameOf(recipeId, dish));
  return <li>{`${text('week', { week: (days[0]?.week ?? 0) + 1 })}${format.colon} ${names.join(', ')}`}</li>;
});
