import { STAGES, type FactorStep } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';

type Reasoned = Pick<VariationRecord, 'base' | 'steps' | 'sources'>;

/** Which stage moved most, and which step or source of a figure is another than before. */
export function reasonOfChange(old: Reasoned, now: Reasoned): string {
  const parts = [stageText(old, now), ...stepTexts(old.steps, now.steps), ...sourceTexts(old, now)];
  return parts.filter((part) => part !== '').join('; ');
}

function stageText({ base: old }: Reasoned, { base: now }: Reasoned): string {
  if (!old || !now) return '';
  const [stage] = STAGES.toSorted((a, b) => Math.abs(now[b] - old[b]) - Math.abs(now[a] - old[a]));
  return stage ? `${stage} ${old[stage].toFixed(2)} → ${now[stage].toFixed(2)}` : '';
}

function stepTexts(old: readonly FactorStep[], now: readonly FactorStep[]): string[] {
  // Releases before 2026.4 say in English what a step is about: then only its kind and figure can be compared.
  const haveSubjects = [...old, ...now].every(({ about }: { about?: object }) => about !== undefined);
  const text = (step: FactorStep) => stepText(step, haveSubjects);
  const [before, after] = [old.map(text), now.map(text)];
  return [
    ...before.filter((step) => !after.includes(step)).map((step) => `no longer ${step}`),
    ...after.filter((step) => !before.includes(step)).map((step) => `now ${step}`),
  ];
}

function stepText({ kind, value, about }: FactorStep, hasSubject: boolean): string {
  return `${kind}${value === null ? '' : ` ${value}`}${hasSubject ? ` (${aboutText(about)})` : ''}`;
}

function aboutText(about: FactorStep['about']): string {
  return Object.values(about)
    .map((part) => (typeof part === 'object' ? JSON.stringify(part) : String(part)))
    .join(' ');
}

/** The same source with another figure, one that has come, one that has gone. */
function sourceTexts({ sources: old }: Reasoned, { sources: now }: Reasoned): string[] {
  return [
    ...now.flatMap(({ source, record, value }) => {
      const before = old.find((one) => one.source === source);
      if (!before) return [`source ${source} ${record} added`];
      const moved = before.record !== record || before.value !== value;
      return moved ? [`${source} ${before.record} ${before.value ?? '–'} → ${record} ${value ?? '–'}`] : [];
    }),
    ...old.filter(({ source }) => !now.some((one) => one.source === source)).map(({ source }) => `source ${source} gone`),
  ];
}
