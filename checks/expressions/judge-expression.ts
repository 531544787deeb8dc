import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { check } from 'recheck';
import { analyse } from 'scslre';
import type { Expression } from './expressions.ts';

/**
 * Its automata tell every text that is read in more than linear time. What has no automaton (lookbehind, very long lists of words)
 * it tries on some texts; more of them would take minutes. Nothing depends on how fast the machine is.
 */
const RECHECK = {
  timeout: 300_000,
  attackTimeout: null,
  incubationTimeout: null,
  maxIteration: 1,
  maxInitialGenerationSize: 50,
  maxGenerationSize: 20,
  mutationSize: 10,
  crossoverSize: 5,
  maxAttackStringSize: 10_000,
  attackLimit: 5_000_000,
};

type Pattern = Pick<Expression, 'source' | 'flags'>;

/** Why an expression takes more than linear time on some text, or cannot be judged; null where it is linear. */
export async function superLinearity(pattern: Pattern): Promise<string | null> {
  return repeatedSign(pattern) ?? repeatedText(pattern);
}

/** By scslre, which knows all of the language, and texts that repeat one character. */
function repeatedSign(pattern: Pattern): string | null {
  const { reports } = analyse(pattern, { reportTypes: { Move: true, Self: true, Trade: true } });
  const [first] = reports;
  if (!first) return null;
  const quantifiers = first.type === 'Trade' ? [first.startQuant, first.endQuant] : [first.quant];
  return `${quantifiers.map(({ raw }) => raw).join(' and ')} ${first.exponential ? 'takes exponential time' : 'goes over a text again and again'}`;
}

/** By recheck, which finds texts that repeat several characters. */
async function repeatedText({ source, flags }: Pattern): Promise<string | null> {
  const found = await check(source, flags, RECHECK);
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return `cannot be judged: ${found.error.kind}`;
  return `${found.complexity.summary}, on ${found.attack.pattern}`;
}

/** Expressions that were found linear before are not judged again. */
export interface JudgedBefore {
  has: (pattern: Pattern) => boolean;
  add: (pattern: Pattern) => void;
  keep: () => Promise<void>;
}

const keyOf = ({ source, flags }: Pattern): string =>
  createHash('sha256')
    .update(JSON.stringify([RECHECK, source, flags]))
    .digest('hex');

/** Kept in a file that may be lost: then everything is judged once more. */
export async function judgedBefore(file: string): Promise<JudgedBefore> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  const known = new Set(kept.split('\n'));
  const current = new Set<string>();
  return {
    has(pattern) {
      const key = keyOf(pattern);
      if (known.has(key)) current.add(key);
      return known.has(key);
    },
    add: (pattern) => void current.add(keyOf(pattern)),
    async keep() {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, [...current].toSorted().join('\n'));
    },
  };
}
