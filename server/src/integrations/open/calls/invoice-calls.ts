import { INVOICE_LINES_OF_CALL, postOpenInvoices } from '@plateprint/shared/integrations/open/open-invoice-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { invoicesInTurn } from '../../../purchases/reading/invoices-in.ts';
import { reportHome } from '../../../reports/report-home-store.ts';
import { callerOf } from './caller-of.ts';
import { keepInvoices, refusedFile } from './keep-invoices.ts';
import { understoodInvoices } from './understand-invoice.ts';

/** E-invoices, as their files. */
export function openInvoiceCalls(app: FastifyInstance, services: Services): void {
  serve(app, postOpenInvoices, async ({ actor, request, reply, file, query: { restaurantId, language, keep } }) => {
    const caller = callerOf(request);
    if (restaurantId !== undefined) await reportHome(services.database, actor, restaurantId);
    const read = await invoicesInTurn(caller.organization.id, file);
    const lines = read.invoices.reduce((sum, { invoice }) => sum + invoice.lines.length, 0);
    await app.countFurther?.({ request, reply }, Math.ceil(lines / INVOICE_LINES_OF_CALL) - 1);
    const invoices = await understoodInvoices(services, { organizationId: caller.organization.id, language }, read.invoices);
    const unkept = keep ? await keepInvoices(services, caller, { invoices, restaurantId, language }) : [];
    return { invoices, refused: [...read.refused.map(({ file: name, code }) => refusedFile(name, code)), ...unkept] };
  });
}
