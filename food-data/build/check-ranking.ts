import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { ResolvedIngredient } from './build-release.ts';
import { failure, notice, type Finding } from './findings.ts';
import { rankCorrelation } from './rank-correlation.ts';
import type { PublishedValue, SourceId } from './published-values.ts';

/** Below this the order of foods is not the order that the other source finds. */
const LEAST_CORRELATION = 0.7;

/** Do the foods stand in the order that other publishers find? CONCITO is read here alone: nothing of it is shipped. */
export function checkRanking(resolved: readonly ResolvedIngredient[], concito: ReadonlyMap<string, number>): Finding[] {
  const usual = resolved.flatMap(({ entry, variations }) => {
    const figure = variations[0]?.figure;
    const values = variations[0]?.values ?? [];
    return figure && figure.basis !== 'class' ? [{ names: entry.names.en, total: sumOfStages(figure.stages), values }] : [];
  });
  const pairsWith = (source: SourceId) =>
    usual.flatMap(({ total, values }) =>
      pairOf(
        total,
        values.find((value) => value.source === source),
      ),
    );
  const withConcito = usual.flatMap(({ names, total }) => {
    const value = names.map((name) => concito.get(name) ?? concito.get(`${name}, raw`)).find((found) => found !== undefined);
    return value === undefined ? [] : [[total, value] as const];
  });
  return [
    correlation('Poore & Nemecek classes', pairsWith('pn')),
    correlation('Clark', pairsWith('clark')),
    correlation('RIVM', pairsWith('rivm')),
    correlation('CONCITO (check only)', withConcito),
  ];
}

function pairOf(total: number, value: PublishedValue | undefined): (readonly [number, number])[] {
  return value ? [[total, value.atRetail]] : [];
}

function correlation(name: string, pairs: readonly (readonly [number, number])[]): Finding {
  const value = rankCorrelation(pairs);
  const text = `${name}: Spearman ${value?.toFixed(2) ?? '–'} over ${pairs.length} foods`;
  return value !== null && value < LEAST_CORRELATION ? failure('ranking', text) : notice('ranking', text);
}
