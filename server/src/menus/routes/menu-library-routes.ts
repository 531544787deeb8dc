import { mayEditMenuLibrary, mayReadMenuLibrary } from '@plateprint/shared/access/menu-abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { uploadTemplateThumbnail } from '@plateprint/shared/menus/menu-api.ts';
import * as api from '@plateprint/shared/menus/menu-library-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import { organizationOf } from '../../organizations/organization-store.ts';
import type { Services } from '../../platform/services.ts';
import { languageOf } from '../../users/account-mail-store.ts';
import { backgroundOf, backgroundsOf, insertBackground, renameBackground } from '../store/background-store.ts';
import { customLabelsOf, keepCustomLabel } from '../store/custom-label-store.ts';
import { keepBackground } from '../actions/keep-background.ts';
import { keepThumbnail } from '../actions/keep-thumbnail.ts';
import { binThing, organizationOfThing, type Thing } from '../store/menu-thing-store.ts';
import {
  insertTemplate,
  keepTemplateThumbnail,
  replaceTemplate,
  templateOf,
  templatesOf,
  templateThumbnail,
} from '../store/template-store.ts';

export function menuLibraryRoutes(app: FastifyInstance, { database, clock, files }: Services): void {
  const readIn = async (actor: Actor, id: string): Promise<string> => {
    const organization = await organizationOf(database, actor, id);
    demand(mayReadMenuLibrary(actor, organization));
    return organization.id;
  };
  const editIn = async (actor: Actor, id: string): Promise<string> => {
    const organization = await organizationOf(database, actor, id);
    demandOfPlan(mayEditMenuLibrary(actor, organization), actor, 'a4_menus', organization);
    return organization.id;
  };
  const edited = async (actor: Actor, thing: Thing, id: string) => ({
    id,
    organizationId: await editIn(actor, await organizationOfThing(database, actor, thing, id)),
  });

  serve(app, api.listMenuTemplates, async ({ actor, query: { organizationId = actor.organizationId, bin } }) => {
    const id = await readIn(actor, organizationId);
    const reader = await languageOf(database, actor.userId);
    return { items: await templatesOf(database, id, { reader, ...(bin && { inBinAt: clock() }) }), next: null };
  });

  serve(app, api.createMenuTemplate, async ({ actor, body: { organizationId = actor.organizationId, ...draft } }) =>
    insertTemplate(database, actor, draft, { organizationId: await editIn(actor, organizationId), now: clock() }),
  );

  serve(app, api.updateMenuTemplate, async ({ actor, body: { id, ...draft } }) =>
    replaceTemplate(database, await edited(actor, 'menu_template', id), draft, clock()),
  );

  serve(app, api.deleteMenuTemplate, async ({ actor, params }) => {
    await binThing(database, 'menu_template', await edited(actor, 'menu_template', params.id), { deletedAt: clock() });
    return { id: params.id };
  });

  serve(app, api.restoreMenuTemplate, async ({ actor, params }) => {
    const template = await edited(actor, 'menu_template', params.id);
    await binThing(database, 'menu_template', template, { restoredAt: clock() });
    return templateOf(database, template, await languageOf(database, actor.userId));
  });

  serve(app, uploadTemplateThumbnail, async ({ actor, params, file }) => {
    const template = await edited(actor, 'menu_template', params.id);
    const thumbnailUrl = await keepThumbnail(
      files,
      { file, organizationId: actor.organizationId },
      await templateThumbnail(database, template),
    );
    await keepTemplateThumbnail(database, template, thumbnailUrl);
    return { thumbnailUrl };
  });

  serve(app, api.listMenuBackgrounds, async ({ actor, params }) => ({
    items: await backgroundsOf(database, await readIn(actor, params.id)),
    next: null,
  }));

  serve(app, api.createMenuBackground, async ({ actor, body: { organizationId = actor.organizationId, name }, file }) => {
    const id = await editIn(actor, organizationId);
    const picture = await keepBackground(files, { file, organizationId: actor.organizationId });
    return insertBackground(database, actor, { organizationId: id, name, picture, now: clock() });
  });

  serve(app, api.renameMenuBackground, async ({ actor, body: { id, name } }) =>
    renameBackground(database, await edited(actor, 'menu_background', id), { name }),
  );

  serve(app, api.deleteMenuBackground, async ({ actor, params }) => {
    await binThing(database, 'menu_background', await edited(actor, 'menu_background', params.id), { deletedAt: clock() });
    return { id: params.id };
  });

  serve(app, api.restoreMenuBackground, async ({ actor, params }) => {
    const background = await edited(actor, 'menu_background', params.id);
    await binThing(database, 'menu_background', background, { restoredAt: clock() });
    return backgroundOf(database, background);
  });

  serve(app, api.listCustomLabels, async ({ actor, params }) => ({
    items: await customLabelsOf(database, await readIn(actor, params.id)),
    next: null,
  }));

  serve(app, api.saveCustomLabel, async ({ actor, body: { id, organizationId, remove, ...label } }) => {
    const known = id === undefined ? null : await organizationOfThing(database, actor, 'custom_label', id);
    const organization = await editIn(actor, known ?? organizationId ?? actor.organizationId);
    const now = clock();
    return keepCustomLabel(database, organization, { ...label, id }, { removedAt: remove ? now : null, now });
  });
}
