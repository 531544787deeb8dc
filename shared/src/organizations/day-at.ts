/**
 * The time zone of each country in which kitchens of the product stand; of a country with several, the one that most people live in. Where
 * none is named a day ends with the one of Greenwich. Names are those of the IANA time zone database.
 */
const ZONES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Europe/Stockholm': 'SE',
    'Europe/Oslo': 'NO SJ',
    'Europe/Copenhagen': 'DK',
    'Europe/Helsinki': 'FI AX',
    'Atlantic/Reykjavik': 'IS',
    'Europe/Berlin': 'DE',
    'Europe/Vienna': 'AT',
    'Europe/Zurich': 'CH LI',
    'Europe/Paris': 'FR MC',
    'Europe/Brussels': 'BE EU',
    'Europe/Amsterdam': 'NL',
    'Europe/Luxembourg': 'LU',
    'Europe/London': 'GB',
    'Europe/Dublin': 'IE',
    'Europe/Madrid': 'ES',
    'Europe/Lisbon': 'PT',
    'Europe/Rome': 'IT SM VA',
    'Europe/Malta': 'MT',
    'Europe/Ljubljana': 'SI',
    'Europe/Zagreb': 'HR',
    'Europe/Prague': 'CZ',
    'Europe/Bratislava': 'SK',
    'Europe/Warsaw': 'PL',
    'Europe/Budapest': 'HU',
    'Europe/Bucharest': 'RO',
    'Europe/Sofia': 'BG',
    'Europe/Athens': 'GR',
    'Asia/Nicosia': 'CY',
    'Europe/Tallinn': 'EE',
    'Europe/Riga': 'LV',
    'Europe/Vilnius': 'LT',
    'America/Guadeloupe': 'GP MF',
    'America/Martinique': 'MQ',
    'America/Cayenne': 'GF',
    'Indian/Reunion': 'RE',
    'Indian/Mayotte': 'YT',
    'America/New_York': 'US',
    'America/Toronto': 'CA',
    'Australia/Sydney': 'AU',
    'Pacific/Auckland': 'NZ',
  }).flatMap(([zone, countries]) => countries.split(' ').map((country) => [country, zone] as const)),
);

/** The day, `YYYY-MM-DD`, that it is at a moment where a kitchen stands. */
export function dayAt(location: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: ZONES.get(location) ?? 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const MINUTE_MS = 60_000;

/** The moment at which a day, `YYYY-MM-DD`, begins where a kitchen stands. */
export function dayBegins(location: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Where clocks are turned between, the second look has the right one.
  const first = midnight - aheadOfGreenwich(location, midnight);
  return new Date(midnight - aheadOfGreenwich(location, first));
}

/** The same of the day after. */
export function dayEnds(location: string, day: string): Date {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * MINUTE_MS);
  return dayBegins(location, next.toISOString().slice(0, 10));
}

/** Milliseconds that clocks where a kitchen stands are ahead of Greenwich at a moment. */
function aheadOfGreenwich(location: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: ZONES.get(location) ?? 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const there = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return there - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}
