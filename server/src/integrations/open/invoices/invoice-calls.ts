import { INVOICE_LINES_OF_CALL, postOpenInvoices } from '@plateprint/shared/integrations/open/open-invoice-api.ts';
import { readOpenShares } from '@plateprint/shared/integrations/open/open-share-api.ts';
import { firstDayOf, isMonth, lastDayOf } from '@plateprint/shared/kernel/month.ts';
import { sharesOf } from '@plateprint/shared/purchases/shares/shares-of.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { invoicesInTurn } from '../../../purchases/reading/invoices-in.ts';
import { currenciesOf } from '../../../purchases/invoice-store.ts';
import { reportHome } from '../../../reports/report-home-store.ts';
import { callerOf } from '../calls/caller-of.ts';
import { keepInvoices, refusedFile } from './keep-invoices.ts';
import { purchasedArticles } from './purchased-articles.ts';
import { understoodInvoices } from './understand-invoice.ts';

/** E-invoices, as their files, and the shares of what was bought. */
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

  serve(app, readOpenShares, async ({ actor, request, query: { restaurantId, ...asked } }) => {
    const { organization } = callerOf(request);
    if (restaurantId !== undefined) await reportHome(services.database, actor, restaurantId);
    const time = {
      from: isMonth(asked.from) ? firstDayOf(asked.from) : asked.from,
      to: isMonth(asked.to) ? lastDayOf(asked.to) : asked.to,
    };
    if (time.from > time.to) throw new AppError('invalid_input', [BACKWARDS]);
    const where = { organizationId: organization.id, restaurantId: restaurantId ?? null, ...time };
    const currencies = await currenciesOf(services.database, where);
    const articles = await purchasedArticles(services, where);
    // Money of two currencies is not added up: of such a time no money is known.
    const comparable = currencies.length > 1 ? articles.map((article) => ({ ...article, money: null })) : articles;
    return { ...time, currency: currencies.length === 1 ? (currencies[0] ?? null) : null, ...sharesOf(comparable) };
  });
}

const BACKWARDS = { path: 'to', code: 'before_from', message: 'The last day comes before the first.' };
