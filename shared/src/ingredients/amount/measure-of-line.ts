import type { Language } from '../../kernel/language.ts';
import { toGrams } from '../../units/to-grams.ts';
import type { Unit, WrittenUnit } from '../../units/unit.ts';
import type { AmountRule } from '../../units/amount-rule.ts';
import { amountRule, lineAmount } from './line-amount.ts';
import type { FoodMeasures } from '../food-measures.ts';
import type { WeightSource } from '../pieces/piece-source.ts';
import { parseLine } from '../phrase/parse-line.ts';
import { weightSource } from '../measures/weight-source.ts';

/** The parts of a recipe's line that show how it was measured. */
export interface MeasuredLine {
  inputIngredient: string;
  amount: number | null;
  unit: Unit | null;
  pieceGrams: number | null;
}

export interface LineMeasure {
  rule: AmountRule;
  /** As it was written, else the line's own. */
  unit: WrittenUnit;
  /** Where the weight of one comes from; null of masses and volumes, and of what a person weighed. */
  source: WeightSource | null;
}

/**
 * By what the amount of a line became grams; null where this is unknown. A written "1 cup" is kept as grams, so the text is
 * read again; where somebody has changed the amount since, the line's own unit counts.
 */
export function measureOfLine(line: MeasuredLine, measures: FoodMeasures, language: Language): LineMeasure | null {
  const phrase = parseLine(line.inputIngredient, language);
  const read = lineAmount(phrase, measures, { language });
  if (read.rule !== null && isSame(line, read)) return sourced(read.rule, phrase.unit ?? 'piece', measures);
  if (line.unit === null || line.amount === null) return null;
  const { amount, unit, pieceGrams } = line;
  const inGrams = toGrams({ amount, unit, pieceGrams, language }, measures);
  return inGrams.grams === null ? null : sourced(amountRule(inGrams.rule, unit), unit, measures);
}

function sourced(rule: AmountRule, unit: WrittenUnit, measures: FoodMeasures): LineMeasure {
  const source = rule.piece === null ? null : weightSource({ unit: rule.piece, grams: rule.gramsPerUnit }, measures);
  return { rule, unit, source };
}

function isSame(line: MeasuredLine, read: ReturnType<typeof lineAmount>): boolean {
  const isOwnPiece = read.unit === 'piece' && line.pieceGrams !== null && line.pieceGrams !== read.pieceGrams;
  return line.unit === read.unit && line.amount === read.amount && !isOwnPiece;
}
