import * as z from 'zod/mini';
import { Id } from '../../kernel/id.ts';
import { isDay } from '../../kernel/month.ts';
import { plainText } from '../../kernel/plain-text.ts';

/** Where food is thrown away, as the Swedish food agency parts it: in the kitchen, from what was put out, and from plates. */
export const WASTE_KINDS = ['kitchen', 'serving', 'plate'] as const;
export type WasteKind = (typeof WASTE_KINDS)[number];

/** Tonnes of one meal were mistyped. */
const Kilograms = z.nullable(z.number().check(z.minimum(0), z.maximum(100_000)));

/** No meal of another century is logged: what a span of days costs is bounded by it. */
const isMealDay = (day: string): boolean => isDay(day) && day >= '2000-01-01' && day <= '2099-12-31';

/** The waste of a meal; parts that were not weighed are null, never 0. */
export const WasteDraft = z.object({
  day: z.string().check(z.refine(isMealDay, 'not_a_day')),
  /** "Lunch"; empty where a kitchen has one meal a day. */
  meal: plainText(60),
  guests: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  kitchen: Kilograms,
  serving: Kilograms,
  plate: Kilograms,
});
export type WasteDraft = z.infer<typeof WasteDraft>;

/** What is known of a meal beside its day and name. */
export const WASTE_FIELDS = ['guests', ...WASTE_KINDS] as const;
export type WasteField = (typeof WASTE_FIELDS)[number];
export type WasteValues = Pick<WasteDraft, WasteField>;

/** Fields that a page may fill in itself. */
export const ASSUMED_FIELDS = ['guests'] as const;

/** What is said of values beside them, each by its field. */
export interface WasteAside {
  /** Unknown from now on, whoever counted it. */
  cleared?: WasteField[] | undefined;
  /** From the menu plan or what was sold; nobody typed it. With null such a number is taken back. */
  assumed?: (typeof ASSUMED_FIELDS)[number][] | undefined;
}

/** What is known of a meal. */
export interface KnownWaste extends WasteValues {
  /** The guests are from the menu plan or what was sold: nobody counted them. */
  guestsAssumed: boolean;
}

/**
 * What several people wrote of one meal, each from their own place: the later value stands where there is one, and nobody's silence takes
 * away what another weighed. What `cleared` names is unknown again. What `assumed` names, which nobody typed, stands in the place of nothing
 * and of what was assumed before, never of a count.
 */
export function mergedWaste(former: KnownWaste, later: WasteValues, aside: WasteAside = {}): KnownWaste {
  const { cleared = [] } = aside;
  const value = (field: WasteField): number | null => later[field] ?? (cleared.includes(field) ? null : former[field]);
  return { kitchen: value('kitchen'), serving: value('serving'), plate: value('plate'), ...mergedGuests(former, later, aside) };
}

type Guests = Pick<KnownWaste, 'guests' | 'guestsAssumed'>;

function mergedGuests({ guests, guestsAssumed }: Guests, later: WasteValues, { cleared = [], assumed = [] }: WasteAside): Guests {
  const isCounted = guests !== null && !guestsAssumed;
  if (assumed.includes('guests') && isCounted) return { guests, guestsAssumed };
  if (assumed.includes('guests')) return { guests: later.guests, guestsAssumed: later.guests !== null };
  if (later.guests !== null || cleared.includes('guests')) return { guests: later.guests, guestsAssumed: false };
  return { guests, guestsAssumed };
}

export const WasteMeal = z.object({
  ...WasteDraft.shape,
  id: Id,
  /** The guests are from the menu plan or what was sold: nobody counted them. A server of the former release does not say it. */
  guestsAssumed: z._default(z.boolean(), false),
  /** Grams CO2e of a gram of what was served that day by published plans; null where that is not known. */
  co2PerGram: z.nullable(z.number()),
  /** The same without land-use change; null where no split of a dish of that day is known. */
  co2PerGramWithoutLandUseChange: z._default(z.nullable(z.number()), null),
});
export type WasteMeal = z.infer<typeof WasteMeal>;

/** Grams a guest that a kitchen compares itself with. */
export const WasteBaseline = z.object({
  grams: z.number(),
  /** Whether it is of the years that the directive compares with, else of the first year that was measured. */
  isOfDirective: z.boolean(),
});
export type WasteBaseline = z.infer<typeof WasteBaseline>;

/** A meal of the log, whatever it caused. */
export type LoggedMeal = Pick<WasteMeal, keyof WasteDraft | 'id' | 'guestsAssumed'>;
