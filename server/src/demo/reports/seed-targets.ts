import { type Day, history, type Month } from '@plateprint/shared/kernel/month.ts';
import type { TargetBasis } from '@plateprint/shared/targets/model/target-basis.ts';
import { TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import type { Database } from '../../platform/database/database.ts';
import { demoId } from '../demo-id.ts';
import type { DemoRestaurantKey } from '../demo-tenants.ts';
import { documentOf } from '../../targets/target-row.ts';

interface DemoTarget {
  restaurant: DemoRestaurantKey | null;
  basis: TargetBasis;
  /** Months of the base, the first of the demo's two years on. */
  months: number;
  percent: number;
  /** Years from now to the end of which it is to be met; below 0 it is over. */
  inYears: number;
  source: string;
}

const MONTHS = 24;

/** One of the whole organization, one that is kept, one by energy, one that nobody can be sure of yet, and one that was missed. */
const TARGETS: readonly DemoTarget[] = [
  { restaurant: null, basis: 'portion', months: 12, percent: 25, inYears: 4, source: 'Klimatplan 2026' },
  { restaurant: 'matsalen', basis: 'portion', months: 12, percent: 20, inYears: 4, source: 'Klimatplan 2026' },
  { restaurant: 'havnen', basis: 'kcal', months: 12, percent: 38, inYears: 4, source: 'Som Coolfood: 38 % pr. kalorie' },
  { restaurant: 'speicher', basis: 'portion', months: 12, percent: 10, inYears: 4, source: '' },
  { restaurant: 'canal', basis: 'portion', months: 1, percent: 10, inYears: -1, source: 'Menu review' },
];

/** The targets of the demo's larger organization; those that are there are left alone. */
export async function seedTargets(database: Database, today: Day): Promise<void> {
  const months = history(MONTHS, today);
  for (const { restaurant, basis, months: long, percent, inYears, source } of TARGETS) {
    const [baseFrom, baseTo] = [months[0], months[long - 1]] as [Month, Month];
    const target = TargetDraft.parse({
      name: '',
      source,
      variety: 'sales',
      basis,
      baseFrom,
      baseTo,
      goal: { kind: 'reduction', amount: percent },
      goalYear: Number(today.slice(0, 4)) + inYears,
    });
    await database
      .insertInto('target')
      .values({
        id: demoId(`target of ${restaurant ?? 'norrsken'}`),
        organization_id: demoId('norrsken'),
        restaurant_id: restaurant === null ? null : demoId(restaurant),
        document: documentOf(target),
        created_at: new Date(`${today}T07:30:00Z`),
        updated_at: new Date(`${today}T07:30:00Z`),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
