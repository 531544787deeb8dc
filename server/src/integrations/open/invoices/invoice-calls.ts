import { INVOICE_LINES_OF_CALL, postOpenInvoices } from '@plateprint/shared/integrations/open/open-invoice-api.ts';
import { readOpenShares } from '@plateprint/shared/integrations/open/open-share-api.ts';
import { firstDayOf, isMonth, lastDayOf } from '@plateprint/shared/kernel/month.ts';
import { FILE_REFUSALS, type FileRefusal } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { keepInvoices } from '../../../purchases/intake/keep-invoices.ts';
import { understoodInvoices } from '../../../purchases/intake/understand-invoice.ts';
import { invoicesInTurn } from '../../../purchases/reading/invoices-in.ts';
import { sharesOfTime } from '../../../purchases/intake/shares-of-time.ts';
import { reportHome } from '../../../reports/report-home-store.ts';
import { callerOf } from '../calls/caller-of.ts';

/** E-invoices, as their files, and the shares of what was bought. */
export function openInvoiceCalls(app: FastifyInstance, services: Services): void {
  serve(app, postOpenInvoices, async ({ actor, request, reply, file, query: { restaurantId, language, keep } }) => {
    const { integration, organization } = callerOf(request);
    const organizationId = organization.id;
    if (restaurantId !== undefined) await reportHome(services.database, actor, restaurantId);
    const read = await invoicesInTurn(organizationId, file);
    const lines = read.invoices.reduce((sum, { invoice }) => sum + invoice.lines.length, 0);
    await app.countFurther?.({ request, reply }, Math.ceil(lines / INVOICE_LINES_OF_CALL) - 1);
    const invoices = await understoodInvoices(services, { organizationId, language }, read.invoices);
    const keeping = { organizationId, language, remakesCompleted: false };
    const restaurantOf = (remembered: string | undefined): string | undefined => restaurantId ?? remembered;
    const sender = { actor, source: integration.name };
    const { unkept } = keep ? await keepInvoices(services, sender, { invoices, restaurantOf, ...keeping }) : { unkept: [] };
    return { invoices, refused: [...read.refused, ...unkept].map(({ file: name, code }) => refusedFile(name, code)) };
  });

  serve(app, readOpenShares, async ({ actor, request, query: { restaurantId, ...asked } }) => {
    const { organization } = callerOf(request);
    if (restaurantId !== undefined) await reportHome(services.database, actor, restaurantId);
    const time = {
      from: isMonth(asked.from) ? firstDayOf(asked.from) : asked.from,
      to: isMonth(asked.to) ? lastDayOf(asked.to) : asked.to,
    };
    if (time.from > time.to) throw new AppError('invalid_input', [BACKWARDS]);
    const where = { organizationId: organization.id, restaurantId: restaurantId ?? null, ...time };
    const { articles: _articles, ofInvoices, ...shares } = await sharesOfTime(services, where);
    return { ...time, ...shares, currency: ofInvoices };
  });
}

const refusedFile = (file: string, code: FileRefusal) => ({ file, code, message: FILE_REFUSALS[code] });

const BACKWARDS = { path: 'to', code: 'before_from', message: 'The last day comes before the first.' };
