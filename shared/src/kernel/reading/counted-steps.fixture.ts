/* oxlint-disable no-extend-native -- what reads a text is counted where all reading passes: at the language's own methods */

/** Methods that look at each character of a text. */
const OF_TEXTS = ['trim', 'trimStart', 'trimEnd', 'normalize', 'toLowerCase', 'toUpperCase', 'toWellFormed', 'isWellFormed'];
/** Those that look until they have found what they look for; @returns how far that was. */
const SEARCHES = ['indexOf', 'includes', 'lastIndexOf', 'startsWith', 'endsWith'];
/** Methods that ask a question of each member of a list, until they know. */
const OF_LISTS = [
  'find',
  'findIndex',
  'findLast',
  'findLastIndex',
  'some',
  'every',
  'filter',
  'map',
  'flatMap',
  'forEach',
  'reduce',
];
/** Those that give or search a list as long as what they give. */
const COPIES = ['slice', 'splice', 'concat', 'toSorted', 'toSpliced', 'toReversed', 'join'];

type Method = (this: { length: number }, ...given: unknown[]) => unknown;

/**
 * How many steps a reader takes: each character that an expression reads, that a text is searched or folded for, and each member of
 * a list that is looked at. An expression that finds nothing is counted to the end of its text (one that
 * is bound to a place, as those that split a text are, by its place); that its own steps are no more than so many times a constant
 * is what the check of expressions computes.
 */
export function stepsOf(read: () => unknown): number {
  let steps = 0;
  const restore: (() => void)[] = [];
  const replace = (prototype: object, names: readonly string[], counted: (original: Method) => Method): void => {
    for (const name of names) {
      const original = Reflect.get(prototype, name) as Method;
      const set = (value: Method): boolean =>
        Reflect.defineProperty(prototype, name, { value, configurable: true, writable: true });
      set(counted(original));
      restore.push(() => set(original));
    }
  };
  // oxlint-disable-next-line typescript/unbound-method -- it is called on whatever expression reads
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function countedExec(text) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const end = found ? found.index + found[0].length : this.sticky ? from : text.length;
    steps += 1 + end - from;
    return found;
  };
  replace(
    String.prototype,
    OF_TEXTS,
    (original) =>
      function counted(...given) {
        steps += 1 + this.length;
        return original.apply(this, given);
      },
  );
  replace(
    String.prototype,
    SEARCHES,
    (original) =>
      function counted(...given) {
        const found = original.apply(this, given);
        const from = typeof given[1] === 'number' ? given[1] : 0;
        steps +=
          1 + (typeof found === 'number' && found >= 0 ? Math.max(0, found - from) : found === true ? 0 : this.length - from);
        return found;
      },
  );
  replace(
    Array.prototype,
    OF_LISTS,
    (original) =>
      function counted(question, ...given) {
        const asked: Method = function asked(...values) {
          steps += 1;
          return (question as Method).apply(this, values);
        };
        return original.apply(this, [asked, ...given]);
      },
  );
  replace(
    Array.prototype,
    COPIES,
    (original) =>
      function counted(...given) {
        const copy = original.apply(this, given);
        steps += 1 + (Array.isArray(copy) ? copy.length : this.length);
        return copy;
      },
  );
  try {
    read();
  } finally {
    RegExp.prototype.exec = exec;
    for (const each of restore) each();
  }
  return steps;
}
