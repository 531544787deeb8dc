import { createHash } from 'node:crypto';
import { carbonLabelSvg } from '@plateprint/shared/footprint/label/carbon-label-svg.ts';
import { LabelAddress, LabelQuery } from '@plateprint/shared/footprint/label/label-choices.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyInstance } from 'fastify';

/**
 * The look and the words of a drawing may change with a release: whoever has one asks after an hour whether it is still the
 * same. Opened by itself an SVG is a page: it may run and load nothing.
 */
const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=3600, must-revalidate',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** `/static/carbon-labels/{layout}/{version}/{colour}/{level}/{co2}.svg?language=`: for menus, web pages and print, wherever they are. */
export function carbonLabelRoute(app: FastifyInstance): void {
  app.get('/static/carbon-labels/:layout/:version/:colour/:level/:file', async (request, reply) => {
    const { file, ...services } = request.params as Record<string, string>;
    const address = LabelAddress.safeParse({ ...services, co2: file?.endsWith('.svg') ? file.slice(0, -4) : '' });
    const query = LabelQuery.safeParse(request.query);
    if (!address.success || !query.success) throw new AppError('not_found');
    const { layout, colour, level, co2 } = address.data;
    const svg = carbonLabelSvg({
      layout,
      colour,
      level: level === 'unknown' ? null : level,
      co2: co2 === 'unknown' ? null : Number(co2),
      language: query.data.language ?? 'en_gb',
    });
    const etag = `"${createHash('sha256').update(svg).digest('base64url')}"`;
    void reply.headers({ ...HEADERS, etag });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(svg);
  });
}
