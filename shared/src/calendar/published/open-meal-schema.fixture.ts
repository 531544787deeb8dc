import * as z from 'zod/mini';

/**
 * Open Meal Information 3.3 as its published description has it: `OpenAPI-Specification.yml` of https://github.com/Sambruk/Open-Meal
 * (commit 005e842c), components MenuResponse, Meal, Course, DistributorsListResponse and what they refer to. `additionalProperties: false`
 * there is a strict object here.
 */
const Text = z.optional(z.nullable(z.string()));
const LookupCode = z.strictObject({ code: Text, type: Text });
const Named = z.strictObject({ name: Text, codes: z.array(LookupCode) });

const Course = z.strictObject({
  id: Text,
  name: Text,
  description: Text,
  optionName: Text,
  order: z.optional(z.number().check(z.int())),
  labelOfContents: Text,
  ingredients: z.array(Named),
  media: z.array(z.strictObject({ src: Text, mimeType: Text })),
  knownAllergens: z.array(Named),
  tags: z.array(Named),
  nutrients: z.array(z.strictObject({ name: Text, amount: z.optional(z.number()), unit: Text, codes: z.array(LookupCode) })),
  price: Text,
  /** "Maximum of two decimals". */
  co2Equivalents: z.optional(z.nullable(z.number().check(z.refine((value) => Number(value.toFixed(2)) === value)))),
});

const Meal = z.strictObject({
  name: Text,
  /** "ISO 8601 format with UTC-offset: YYYY-MM-DDTHH:MM:SS+00:00". */
  date: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/))),
  lang: Text,
  description: Text,
  distributor: z.strictObject({ id: Text, name: Text, organization: Text }),
  courses: z.array(Course),
});
export const MenuResponse = z.strictObject({ meals: z.array(Meal) });

const Distributor = z.strictObject({
  id: Text,
  name: Text,
  organization: Text,
  lang: Text,
  type: Text,
  address: z.strictObject({
    streetAddress: Text,
    postalCode: Text,
    addressLocality: Text,
    addressRegion: Text,
    addressCountry: Text,
  }),
  locations: z.array(
    z.strictObject({
      name: Text,
      geoPositionRepresentations: z.array(z.strictObject({ coordinateSystem: Text, coordinates: z.array(z.number()) })),
    }),
  ),
  url: Text,
  email: Text,
  phone: Text,
  iCalendar: Text,
});
export const DistributorsListResponse = z.strictObject({ distributors: z.array(Distributor) });
