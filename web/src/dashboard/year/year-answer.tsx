import { readYear } from '@plateprint/shared/dashboard/comparison-api.ts';
import { isOfYear, type OtherTotal, otherTotal } from '@plateprint/shared/dashboard/other-total.ts';
import { formerSpan } from '@plateprint/shared/dashboard/span.ts';
import type { YearAnswer as Answer } from '@plateprint/shared/dashboard/year-answer.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { DifferenceSentence } from '../../footprint/difference-sentence.tsx';
import { JUST_ASKED, useRead } from '../../platform/api/use-read.ts';
import { type Format, useFormat } from '../../platform/i18n/use-format.ts';
import { type Text, useText } from '../../platform/i18n/use-text.ts';
import { withCapital } from '../../platform/i18n/with-capital.ts';
import { signedKg } from '../../reports/change-steps.ts';
import { FirstStepLater } from '../../targets/first-step-later.tsx';
import { useMass } from '../../targets/use-mass.ts';
import { Icon } from '../../ui/control/icon.tsx';
import { Link } from '../../ui/control/link.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { YearCauses } from './year-causes.tsx';
import styles from './year-answer.module.css';

interface YearAnswerProps {
  id: string;
  category: 'restaurant' | 'organization';
  variety: ReportVariety;
  emissionDatabase: EmissionDatabase;
  /** Whether what could be done next may be read by those who look. */
  withNext: boolean;
}

/** Did we come down this year: by how much, how surely, why, and what next. */
export function YearAnswer({ id, category, variety, emissionDatabase, withNext }: YearAnswerProps) {
  const text = useText('dashboard/year');
  const query = { category, variety, emissionDatabase } as const;
  // Reports are made and deleted on other pages, which know nothing of this one.
  const { data, error, refetch } = useRead(readYear, { params: { id }, query }, { staleTime: JUST_ASKED });
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  return (
    <section className={styles.answer} aria-label={text('title')}>
      <h2 className={styles.question}>{text('title')}</h2>
      <Change year={data} variety={variety} />
      {data.average && (
        <>
          <Total year={data} variety={variety} />
          <Why year={data} variety={variety} />
          <YearCauses year={data} variety={variety} category={category} />
          {category === 'restaurant' && <ToDishes id={id} year={data} variety={variety} />}
        </>
      )}
      {withNext && <FirstStepLater place={category === 'organization' ? { organizationId: id } : { restaurantId: id }} />}
      <Ground year={data} />
    </section>
  );
}

interface YearProps {
  year: Answer;
  variety: ReportVariety;
}

/** In one word and one number, and how sure that is. */
function Change({ year, variety }: YearProps) {
  const text = useText('dashboard/year');
  const format = useFormat();
  const { months, expected, average, total } = year;
  if (average === null) return <p className={styles.none}>{text(months === 0 ? 'none' : 'tooLittle')}</p>;
  const other = isOfYear(months, expected) ? otherTotal(average, total) : null;
  return (
    <>
      <Headline year={year} average={average} other={other} variety={variety} />
      <p>
        {/* Below an answer about the total: this is about the average. */}
        {other && `${withCapital(text(`per.${variety}`))}${format.colon} `}
        <DifferenceSentence difference={average.difference} />
      </p>
    </>
  );
}

type Average = NonNullable<Answer['average']>;

/** Where the total says another thing, it answers; of too few months no answer is given for the year. */
function Headline({
  year: { months, expected },
  average,
  other,
  variety,
}: YearProps & { average: Average; other: OtherTotal | null }) {
  const text = useText('dashboard/year');
  const format = useFormat();
  const { percent, direction, difference } = average;
  const sure = difference?.sure ?? 'cannot_tell';
  const per = text(`per.${variety}`);
  const isSame = difference?.percent != null && difference.percent.low === 0 && difference.percent.high === 0;
  const words = { percent: format.percent(Math.abs(percent) / 100), per };
  if (!isOfYear(months, expected) && !isSame && sure !== 'cannot_tell') {
    const key = direction === 'up' ? 'more_in_months' : 'less_in_months';
    const compared = { months: format.number(months), expected: format.number(expected) };
    return <Line direction={direction}>{text(`answer.${key}`, { ...words, ...compared })}</Line>;
  }
  if (other === null) {
    return <Line direction={sure === 'cannot_tell' ? null : direction}>{text(`answer.${isSame ? 'same' : sure}`, words)}</Line>;
  }
  const key = other.direction === 'up' ? 'more_in_total' : 'less_in_total';
  const sureOfTotal = other.isSure ? 'surely' : 'probably';
  const share = format.percent(other.share, other.share < 0.01 ? 1 : 0);
  return (
    <Line direction={other.direction}>
      {text(`answer.${other.isAlone ? (`${key}_alone` as const) : key}`, { ...words, sure: sureOfTotal, total: share })}
    </Line>
  );
}

function Line({ direction, children }: { direction: Average['direction']; children: string }) {
  return (
    <p className={styles.change} data-direction={direction ?? 'same'}>
      {direction && <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} size={28} />}
      {children}
    </p>
  );
}

/** From the causes of a kitchen's year on to its dishes: both years on the page on which any two sides are compared. */
function ToDishes({ id, year: { from, to }, variety }: YearProps & { id: string }) {
  const text = useText('reports/change');
  const months = (first: string, last: string) => ({ kind: 'months' as const, restaurantId: id, from: first, to: last });
  const [former, latest] = [formerSpan({ from: from as Month, to: to as Month }), { from, to }];
  return (
    <p className={styles.onward}>
      <Link to="/compare" search={{ variety, a: months(former.from, former.to), b: months(latest.from, latest.to) }}>
        {text('dishes')}
      </Link>
    </p>
  );
}

/** All of it, split by how much was sold or bought and by what each emits. */
function Total({ year: { total }, variety }: YearProps) {
  const text = useText('dashboard/year');
  const mass = useMass();
  if (total === null) return null;
  const { now, former, difference, parts } = total;
  const signed = (grams: number): string => `${grams < 0 ? '−' : '+'}${mass(Math.abs(grams), now.value)}`;
  return (
    <p>
      {text('total', { now: mass(now.value), former: mass(former.value, now.value), change: signed(now.value - former.value) })}{' '}
      <DifferenceSentence difference={difference} short />
      {difference && parts && '. '}
      {parts && text(`parts.${variety}`, { amount: signed(parts.amount), average: signed(parts.average) })}
    </p>
  );
}

/** Foods that are named: the rest stands below, or on the page of the comparison. */
const NAMED = 3;

/** The foods that made the change; one that went the other way made none of it. */
function Why({ year: { average, changeByFood }, variety }: YearProps) {
  const text = useText('dashboard/year');
  const unit = useText('footprint')('unit');
  const format = useFormat();
  const per = variety === 'sales' ? 'portion' : 'kg';
  const named = changeByFood.flatMap(({ food, co2 }) =>
    food === null || co2 > 0 !== (average !== null && average.percent > 0)
      ? []
      : [`${food} ${signedKg(co2, per, format)}\u00a0${unit}`],
  );
  if (named.length === 0) return null;
  return <p>{text('why', { foods: format.list(named.slice(0, NAMED)), per: text(`per.${variety}`) })}</p>;
}

interface MissingWords {
  missing: Answer['missing'];
  text: Text<'dashboard/year'>;
  format: Format;
}

/** Months that are in neither year, by name; where the same number of restaurants lacks each, that number once. */
function missingText({ missing, text, format }: MissingWords): string {
  const months = format.list(missing.map(({ month }) => format.month(month)));
  const numbers = [...new Set(missing.map(({ restaurants }) => restaurants))];
  if (numbers.length === 1) return text('missing', { months, restaurants: numbers[0] ?? 1 });
  const each = missing.map(({ month, restaurants }) => text('missingOf', { month: format.month(month), restaurants }));
  return text('missingEach', { months: format.list(each) });
}

/** Which months, and at which release of the food data. */
function Ground({ year: { from, to, months, expected, missing, foodDataVersion, isMixed } }: { year: Answer }) {
  const text = useText('dashboard/year');
  const format = useFormat();
  return (
    <p className={styles.ground}>
      {text('months', {
        from: format.month(from),
        to: format.month(to),
        months: format.number(months),
        expected: format.number(expected),
      })}{' '}
      {months > 0 && missing.length > 0 && `${missingText({ missing, text, format })} `}
      {isMixed ? text('mixed') : foodDataVersion === null ? text('published') : text('today', { version: foodDataVersion })}
    </p>
  );
}
