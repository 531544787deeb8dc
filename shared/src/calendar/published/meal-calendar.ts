import { utf8 } from '../../exports/pdf/utf8.ts';
import { allergenSentences } from '../../ingredients/allergens/allergen-sentences.ts';
import { localeOf } from '../../kernel/language.ts';
import { dayLater } from '../model/plan-dates.ts';
import { FEED_WORDS } from './feed-words.ts';
import { type DatedMeal, dishName, servedCo2, type ServedAt } from './served-day.ts';

/** Octets of a line before it goes on in the next (RFC 5545, 3.1). */
const MOST_OCTETS = 75;
/** Dishes of a summary: "the one or two courses with the lowest order". */
const IN_SUMMARY = 2;

/**
 * Meals as an iCalendar: whole days that block nobody's time. As Open Meal Information describes it, and where that differs from
 * RFC 5545 as the RFC does: a day is `VALUE=DATE` and ends before the next, and stamps are in UTC.
 */
export function mealCalendar(meals: readonly DatedMeal[], at: ServedAt): string {
  const { restaurant, language } = at;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plateprint//Menu plans//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(restaurant.name)}`,
    `X-WR-CALDESC:${escaped(FEED_WORDS[language].about)}`,
    ...meals.flatMap((meal) => eventOf(meal, at)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf({ date, plan, courses, changedAt }: DatedMeal, { restaurant, language }: ServedAt): string[] {
  const names = courses.map(({ dish }) => dishName(dish, language));
  const format = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 2 });
  const about = courses.map(({ line, dish }) => {
    const co2 = servedCo2(dish);
    const facts = [
      ...(co2 === null ? [] : [`${format.format(co2)} kg CO₂e.`]),
      ...allergenSentences(dish.allergens, language, { asks: false }),
    ];
    return [`${line === '' ? '' : `${line}: `}${dishName(dish, language)}`, facts.join(' ')].filter(Boolean).join('\n');
  });
  const stamp = stampOf(changedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${plan.id}-${date}@plateprint`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayLater(date, 1).replaceAll('-', '')}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${sequenceOf(changedAt)}`,
    `SUMMARY:${escaped(names.slice(0, IN_SUMMARY).join(' · '))}`,
    `DESCRIPTION:${escaped([...about, FEED_WORDS[language].about].join('\n\n'))}`,
    `LOCATION:${escaped(restaurant.name)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Before the first plan was published. */
const FIRST_SECOND = Date.UTC(2020, 0, 1);

/**
 * Seconds: a program that has an event leaves one whose number is not higher (RFC 5546, 2.1.5), and a dish changes without the plan being
 * published anew. The number has 31 bits, until 2088.
 */
function sequenceOf(at: Date): number {
  return Math.max(0, Math.floor((at.getTime() - FIRST_SECOND) / 1000));
}

function stampOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** A text value (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');
}

/** No line is longer than 75 octets, and none is cut within a sign. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = utf8(sign).length;
    if (octets + size > MOST_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
