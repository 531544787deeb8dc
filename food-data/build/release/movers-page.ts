import type {
  ChangeReason,
  Mover,
  PartMover,
  PlaceMover,
  ReleaseChanges,
} from '@plateprint/shared/ingredients/quality/release-changes.ts';
import type { PieceChange } from './release-diff.ts';

/** The changes of a release as a page of the documentation. */
export function moversPage(changes: ReleaseChanges, pieces: readonly PieceChange[]): string {
  const { from, to, moved, movers, places, withoutLandUse } = changes;
  const which =
    moved > movers.length
      ? `The ${movers.length} foods whose figure moved most, of ${moved} that moved`
      : `The foods whose figure moved`;
  return [
    `# What moved from ${from} to ${to}`,
    '',
    `${which} by more than a twentieth: kg CO2e per kg at the French base, before origin, place and way of`,
    `production, each in the state that most kitchens buy. Completed reports keep the version they were made with. Written by`,
    `\`npm run food-data:diff -- <old> --page <file>\`, never by hand.`,
    '',
    '| food | before | after | change | why |',
    '| --- | --- | --- | --- | --- |',
    ...(movers.length > 0 ? movers.map(moverRow) : ['| none | | | | |']),
    '',
    countsText(changes),
    '',
    ...placesPart(places),
    ...withoutPart(withoutLandUse),
    ...piecesPart(pieces),
  ].join('\n');
}

function countsText({ foods, states, regraded }: ReleaseChanges): string {
  const came = `Foods that came: ${foods.added}, that went: ${foods.removed}; states of foods: ${states.added} and ${states.removed}.`;
  return `${came} States with a better grade: ${regraded.better}, with a lower one: ${regraded.worse}.`;
}

function moverRow({ name, before, after, why }: Mover): string {
  const change = `${after > before ? '+' : '−'}${Math.abs((after / before - 1) * 100).toFixed(0)} %`;
  const reasons = why.map(reasonText).join('; ').replaceAll('|', '/');
  return `| ${name} | ${kg(before)} | ${kg(after)} | ${change} | ${reasons} |`;
}

function placesPart(movers: readonly PlaceMover[]): string[] {
  if (movers.length === 0) return [];
  const countries = movers[0]?.places.map(({ place }) => place) ?? [];
  return [
    '## By the place alone',
    '',
    'The base stayed; where it comes from, or what heat adds there, is another: kg CO2e per kg as a kitchen of the place buys it.',
    '',
    `| food | ${countries.join(' | ')} |`,
    `| --- |${countries.map(() => ' --- |').join('')}`,
    ...movers.map(({ name, places }) => {
      return `| ${name} | ${places.map(({ before, after }) => `${kg(before)} → ${kg(after)}`).join(' | ')} |`;
    }),
    '',
  ];
}

function withoutPart(movers: readonly PartMover[]): string[] {
  if (movers.length === 0) return [];
  return [
    '## Without land-use change',
    '',
    'The figure stayed, but not how much of it is land-use change: kg CO2e per kg without it, at the French base.',
    '',
    '| food | before | after |',
    '| --- | --- | --- |',
    ...movers.map(({ name, before, after }) => `| ${name} | ${kg(before)} | ${kg(after)} |`),
    '',
  ];
}

function piecesPart(pieces: readonly PieceChange[]): string[] {
  if (pieces.length === 0) return [];
  return [
    '## Weights of pieces',
    '',
    'What one of a food weighs where a line counts it, in grams. Lines that were weighed keep what they have.',
    '',
    '| food | unit | before | after |',
    '| --- | --- | --- | --- |',
    ...pieces.map(({ id, unit, old, new: now }) => `| ${id} | ${unit} | ${old ?? 'none'} | ${now ?? 'none'} |`),
    '',
  ];
}

function kg(value: number | null): string {
  return value === null ? 'unknown' : value.toFixed(2);
}

/** As people speak of them; the titles are a line long. */
const SHORT = new Map([
  ['agribalyse', 'Agribalyse'],
  ['rivm', 'RIVM'],
  ['sel', 'SU-EATABLE LIFE'],
  ['clark', 'Clark'],
  ['pn', 'Poore & Nemecek'],
]);

function called(source: string): string {
  return SHORT.get(source) ?? source;
}

function reasonText(reason: ChangeReason): string {
  switch (reason.kind) {
    case 'weighed': {
      const said = reason.sources.map(({ id, value, share }) => `${called(id)} ${kg(value)} (${Math.round(share * 100)} %)`);
      return `sources weighed: ${said.join(', ')}`;
    }
    case 'kin':
      return `moved as its kind, whose sources were weighed: × ${kg(reason.ratio)}`;
    case 'bone':
      return `bought with bone or shell: × ${kg(reason.ratio)}`;
    case 'reviewed':
      return reason.note;
    case 'source':
      return `${called(reason.source)} ${kg(reason.before)} → ${kg(reason.after)}`;
    case 'stage':
      return `${reason.stage} ${kg(reason.before)} → ${kg(reason.after)}`;
  }
}
