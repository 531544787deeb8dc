import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { plainText } from '../../kernel/plain-text.ts';

/** Values that a shuffle may not make worse. */
export const GUARDS = ['salt', 'saturatedFat', 'cost', 'minutes'] as const;
export const Guard = z.enum(GUARDS);
export type Guard = z.infer<typeof Guard>;

/** Twelve weeks of seven days, and lines of one day. */
const MOST_DAYS = 84;
const MOST_PLACES = 12;

const Id = plainText(120).check(z.minLength(1));
const Tag = plainText(60).check(z.minLength(1));
const Amount = z.number().check(z.minimum(0), z.maximum(1e9));
const Known = z._default(z.nullable(Amount), null);

export const ShuffleDish = z.object({
  id: described(Id, 'Your own id of the dish.'),
  co2: described(z.nullable(Amount), 'Grams CO2e of a serving; null when not known: the dish then weighs in no mean.'),
  popularity: described(
    z.number().check(z.positive(), z.maximum(1e9)),
    'How much it is chosen beside the others of its day, above 0: servings sold, or a share.',
  ),
  tags: described(z._default(z.array(Tag).check(z.maxLength(50)), []), 'What rules know it by: `vegan`, `red_meat`.'),
  salt: described(Known, 'Grams of salt in a serving; null when not known.'),
  saturatedFat: described(Known, 'Grams of saturated fat in a serving; null when not known.'),
  cost: described(Known, 'What a serving costs, in your currency; null when not known.'),
  minutes: described(Known, 'Minutes of work that it takes; null when not known.'),
});
export type ShuffleDish = z.infer<typeof ShuffleDish>;

const ShuffleRules = z.object({
  eachDay: described(z._default(z.array(Tag).check(z.maxLength(50)), []), 'Tags of which every day has a dish.'),
  notTwiceADay: described(z._default(z.array(Tag).check(z.maxLength(50)), []), 'Tags of which no day has two dishes.'),
  mostPerWeek: described(
    z._default(z.record(Tag, z.number().check(z.int(), z.minimum(0), z.maximum(1000))), {}),
    'How many dishes of a tag a week has at most.',
  ),
  mostDaysPerWeek: described(
    z.optional(z.record(Tag, z.number().check(z.int(), z.minimum(0), z.maximum(7)))),
    'On how many days of a week a dish of a tag stands at most, however many of a day have it; left out: on any.',
  ),
});

export const ShuffleProblem = z.object({
  current: described(
    z.array(z.array(Id).check(z.minLength(1), z.maxLength(MOST_PLACES))).check(z.minLength(1), z.maxLength(MOST_DAYS)),
    'The dishes of each day as they stand now, by id. Each day keeps its number of places.',
  ),
  guests: described(
    z.optional(z.array(Amount).check(z.maxLength(MOST_DAYS))),
    'Guests expected on each day; as many on every day when left out.',
  ),
  weekLength: described(z._default(z.number().check(z.int(), z.minimum(1), z.maximum(7)), 5), 'Days of a week.'),
  dishes: described(z.array(ShuffleDish).check(z.minLength(1), z.maxLength(1000)), 'The dishes, each once.'),
  locked: described(
    z._default(
      z
        .array(
          z.object({
            day: described(z.number().check(z.int(), z.minimum(0)), 'From 0.'),
            place: described(z.number().check(z.int(), z.minimum(0)), 'From 0.'),
            dishId: described(Id, 'The dish that stands there.'),
          }),
        )
        .check(z.maxLength(MOST_DAYS * MOST_PLACES)),
      [],
    ),
    'Cells that stay.',
  ),
  rules: described(z._default(ShuffleRules, { eachDay: [], notTwiceADay: [], mostPerWeek: {} }), 'What every answer keeps.'),
  guards: described(z._default(z.array(Guard), []), 'What may not become worse.'),
});
export type ShuffleProblem = z.infer<typeof ShuffleProblem>;

export const ShuffleAnswer = z.object({
  days: described(z.array(z.array(z.string())), 'The dishes of each day, by id.'),
  co2Before: described(
    z.nullable(z.number()),
    'Expected grams CO2e of a guest as the days stand now. Null where they cannot be compared: rules or locks move a dish whose CO2e is not known, or no day is known.',
  ),
  co2After: described(z.nullable(z.number()), 'The same of the answer; null with the former.'),
  guards: described(
    z.array(
      z.object({
        name: described(Guard, 'What was guarded.'),
        before: described(z.nullable(z.number()), 'Null where a dish’s amount is not known: then it is not guarded.'),
        after: described(z.nullable(z.number()), 'The same of the answer.'),
      }),
    ),
    'What was guarded: salt, fat and cost expected of a guest; the minutes of the day that takes most.',
  ),
  exact: described(z.boolean(), 'Whether there is none better: proved for up to 15 dishes.'),
  broken: described(z.array(z.string()), 'Rules that the answer breaks: none.'),
});
export type ShuffleAnswer = z.infer<typeof ShuffleAnswer>;
