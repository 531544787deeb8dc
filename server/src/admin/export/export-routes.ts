import { Readable } from 'node:stream';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayExportOrganization } from '@plateprint/shared/access/member-abilities.ts';
import * as api from '@plateprint/shared/admin/organization-export-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../access/audit.ts';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import { organizationOf } from '../../organizations/organization-store.ts';
import type { Services } from '../../platform/services.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { exportById, exportsOf, pieceKey, toExport, waitingOrNew } from './export-store.ts';
import './make-export.ts';

async function* contentOf(files: FileStore, { id, pieces }: { id: string; pieces: number }): AsyncGenerator<Uint8Array> {
  for (let piece = 0; piece < pieces; piece += 1) {
    const content = await files.get(pieceKey(id, piece));
    if (!content) throw new Error(`piece ${piece} of export ${id} is gone`);
    yield content;
  }
}

/** Files with everything of an organization, for those who run it. */
export function exportRoutes(app: FastifyInstance, { database, clock, jobs, files }: Services): void {
  const exportable = async (actor: Actor, id: string) => {
    const organization = await organizationOf(database, actor, id);
    demand(mayExportOrganization(actor, organization));
    return organization;
  };

  serve(app, api.listExports, async ({ actor, params }) => {
    const { id } = await exportable(actor, params.id);
    return { items: (await exportsOf(database, id)).map(toExport), next: null };
  });

  serve(app, api.startExport, async ({ actor, params }) => {
    const { id, name } = await exportable(actor, params.id);
    const asked = { organizationId: id, askedBy: actor.userId, now: clock() };
    return database.transaction().execute(async (transaction) => {
      const { row, isNew } = await waitingOrNew(transaction, asked);
      if (isNew) {
        const thing = { kind: 'organization', id, name } as const;
        await audit(transaction, { action: 'organization_exported', at: asked.now, by: actor, thing, organizationId: id });
        await jobs.queue(transaction, 'admin.export_organization', { exportId: row.id });
      }
      return toExport(row);
    });
  });

  const demandFile = async (actor: Actor, id: string) => {
    const row = await exportById(database, id);
    if (row?.state !== 'ready') throw new AppError('not_found');
    await exportable(actor, row.organization_id);
    return row;
  };

  app.get<{ Params: { id: string } }>('/organizations/exports/:id/file', { compress: false }, async (request, reply) => {
    const actor = await app.whoSends(request, { fresh: true });
    if (!actor) throw new AppError('not_signed_in');
    const row = await demandFile(actor, request.params.id);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': row.bytes,
        'content-disposition': `attachment; filename="plateprint-${row.asked_at.toISOString().slice(0, 10)}.zip"`,
        'cache-control': 'no-store',
      })
      .send(Readable.from(contentOf(files, row)));
  });
}
