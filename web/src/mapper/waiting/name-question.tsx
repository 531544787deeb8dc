import type { MappedIngredient, MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { likelyCandidate } from '@plateprint/shared/mapper/likely.ts';
import { listSimilarNames } from '@plateprint/shared/mapper/mapper-api.ts';
import { useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { foodOf, type Marks, NO_FOOD } from '../answer.ts';
import type { Answers } from '../use-answers.ts';
import { NameCard } from './name-card.tsx';
import { similarAnswer } from '../similar-answer.ts';
import { usePageKeys } from '../use-page-keys.ts';
import { useMarksOfSimilar, useStatedMarks } from './use-stated-marks.ts';

interface NameQuestionProps {
  name: MappedIngredient;
  answers: Answers;
  onDecided: () => void;
  onMove: (by: 1 | -1) => void;
}

/** One name with its answer as far as it is given, by key or by pointer. */
export function NameQuestion({ name, answers, onDecided, onMove }: NameQuestionProps) {
  const language = useLanguage();
  const stated = useStatedMarks(name);
  const [own, setOwn] = useState<Marks | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data } = useRead(listSimilarNames, { params: { id: name.id }, query: { language } }, { staleTime: 30_000 });
  const similar = (data?.items ?? []).filter(({ id }) => !answers.gone.has(id));
  // All that were listed: those that are answered meanwhile ask nothing anew.
  const saidBy = useMarksOfSimilar(data?.items ?? []);
  const marks = own ?? stated.marks;

  const decide = (decision: MappingDecision, others = similar.filter(({ id }) => chosen.has(id))): void => {
    answers.decide([name, ...others], (each) =>
      each.id === name.id ? decision : similarAnswer(each, { name, decision, stated: stated.marks }, saidBy(each)),
    );
    onDecided();
  };
  // Unlikely guesses are taken by their number alone, never by the key that goes on.
  const isLikely = likelyCandidate(name.candidates) !== null;
  const pick = (place: number, others?: typeof similar): void => {
    const candidate = name.candidates[place];
    if (candidate) decide({ ...foodOf(candidate), ...marks }, others);
  };
  usePageKeys({
    pick: (place) => pick(place),
    take: () => isLikely && pick(0),
    takeAll: () => isLikely && pick(0, similar),
    move: onMove,
    noFood: () => decide({ ...NO_FOOD, ...marks }),
    similar: () => setChosen(new Set(chosen.size === similar.length ? [] : similar.map(({ id }) => id))),
    undo: answers.undo,
  });
  return (
    <NameCard
      name={name}
      marks={marks}
      onMarks={setOwn}
      looksLikeNoFood={stated.looksLikeNoFood}
      similar={similar}
      chosen={chosen}
      onChosen={setChosen}
      onDecide={(decision) => decide(decision)}
      canUndo={answers.canUndo}
      onUndo={answers.undo}
    />
  );
}
