import { carbonLabelSvg } from '@plateprint/shared/footprint/label/carbon-label-svg.ts';
import { figureLabelSvg } from '@plateprint/shared/footprint/label/figure-label-svg.ts';
import { FigureAddress, LabelAddress, LabelQuery } from '@plateprint/shared/footprint/label/label-choices.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { FastifyInstance } from 'fastify';
import { sendMarked } from '../platform/http/replies/send-marked.ts';

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

/** The drawing at an address; null when there is none. */
function drawnAt(address: Record<string, string>, language: Language): string | null {
  const figure = FigureAddress.safeParse(address);
  if (figure.success) {
    const { colour, co2 } = figure.data;
    const ink = colour === 'night' || colour === 'white' ? 'white' : 'black';
    return figureLabelSvg({ ink, co2: gramsOf(co2), language });
  }
  const label = LabelAddress.safeParse(address);
  if (!label.success) return null;
  const { layout, colour, level, co2 } = label.data;
  return carbonLabelSvg({ layout, colour, level: level === 'unknown' ? null : level, co2: gramsOf(co2), language });
}

const gramsOf = (written: string): number | null => (written === 'unknown' ? null : Number(written));

/** `/static/carbon-labels/{layout}/{version}/{colour}/{level}/{co2}.svg?language=`: for menus, web pages and print, wherever they are. */
export function carbonLabelRoute(app: FastifyInstance): void {
  app.get('/static/carbon-labels/:layout/:version/:colour/:level/:file', async (request, reply) => {
    const { file, ...places } = request.params as Record<string, string>;
    const query = LabelQuery.safeParse(request.query);
    const svg =
      query.success && file?.endsWith('.svg')
        ? drawnAt({ ...places, co2: file.slice(0, -4) }, query.data.language ?? 'en_gb')
        : null;
    if (svg === null) throw new AppError('not_found');
    return sendMarked(request, reply, { body: svg, headers: HEADERS });
  });
}
