interface Schema {
  type?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

interface Described {
  paths?: Record<string, Record<string, { responses?: Record<string, { content?: Record<string, { schema?: Schema }> }> }>>;
}

/** A figure of CO2e by its name: `co2`, `co2PerPortion`, `CO2PerPortion`. */
const FIGURE = /^co2/i;
const TWIN = 'WithoutLandUseChange';

/**
 * The figures of CO2e in the answers of an OpenAPI document that have no twin without land-use change beside them, or one of another
 * shape: `GET /menus/{id}: dishes.co2PerPortion`.
 */
export function lackingTwins(document: unknown): string[] {
  return Object.entries((document as Described).paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses = {} }]) => {
      const schemas = Object.values(responses).flatMap(({ content = {} }) => content['application/json']?.schema ?? []);
      const places = new Set(schemas.flatMap((schema) => lackingIn(schema, [])));
      return [...places].map((place) => `${method.toUpperCase()} ${path}: ${place}`);
    }),
  );
}

function lackingIn(schema: Schema, place: readonly string[]): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  const own = Object.entries(properties).flatMap(([name, value]) => [
    ...(FIGURE.test(name) && !name.endsWith(TWIN) && !isTwin(value, properties[`${name}${TWIN}`])
      ? [[...place, name].join('.')]
      : []),
    ...lackingIn(value, [...place, name]),
  ]);
  const within = [
    items,
    typeof additionalProperties === 'object' ? additionalProperties : undefined,
    ...anyOf,
    ...oneOf,
    ...allOf,
  ];
  return [...own, ...within.flatMap((each) => (each ? lackingIn(each, place) : []))];
}

/** Of one shape: both figures with a range, or both plain numbers. */
function isTwin(figure: Schema, twin: Schema | undefined): boolean {
  return twin !== undefined && kindOf(figure) === kindOf(twin);
}

function kindOf({ type, properties, anyOf = [] }: Schema): string {
  if (properties) return Object.keys(properties).toSorted().join(' ');
  const [
    kind = [type]
      .flat()
      .filter((each) => each !== 'null')
      .join(' '),
  ] = anyOf.filter((each) => each.type !== 'null').map(kindOf);
  return kind;
}

/** Figures that go by one total, and why: whoever adds one writes its reason here. */
export const SINGLE_FIGURES: readonly { at: RegExp; why: string }[] = [
  {
    at: /(difference|parts(\.rows)?|bridge|changeByFood|causes(\.of)?)\.co2$/,
    why: 'A difference and its causes go by one total.',
  },
  { at: /(^|[ .])verdict\.co2$/, why: 'A target names the total that it counts by: its verdict is of that one.' },
  { at: /next-steps: .*foods\.co2$/, why: 'Actions are ordered by what they save, which goes by one total.' },
  {
    at: /balance: .*(bought|used|difference)\.co2$/,
    why: 'What was bought is held against what was cooked: a comparison goes by one total.',
  },
  { at: /co2(Before|After)$/, why: 'A plan is shuffled by one total.' },
  { at: /customIngredients\.co2PerKg$/, why: 'A kitchen typed it, and told no split.' },
  { at: /mapper\/coverage: co2$/, why: 'It is the part of the CO2e that is covered, and no amount of it.' },
  {
    at: /(CO2PerPortion|co2PerKgOfFood|co2Per1000Kcal|co2PerGuest)$/,
    why: 'By averages months and kitchens are compared; their total beside them has its twin.',
  },
  { at: /factor\.co2e$/, why: 'Its parts stand beside it, and land-use change is one of them.' },
];

export function singleFigureOf(place: string): string | null {
  return SINGLE_FIGURES.find(({ at }) => at.test(place))?.why ?? null;
}
