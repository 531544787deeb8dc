import type { FactorChange, ReleaseDiff } from './release-diff.ts';

const REASON_WIDTH = 140;

/** The difference as a person reads it: one section a kind, one row a change. */
export function diffText(diff: ReleaseDiff): string {
  const { ingredients, variations, originClasses } = diff;
  return [
    `${diff.oldVersion} → ${diff.newVersion}`,
    section('new ingredients', ingredients.added),
    section('ingredients gone', ingredients.removed),
    section('new variations', variations.added),
    section('variations gone', variations.removed),
    section('factors, kg CO2e per kg at the base', factorRows(diff)),
    section('origin classes whose supply or ratios are others', [
      ...originClasses.added,
      ...originClasses.changed,
      ...originClasses.removed,
    ]),
    section(
      'allergens',
      diff.allergens.map((change) => `${change.id}: ${change.old} → ${change.new}`),
    ),
    section(
      'diets',
      diff.diets.map((change) => `${change.id}: ${change.old} → ${change.new}`),
    ),
    section(
      'weights of pieces, g',
      diff.pieces.map(({ id, unit, old, new: now }) => `${id} ${unit}: ${old ?? '–'} → ${now ?? '–'}`),
    ),
    section(
      'names',
      diff.names.map(({ id, language, added, removed }) => `${id} ${language}: ${namesText(added, removed)}`),
    ),
    section(
      'other facts',
      diff.facts.map(({ id, what }) => `${id}: ${what.join(', ')}`),
    ),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function section(title: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : [`${title} (${rows.length})`, ...rows.map((row) => `  ${row}`)].join('\n');
}

/** The largest movement first. */
function factorRows({ factors }: ReleaseDiff): string[] {
  const width = Math.max(0, ...factors.map(({ id }) => id.length));
  return factors
    .toSorted((a, b) => movement(b) - movement(a))
    .map(({ id, old, new: now, reason }) => {
      const change = old && now ? `${now > old ? '+' : '−'}${Math.abs((now / old - 1) * 100).toFixed(0)} %` : '';
      const cells = [id.padEnd(width), number(old), number(now), change.padStart(7), shortened(reason)];
      return cells.join('  ');
    });
}

function movement({ old, new: now }: FactorChange): number {
  return old && now ? Math.abs(Math.log(now / old)) : Number.MAX_VALUE;
}

function number(value: number | null): string {
  return (value === null ? '–' : value.toFixed(2)).padStart(7);
}

function shortened(reason: string): string {
  return reason.length > REASON_WIDTH ? `${reason.slice(0, REASON_WIDTH - 1)}…` : reason;
}

function namesText(added: readonly string[], removed: readonly string[]): string {
  return [...added.map((name) => `+ ${name}`), ...removed.map((name) => `− ${name}`)].join(', ');
}
