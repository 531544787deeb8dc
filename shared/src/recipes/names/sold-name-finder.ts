import { ALIKE, isPartOf, lettersOf, sayTheSame, soldName, type SoldName } from './sold-name.ts';

export interface NamedRecipe {
  id: string;
  names: readonly string[];
}

export interface Suggested {
  recipeId: string;
  /** The one of its names that comes nearest. */
  name: string;
}

export interface FoundForName {
  /** Null when none says the same, or dishes of different names do. */
  recipeId: string | null;
  suggestions: Suggested[];
}

interface Entry {
  recipeId: string;
  name: string;
  said: SoldName;
  letters: ReadonlySet<string>;
}

/** Offers beside a name that nothing is sure about. */
const MOST_SUGGESTIONS = 3;
/** The cost of one name has an end, however large the library: places looked at in the index, and names compared. */
const MOST_SEEN = 1000;
const MOST_COMPARED = 40;

/** Finds what sold names may mean among a library's recipes, which are read once; the first of several is preferred. */
export class SoldNameFinder {
  readonly #entries: Entry[] = [];
  readonly #byAgreement = new Map<string, number[]>();
  readonly #byLetters = new Map<string, number[]>();

  add({ id, names }: NamedRecipe): void {
    for (const name of names) this.#add(id, name);
  }

  #add(recipeId: string, name: string): void {
    const said = soldName(name);
    if (said.words.length === 0) return;
    const letters = lettersOf(said);
    const at = this.#entries.push({ recipeId, name, said, letters }) - 1;
    for (const agreement of said.agreements) note(this.#byAgreement, agreement, at);
    for (const group of letters) note(this.#byLetters, group, at);
  }

  find(name: string): FoundForName {
    const said = soldName(name);
    const agreeing = this.#agreeing(said);
    const [first] = agreeing;
    if (first && agreeing.every((each) => sayOneThing(each, first))) return { recipeId: first.recipeId, suggestions: [] };
    return { recipeId: null, suggestions: offered([...agreeing, ...this.#near(said)]) };
  }

  #agreeing(said: SoldName): Entry[] {
    const places = new Set(said.agreements.flatMap((agreement) => this.#byAgreement.get(agreement) ?? []));
    return [...places]
      .toSorted((one, other) => one - other)
      .flatMap((at) => this.#entries[at] ?? [])
      .filter((entry) => sayTheSame(said, entry.said));
  }

  /** Nearest first: whose words contain the other's, then who shares enough of its letters. */
  #near(said: SoldName): Entry[] {
    const letters = lettersOf(said);
    const near: { entry: Entry; score: number; at: number }[] = [];
    for (const at of this.#candidates(letters)) {
      const entry = this.#entries[at];
      if (!entry) continue;
      const score = alike(letters, entry.letters) + (isPartOf(said, entry.said) ? 1 : 0);
      if (score >= ALIKE) near.push({ entry, score, at });
    }
    return near.toSorted((one, other) => other.score - one.score || one.at - other.at).map(({ entry }) => entry);
  }

  /** The names that share most of the rarest groups: common groups say little, and are in thousands of names. */
  #candidates(letters: ReadonlySet<string>): number[] {
    const places = [...letters]
      .flatMap((group) => [this.#byLetters.get(group) ?? []])
      .toSorted((one, other) => one.length - other.length);
    const shared = new Map<number, number>();
    let seen = 0;
    for (const group of places) {
      for (const at of group.slice(0, MOST_SEEN)) shared.set(at, (shared.get(at) ?? 0) + 1);
      seen += group.length;
      if (seen > MOST_SEEN) break;
    }
    return [...shared]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST_COMPARED)
      .map(([at]) => at);
  }
}

/** The share of common groups (Dice). */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const group of one) if (other.has(group)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}

function sayOneThing(one: Entry, other: Entry): boolean {
  return (
    one.recipeId === other.recipeId || (one.said.size === other.said.size && one.said.agreements[0] === other.said.agreements[0])
  );
}

function offered(entries: readonly Entry[]): Suggested[] {
  const byRecipe = new Map<string, Suggested>();
  for (const { recipeId, name } of entries) {
    if (byRecipe.size === MOST_SUGGESTIONS) break;
    if (!byRecipe.has(recipeId)) byRecipe.set(recipeId, { recipeId, name });
  }
  return [...byRecipe.values()];
}

function note(index: Map<string, number[]>, key: string, at: number): void {
  const places = index.get(key);
  if (places) places.push(at);
  else index.set(key, [at]);
}
