import type { StepAbout } from '@plateprint/shared/ingredients/step-about.ts';
import type { Format } from '../../platform/i18n/use-format.ts';
import type { Text } from '../../platform/i18n/use-text.ts';

/** Names for the ids of a release, in the reader's language. */
export interface AboutNames {
  text: Text<'ingredients/why'>;
  format: Format;
  source: (id: string) => string;
  state: (id: string) => string;
  category: (id: string) => string;
}

/** A mix of many origins is named by its largest. */
const MOST_ORIGINS = 5;
const PROCESSES = [
  'frozen',
  'canned',
  'dried',
  'powder',
  'smoked',
  'pickled',
  'pre-cooked',
  'juice',
  'concentrate',
  'ground',
  'roasted',
  'heated-greenhouse',
] as const;

/** The sentences of what a step was taken from, the most telling first. */
export function aboutWords(about: StepAbout, names: AboutNames): string[] {
  const { text } = names;
  const process = PROCESSES.find((each) => each === about.process);
  return [
    about.reason === undefined ? null : text(`reason.${about.reason}`),
    about.state === undefined ? null : text('about.state', { state: names.state(about.state) }),
    process === undefined ? null : text(`process.${process}`),
    about.category === undefined ? null : names.category(about.category),
    weightWords(about, names),
    about.month === undefined ? null : monthName(about.month, names.format.locale),
    originWords(about, names),
    ratioWords(about, names),
    sourceWords(about, names),
  ].filter((words) => words !== null);
}

/** A month of any year. */
function monthName(month: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month - 1, 15));
}

/** The value of each source, and how much it counts. */
function weightWords({ sources }: StepAbout, { format, source }: AboutNames): string | null {
  if (!sources || sources.length === 0) return null;
  const said = sources.map(
    ({ id, value, share }) => `${source(id)} ${format.number(value, { decimals: 2 })} (${format.percent(share)})`,
  );
  return format.list(said);
}

function originWords({ origins, to }: StepAbout, { text, format }: AboutNames): string | null {
  if (!origins || origins.length === 0) return null;
  const countries = new Intl.DisplayNames(format.locale, { type: 'region' });
  const country = (id: string) => (id === 'WORLD' ? text('about.world') : (countries.of(id) ?? id));
  const shown = origins.slice(0, MOST_ORIGINS);
  const rest = origins.slice(MOST_ORIGINS).reduce((sum, { share }) => sum + share, 0);
  const from = format.list([
    ...shown.map(({ id, share }) => (origins.length === 1 ? country(id) : `${country(id)} ${format.percent(share)}`)),
    ...(rest >= 0.005 ? [text('about.others', { share: format.percent(rest) })] : []),
  ]);
  return to === undefined ? from : text('about.way', { from, to: country(to) });
}

function ratioWords({ studies, foods, heated, countries, source }: StepAbout, names: AboutNames): string | null {
  const { text, format } = names;
  if (heated !== undefined) return text('about.heated', { share: format.percent(heated) });
  if (countries !== undefined) return text('about.mean', { countries });
  if (studies === undefined) return foods === undefined ? null : text('about.weighedOn', { foods });
  if (foods === undefined) return null;
  return text('about.studies', { studies, foods, source: names.source(source ?? '') });
}

function sourceWords({ source, record, studies, origins }: StepAbout, names: AboutNames): string | null {
  if (source === undefined || studies !== undefined) return null;
  const title = names.source(source);
  if (record !== undefined) return names.text('about.entry', { source: title, record });
  if (!origins) return title;
  return source === 'crosswalk' ? names.text('about.byHand') : names.text('about.trade', { source: title });
}
