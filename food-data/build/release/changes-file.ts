import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AllReleaseChanges,
  type ChangeReason,
  type Mover,
  ReleaseChanges,
} from '@plateprint/shared/ingredients/quality/release-changes.ts';

const file = (home: string): string => join(home, 'quality/changes.json');

/** What moved in each release, the newest first, as the public page about the food data shows it. */
export function readChanges(home: string): ReleaseChanges[] {
  return existsSync(file(home)) ? AllReleaseChanges.parse(JSON.parse(readFileSync(file(home), 'utf8'))) : [];
}

/** Takes the place of what was written of the same release. */
export function writeChanges(home: string, changes: ReleaseChanges): void {
  const shown = { ...changes, movers: changes.movers.map(withoutWithheld) };
  const others = readChanges(home).filter(({ to }) => to !== changes.to);
  const all = [...others, shown].toSorted((a, b) => b.to.localeCompare(a.to, 'en', { numeric: true }));
  writeFileSync(file(home), `${JSON.stringify(all.map(rounded), null, 2)}\n`);
}

/** To four places: more would say nothing, and change with the machine. */
function rounded(changes: ReleaseChanges): ReleaseChanges {
  const text = JSON.stringify(changes, (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(4)) : value));
  return ReleaseChanges.parse(JSON.parse(text));
}

/** RIVM asks that its values not be used to compare products with each other in public: a list of foods names it without them. */
const WITHHELD = 'rivm';

function withoutWithheld(mover: Mover): Mover {
  return { ...mover, why: mover.why.map(withheld) };
}

function withheld(reason: ChangeReason): ChangeReason {
  if (reason.kind === 'weighed')
    return { ...reason, sources: reason.sources.map((each) => (each.id === WITHHELD ? { ...each, value: null } : each)) };
  return reason.kind === 'source' && reason.source === WITHHELD ? { ...reason, before: null, after: null } : reason;
}
