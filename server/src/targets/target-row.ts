import { currentActions } from '@plateprint/shared/targets/actions/kept-action.ts';
import { PlannedAction } from '@plateprint/shared/targets/actions/target-action.ts';
import type { Target } from '@plateprint/shared/targets/api/target-api.ts';
import { TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Tables } from '../platform/database/tables/tables.ts';
import { fromWire, toWire } from '@plateprint/shared/kernel/api/wire-name.ts';

export type StoredTarget = Selectable<Tables['target']>;

/** The target that a row keeps, read by its schema. */
export function draftOf({ document }: Pick<StoredTarget, 'document'>): TargetDraft {
  return TargetDraft.parse(fromWire(TargetDraft, document));
}

/** What is stored of one, with the names of the wire. */
export function documentOf(target: TargetDraft): string {
  return JSON.stringify(toWire(TargetDraft, target));
}

/** The actions that it keeps, as they are called now. */
export function actionsOf({ actions, restaurant_id: id }: Pick<StoredTarget, 'actions' | 'restaurant_id'>): PlannedAction[] {
  return currentActions(z.array(PlannedAction).parse(actions), id);
}

export function toTarget(row: StoredTarget): Target {
  return {
    ...draftOf(row),
    id: row.id,
    organizationId: row.organization_id,
    restaurantId: row.restaurant_id,
    actionIds: actionsOf(row).map(({ id }) => id),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
