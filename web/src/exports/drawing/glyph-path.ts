/** A command of an outline in the units of its typeface, y upward. */
export interface OutlineCommand {
  command: string;
  args: readonly number[];
}

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['moveTo', 'm'],
  ['lineTo', 'l'],
  ['quadraticCurveTo', 'q'],
  ['bezierCurveTo', 'c'],
]);

/**
 * Outlines one behind the other as the data of one SVG path, in whole units of the typeface, y downward. Steps are relative to
 * the point before, which is half as long as places; each is measured from the rounded point, so that nothing adds up.
 */
export class GlyphPath {
  #data = '';
  /** The rounded point at which the pen stands, and where its contour began. */
  #at = { x: 0, y: 0 };
  #start = { x: 0, y: 0 };

  get data(): string {
    return this.#data;
  }

  /** `x`, `y`: where the outline's origin is placed, in units of the typeface, y downward. */
  add(commands: readonly OutlineCommand[], x: number, y: number): void {
    for (const { command, args } of commands) {
      const letter = LETTERS.get(command);
      if (letter === undefined) this.#close();
      else this.#step(letter, args, { x, y });
    }
  }

  #close(): void {
    this.#data += 'z';
    this.#at = this.#start;
  }

  #step(letter: string, args: readonly number[], origin: { x: number; y: number }): void {
    let point = this.#at;
    let numbers = '';
    for (let index = 0; index < args.length; index += 2) {
      point = { x: Math.round(origin.x + (args[index] ?? 0)), y: Math.round(origin.y - (args[index + 1] ?? 0)) };
      numbers += joined(numbers, point.x - this.#at.x) + joined('0', point.y - this.#at.y);
    }
    this.#data += letter + numbers;
    this.#at = point;
    if (letter === 'm') this.#start = point;
  }
}

/** A minus parts two numbers already. */
function joined(before: string, number: number): string {
  return before === '' || number < 0 ? String(number) : ` ${number}`;
}
