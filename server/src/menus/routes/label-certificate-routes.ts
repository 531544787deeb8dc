import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayChooseLabelBasis, mayReadLabelCertificate } from '@plateprint/shared/access/member-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { deleteLabelCertificate, uploadLabelCertificate } from '@plateprint/shared/menus/label-certificate-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { organizationOf } from '../../organizations/organization-store.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { attachmentOf, CERTIFICATE_MEDIA_TYPE, keptKind } from '../actions/certificate-file.ts';
import { certificateShown, keepLabelCertificate, removeLabelCertificate } from '../actions/keep-label-certificate.ts';
import { labelCertificateOf } from '../store/label-certificate-store.ts';

/** Opened on its own, nothing runs in it and nothing loads. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** The file of the certificate that letters stand on: added, read and removed by those who run the organization. */
export function labelCertificateRoutes(app: FastifyInstance, { database, files, clock }: Services): void {
  const chosenBy = async (actor: Actor, id: string) => {
    const organization = await organizationOf(database, actor, id);
    demand(mayChooseLabelBasis(actor, organization));
    return organization;
  };

  serve(app, uploadLabelCertificate, async ({ actor, params, body: { name }, file }) => {
    const organization = await chosenBy(actor, params.id);
    return certificateShown(await keepLabelCertificate({ database, files, clock }, actor, { organization, file, name }));
  });

  serve(app, deleteLabelCertificate, async ({ actor, params }) => {
    await removeLabelCertificate({ database, files, clock }, actor, await chosenBy(actor, params.id));
    return { id: params.id };
  });

  app.get<{ Params: { id: string } }>('/organizations/:id/label-certificate', { compress: false }, async (request, reply) => {
    const actor = await app.whoSends(request, { fresh: true });
    if (!actor) throw new AppError('not_signed_in');
    const organization = await organizationOf(database, actor, request.params.id);
    demand(mayReadLabelCertificate(actor, organization));
    const kept = await labelCertificateOf(database, organization.id);
    const content = kept && (await files.get(kept.key));
    if (!kept || !content) throw new AppError('not_found');
    return reply
      .headers({
        'content-type': CERTIFICATE_MEDIA_TYPE[keptKind(kept.key)],
        'content-disposition': attachmentOf(kept.name),
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(Buffer.from(content));
  });
}
