/** Net grams of the numbered cans of American food service, the middle of their range (USDA Food Buying Guide, common can and jar sizes). */
const CANS: ReadonlyMap<string, number> = new Map([
  // 104 to 117 ounces.
  ['#10', 2950],
  ['#5', 1590],
  ['#3', 1450],
  ['#2.5', 800],
  ['#2', 570],
  ['#303', 465],
  ['#300', 425],
  ['#1', 320],
]);

/** As the words of sizes have them. */
export const CAN_NUMBERS: readonly string[] = [...CANS.keys()];

const NUMBER = String.raw`(?:#|no\.?\s?)(10|2 ?½|2 ?[-–]? ?1\/2|2\.5|2|5|3|303|300|1)(?![\d/.]*\d)(?: size)?`;
const COUNT = String.raw`\d{1,3}(?: ?½| \d\/\d)?`;
const CAN = String.raw`(cans?|tins?)(?!\p{L})`;
/** "#10 can tomatoes" at the beginning of a line: one of them. */
const UNCOUNTED = new RegExp(String.raw`^\s*${NUMBER}[\s-]${CAN}`, 'iu');
/** "1 #2 1/2 can peaches", "2 - No. 303 cans corn", "1 (#10) can tomatoes". */
const COUNTED = new RegExp(String.raw`(?<=^\s*(?:${COUNT}(?: ?[-–])?|an?|one|two|three|four) )\(?${NUMBER}\)?[\s-]${CAN}`, 'iu');
/** "1 can #10 diced tomatoes", "2 cans (#10) tomatoes". */
const BEHIND = new RegExp(String.raw`(?<=^\s*(?:${COUNT}|an?|one|two|three|four) )${CAN},? \(?${NUMBER}\)?`, 'iu');
/** "diced tomatoes, #10 can", "tomatoes 2 #10 cans", "Tomato paste⇥1 No. 10 can". */
const AT_END = new RegExp(String.raw`(?<=[\p{L})][,:]?\s{1,3}(${COUNT}\s)?)${NUMBER}[\s-]${CAN}(?=\s*(?:[(,]|$))`, 'iu');

/** A line of American food service with the number of its can before the can, as a size stands, and the can counted. */
export function withCanNumbers(line: string): string {
  if (!/#|no\b/iu.test(line)) return line;
  return line
    .replace(UNCOUNTED, (_, number: string, can: string) => `1 ${numbered(number)} ${can}`)
    .replace(COUNTED, (_, number: string, can: string) => `${numbered(number)} ${can}`)
    .replace(BEHIND, (_, can: string, number: string) => `${numbered(number)} ${can}`)
    .replace(AT_END, (_: string, count: string | undefined, ...[number = '', can = '']: string[]) => {
      const sized = `${numbered(number)} ${can}`;
      return count === undefined ? `1 ${sized}` : sized;
    });
}

function numbered(number: string): string {
  return `#${number.replace(/ ?[-–]? ?(?:½|1\/2)$/u, '.5')}`;
}

/** What the can holds whose number stands in a note; null where none does. */
export function gramsOfCan(note: string): number | null {
  const number = /#\d{1,3}(?:\.5)?(?!\d)/u.exec(note)?.[0];
  return CANS.get(number ?? '') ?? null;
}
