import type { Actor } from '@plateprint/shared/access/actor.ts';
import { featureOfTargets, mayReadTargets, maySetTargets, type TargetPlace } from '@plateprint/shared/access/report-abilities.ts';
import * as api from '@plateprint/shared/targets/api/target-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../access/demand.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { languageOf } from '../reports/dashboard-store.ts';
import { pathOfPlace } from './path-of-place.ts';
import { placeOf } from './place-of-target.ts';
import { foodsMemory } from './remembered-foods.ts';
import { auditTarget, changeTarget, offeredPresets, setTarget } from './set-target.ts';
import { standingsOf } from './standings.ts';
import { draftOf, toTarget } from './target-row.ts';
import { binTarget, targetOf, targetsOfPlace } from './target-store.ts';

/** Refuses who may not set targets, and says whether it is the plan of the organization. */
function demandSetting(actor: Actor, place: TargetPlace): void {
  demandOfPlan(maySetTargets(actor, place), actor, featureOfTargets(place), place.organization);
}

export function targetRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const pathServices = { ...services, memory: foodsMemory() };
  const settable = async (actor: Actor, id: string, how: { inBinAt?: Date } = {}) => {
    const kept = await targetOf(database, actor, { id, ...how });
    demandSetting(actor, kept.place);
    return kept;
  };

  serve(app, api.listTargets, async ({ actor, query }) => {
    const place = await placeOf(database, actor, query);
    demand(mayReadTargets(actor, place));
    const [rows, presets] = await Promise.all([targetsOfPlace(database, place), offeredPresets(database, place)]);
    return { items: rows.map(toTarget), presets, next: null };
  });

  serve(app, api.readStandings, async ({ actor, query }) => {
    const place = await placeOf(database, actor, query);
    demand(mayReadTargets(actor, place));
    return { ...(await standingsOf(pathServices, place, await languageOf(database, actor.userId))), next: null };
  });

  serve(app, api.readTargetPath, async ({ actor, params }) => {
    const { row, place } = await targetOf(database, actor, params);
    demand(mayReadTargets(actor, place));
    return pathOfPlace(pathServices, { place, target: draftOf(row), language: await languageOf(database, actor.userId) });
  });

  serve(app, api.previewTargetPath, async ({ actor, body: { place: asked, target } }) => {
    const place = await placeOf(database, actor, asked);
    demand(mayReadTargets(actor, place));
    return pathOfPlace(pathServices, { place, target, language: await languageOf(database, actor.userId) });
  });

  serve(app, api.setTarget, async ({ actor, body: { place: asked, target } }) => {
    const place = await placeOf(database, actor, asked);
    demandSetting(actor, place);
    return toTarget(await setTarget(database, actor, { place, target, now: clock() }));
  });

  serve(app, api.changeTarget, async ({ actor, params, body: { target, version } }) => {
    const kept = await settable(actor, params.id);
    return toTarget(await changeTarget(database, actor, { kept, target, version, now: clock() }));
  });

  serve(app, api.deleteTarget, async ({ actor, params }) => {
    const kept = await settable(actor, params.id);
    const now = clock();
    await database.transaction().execute(async (transaction) => {
      await binTarget(transaction, kept, now);
      await auditTarget(transaction, actor, { row: kept.row, action: 'target_deleted', at: now });
    });
    return { id: params.id };
  });

  serve(app, api.restoreTarget, async ({ actor, params }) => {
    const now = clock();
    const kept = await settable(actor, params.id, { inBinAt: now });
    await database.transaction().execute(async (transaction) => {
      await binTarget(transaction, kept, null);
      await auditTarget(transaction, actor, { row: kept.row, action: 'target_restored', at: now });
    });
    return toTarget(kept.row);
  });
}
