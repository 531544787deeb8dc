import type { Language } from '../../kernel/language.ts';
import { isBasisStated } from './basis-stated.ts';
import type { ClaimContext, ClaimFinding, ClaimKind } from '../claim.ts';
import { notDenied, withAfterthoughts } from './afterthoughts.ts';
import { CLAIM_PAIRS, CLAIMS_ALONE, type ClaimPair, PLAINLY_AHEAD } from './claim-pairs.ts';
import { ruleName, ruleOf } from '../law/rules-of-countries.ts';
import { type DishFigure, offerOf } from '../offers/offer-of.ts';
import { claimMarks, type Mark } from '../reading/claim-marks.ts';
import { readingsOf } from '../reading/disguises.ts';
import type { FoldedText } from '../reading/fold-claim-text.ts';
import { treeOf } from './words-of-languages.ts';

/** The known facts about a text beside its words. */
export interface ClaimSubject {
  language: Language;
  /** Where it is shown, ISO 3166-1 alpha-2. */
  country: string;
  /** The year it is today: what is dated later has not happened. */
  year: number;
  /** Whether the recipe is organic, by what its lines say. */
  organic?: boolean;
  context?: ClaimContext;
  /** The figure of the text's dish that guests may read. */
  figure?: DishFigure | undefined;
}

interface Span {
  kind: ClaimKind;
  from: number;
  to: number;
  sentence: number;
  isPlainlyAhead: boolean;
}

/**
 * The claims of a text that guests read, in the order in which they begin. Says what may be wrong with the words, never that a text is
 * lawful: whether a claim is true and proved stands in no text. Takes time in proportion to the text.
 */
export function checkClaims(text: string, subject: ClaimSubject): ClaimFinding[] {
  const readings = readingsOf(text);
  const hasBasis = readings.some(({ folded }) => isBasisStated(folded));
  const isInQuestion = ({ kind }: ClaimFinding): boolean =>
    !(kind === 'organic' && subject.organic === true) && !(kind === 'comparison' && hasBasis);
  const [written = [], ...others] = readings.map((folded) => findingsIn(folded, { text, subject }).filter(isInQuestion));
  return others.reduce(withOthers, written);
}

/** The findings of one reading of a text, and those of another that are none of them. Both are in order, and of a kind none overlap. */
function withOthers(findings: readonly ClaimFinding[], others: readonly ClaimFinding[]): ClaimFinding[] {
  const known = Map.groupBy(findings, ({ kind }) => kind);
  const passed = new Map<ClaimKind, number>();
  const added = others.filter(({ kind, start, end }) => {
    const ofKind = known.get(kind) ?? [];
    let at = passed.get(kind) ?? 0;
    while ((ofKind[at]?.end ?? Infinity) <= start) at++;
    passed.set(kind, at);
    return (ofKind[at]?.start ?? Infinity) >= end;
  });
  return added.length === 0 ? [...findings] : [...findings, ...added].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

function findingsIn(folded: FoldedText, { text, subject }: { text: string; subject: ClaimSubject }): ClaimFinding[] {
  const marks = claimMarks(text, folded, treeOf(subject.language)).filter(
    ({ wordClass, from }) => wordClass !== 'year' || Number(folded.folded.slice(from, from + 4)) > subject.year,
  );
  const said = withAfterthoughts(marks, folded.folded);
  const spans = withoutFuture(
    merged(withAims([...aloneSpans(notDenied(said, folded.folded)), ...pairSpans(said, folded.folded)], said)),
  );
  return spans.map((span) => findingOf(span, { text, folded, subject }));
}

function findingOf(
  { kind, from, to }: Span,
  { text, folded, subject }: { text: string; folded: FoldedText; subject: ClaimSubject },
): ClaimFinding {
  const start = folded.from[from] ?? 0;
  const end = folded.to[to - 1] ?? text.length;
  const { language, country, context = 'menu', figure } = subject;
  return {
    kind,
    start,
    end,
    words: text.slice(start, end),
    rule: ruleName(ruleOf(country, kind), language),
    offer: offerOf(kind, language, { context, figure }),
  };
}

function aloneSpans(marks: readonly Mark[]): Span[] {
  return marks.flatMap(({ wordClass, from, to, sentence }) => {
    const kind = CLAIMS_ALONE.get(wordClass);
    return kind ? [{ kind, from, to, sentence, isPlainlyAhead: false }] : [];
  });
}

/** Each mark with the nearest one before it that it makes a claim with, so that the work grows with the text alone. */
function pairSpans(marks: readonly Mark[], folded: string): Span[] {
  const besides = new Set(marks.map(({ wordClass, sentence }) => `${sentence} ${wordClass}`));
  const lastOf = new Map<Mark['wordClass'], Mark>();
  const spans: Span[] = [];
  for (const mark of marks) {
    for (const pair of PAIRS_OF.get(mark.wordClass) ?? []) {
      const before = lastOf.get(pair.second === mark.wordClass ? pair.first : pair.second);
      if (!before || !isNear(before, mark, pair)) continue;
      if (pair.inOneThought && /[,\r]/u.test(folded.slice(before.to, mark.from))) continue;
      if (pair.beside && !besides.has(`${mark.sentence} ${pair.beside}`)) continue;
      const isPlainlyAhead = PLAINLY_AHEAD.has(before.wordClass) || PLAINLY_AHEAD.has(mark.wordClass);
      spans.push({
        kind: pair.kind,
        from: Math.min(before.from, mark.from),
        to: Math.max(before.to, mark.to),
        sentence: mark.sentence,
        isPlainlyAhead: pair.kind === 'future' && isPlainlyAhead,
      });
    }
    lastOf.set(mark.wordClass, mark);
  }
  return spans;
}

/** By the class that stands last in a text. */
const PAIRS_OF: ReadonlyMap<Mark['wordClass'], readonly ClaimPair[]> = pairsByLast();

function pairsByLast(): Map<Mark['wordClass'], ClaimPair[]> {
  const pairs = new Map<Mark['wordClass'], ClaimPair[]>();
  const add = (last: Mark['wordClass'], pair: ClaimPair) => pairs.set(last, [...(pairs.get(last) ?? []), pair]);
  for (const pair of CLAIM_PAIRS) {
    add(pair.second, pair);
    if (!pair.inOrder) add(pair.first, pair);
  }
  return pairs;
}

function isNear(before: Mark, after: Mark, { between }: ClaimPair): boolean {
  const words = after.firstWord - before.lastWord - 1;
  return before.sentence === after.sentence && before.from < after.from && words <= between;
}

/** Of what a claim may be that is not so yet. */
const AIMED_AT: ReadonlySet<ClaimKind> = new Set<ClaimKind>(['never', 'generic', 'comparison', 'whole_product']);

/** The spans, and one about the future for each in a sentence that says when, or that it is meant to be. */
function withAims(spans: readonly Span[], marks: readonly Mark[]): Span[] {
  const aims = new Map<number, Mark>();
  for (const mark of marks)
    if (isAim(mark) && !(aims.has(mark.sentence) && mark.wordClass === 'ahead')) aims.set(mark.sentence, mark);
  return spans.flatMap((span) => {
    const aim = AIMED_AT.has(span.kind) ? aims.get(span.sentence) : undefined;
    if (!aim) return [span];
    const [from, to] = [Math.min(span.from, aim.from), Math.max(span.to, aim.to)];
    return [
      span,
      { kind: 'future' as const, from, to, sentence: span.sentence, isPlainlyAhead: PLAINLY_AHEAD.has(aim.wordClass) },
    ];
  });
}

function isAim({ wordClass }: Mark): boolean {
  return wordClass === 'ahead' || PLAINLY_AHEAD.has(wordClass);
}

/** Overlapping findings of one kind are one. */
function merged(spans: readonly Span[]): Span[] {
  const byKind = Map.groupBy(spans, ({ kind }) => kind);
  const all = [...byKind.values()].flatMap((ofKind) => {
    const kept: Span[] = [];
    for (const span of ofKind.toSorted((a, b) => a.from - b.from)) {
      const last = kept.at(-1);
      if (last && span.from < last.to)
        kept[kept.length - 1] = {
          ...last,
          to: Math.max(last.to, span.to),
          isPlainlyAhead: last.isPlainlyAhead || span.isPlainlyAhead,
        };
      else kept.push(span);
    }
    return kept;
  });
  return all.toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** "Climate neutral by 2030" says nothing of today: what is plainly ahead is neither neutral nor less yet. */
function withoutFuture(spans: readonly Span[]): Span[] {
  const ahead = new Set(spans.filter(({ isPlainlyAhead }) => isPlainlyAhead).map(({ sentence }) => sentence));
  return spans.filter(({ kind, sentence }) => !(ahead.has(sentence) && (kind === 'never' || kind === 'comparison')));
}
