import { inThreads } from '../../ingredients/threads/in-threads.ts';
import type { Services } from '../../platform/services.ts';
import { type BodyServices, packedBodyOf, type Place } from '../body-store.ts';
import { isSmall } from '../packed-body.ts';
import type { RestatedFoods } from '../store/restatement-store.ts';
import { restatedEvidence } from './restated-evidence.ts';

/** The foods of a stored report at the food data of today; null where nothing tells its amounts. */
export async function restatedReport(
  { foodData, ...services }: BodyServices & Pick<Services, 'foodData'>,
  report: Place,
): Promise<RestatedFoods> {
  const evidence = await packedBodyOf(services, report, 'evidence');
  if (evidence === null) return { organization: null, rise: null };
  const [foods] = await inThreads(foodData, [evidence], {
    module: new URL('restated-in-thread.ts', import.meta.url),
    answerTo: restatedEvidence,
    how: {},
    few: isSmall([evidence]) ? 1 : 0,
  });
  return foods ?? { organization: null, rise: null };
}
