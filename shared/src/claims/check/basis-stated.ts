/**
 * Whether a folded text names what a comparison rests on: both values in grams or kilograms of CO2e, and the year they are of. "0.49
 * instead of 1.6 kg CO2e a portion, average of our dishes in 2025" can be looked up; "40 % less" cannot.
 */
export function isBasisStated(folded: string): boolean {
  const words = folded.split(/[ ,.\r\n]/);
  const values = words.filter((word, at) => isMass(word) && isNumber(words[at - 1]) && isCarbon(words[at + 1]));
  return values.length >= 2 && words.some((word) => word.length === 4 && word.startsWith('20') && isNumber(word));
}

function isMass(word: string): boolean {
  return word === 'kg' || word === 'g';
}

function isNumber(word: string | undefined): boolean {
  return word !== undefined && word !== '' && Array.from(word).every((letter) => letter >= '0' && letter <= '9');
}

function isCarbon(word: string | undefined): boolean {
  return word !== undefined && (word.startsWith('co2') || word === 'co');
}
