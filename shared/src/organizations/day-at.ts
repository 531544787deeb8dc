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
