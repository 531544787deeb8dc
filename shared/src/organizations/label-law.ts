/**
 * Where and since when a sustainability label that is neither of a certification scheme nor of a public authority is on the list of unfair
 * practices. Read on 26 November 2026.
 */
interface LabelLaw {
  source: string;
  /** The first day, `YYYY-MM-DD`. */
  since: string;
  places: ReadonlySet<string>;
}

const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';

/** Regions of the Union that have a country code of their own: Åland, Guadeloupe, French Guiana, Martinique, Réunion, Mayotte, Saint-Martin. */
const OUTER = 'AX GP GF MQ RE YT MF';

export const LABEL_LAW: LabelLaw = {
  source: 'https://eur-lex.europa.eu/eli/dir/2024/825/oj',
  since: '2026-09-27',
  places: new Set([...UNION.split(' '), ...OUTER.split(' '), 'EU']),
};

/** Norway, Iceland and Liechtenstein take the directive over by the EEA Agreement; their days were not set when the sources were read. */
const EEA: ReadonlySet<string> = new Set([...LABEL_LAW.places, 'NO', 'IS', 'LI', 'SJ']);

/** Whether the rule holds where food is eaten, on a day there. */
export function labelLawHolds(location: string, day: string): boolean {
  return LABEL_LAW.places.has(location) && day >= LABEL_LAW.since;
}

/** Whether letters on one's own responsibility are reminded of what they are there. */
export function isInEea(location: string): boolean {
  return EEA.has(location);
}
