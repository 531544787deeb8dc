import type { Language } from '../../kernel/language.ts';
import { toGrams } from '../../units/to-grams.ts';
import type { Unit, WrittenUnit } from '../../units/unit.ts';
import type { AmountRule } from '../../units/amount-rule.ts';
import { amountRule, lineAmount } from './line-amount.ts';
import type { FoodMeasures } from '../food-measures.ts';
import type { CountedSource } from '../pieces/piece-source.ts';
import { parseLine } from '../phrase/parse-line.ts';
import { sourceOfPiece, type WeighedPiece } from '../measures/weight-source.ts';

/** The parts of a recipe's line that show how it was measured. */
export interface MeasuredLine extends WeighedPiece {
  inputIngredient: string;
  amount: number | null;
  unit: Unit | null;
}

export interface LineMeasure {
  rule: AmountRule;
  /** As it was written, else the line's own. */
  unit: WrittenUnit;
  /** Where the weight of one comes from; null of masses and volumes. */
  source: CountedSource | null;
}

/**
 * By what the amount of a line became grams; null where this is unknown. A written "1 cup" is kept as grams, so the text is
 * read again; where somebody has changed the amount since, the line's own unit counts.
 */
export function measureOfLine(line: MeasuredLine, measures: FoodMeasures, language: Language): LineMeasure | null {
  const source = sourceOfPiece(line, measures);
  const phrase = parseLine(line.inputIngredient, language);
  const read = lineAmount(phrase, measures, { language });
  if (read.rule !== null && isSame(line, read)) return { rule: read.rule, unit: phrase.unit ?? 'piece', source };
  if (line.unit === null || line.amount === null) return null;
  const { amount, unit, pieceGrams } = line;
  const inGrams = toGrams({ amount, unit, pieceGrams, language }, measures);
  return inGrams.grams === null ? null : { rule: amountRule(inGrams.rule, unit), unit, source };
}

function isSame(line: MeasuredLine, read: ReturnType<typeof lineAmount>): boolean {
  const isOwnPiece = read.unit === 'piece' && line.pieceGrams !== null && line.pieceGrams !== read.pieceGrams;
  return line.unit === read.unit && line.amount === read.amount && !isOwnPiece;
}
