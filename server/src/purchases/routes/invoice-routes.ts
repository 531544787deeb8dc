import { maySeeCosts } from '@plateprint/shared/access/restaurant-abilities.ts';
import * as api from '@plateprint/shared/purchases/api/invoice-api.ts';
import { quantityInWords } from '@plateprint/shared/purchases/invoice/quantity-code.ts';
import { sourceName } from '@plateprint/shared/purchases/invoice/source-name.ts';
import type { UnderstoodInvoice } from '@plateprint/shared/purchases/invoice/understood-invoice.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { unweighedArticles } from '../article-weight-store.ts';
import { type InvoiceOfMonth, keepInvoices, type UnkeptInvoice } from '../intake/keep-invoices.ts';
import { purchasingKitchen, readingKitchen } from '../intake/purchasing-kitchen.ts';
import { takeBack } from '../intake/take-back.ts';
import { understoodInvoices } from '../intake/understand-invoice.ts';
import { weighArticles } from '../intake/weigh-articles.ts';
import { invoiceHead, invoicesOf, linesOfInvoice } from '../invoice-list-store.ts';
import { invoicesInTurn } from '../reading/invoices-in.ts';

/** E-invoices that people drop in, and what is asked about them. */
export function invoiceRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, api.dropInvoices, async ({ actor, params: { id }, query: { language, buyers, completed }, file }) => {
    const { organizationId } = await purchasingKitchen(database, actor, id);
    const read = await invoicesInTurn(organizationId, file);
    const invoices = await understoodInvoices(services, { organizationId, language }, read.invoices);
    const { kept, unkept } = await keepInvoices(
      services,
      { actor },
      {
        organizationId,
        invoices,
        language,
        restaurantOf: (remembered) => remembered ?? (buyers === 'here' ? id : undefined),
        remakesCompleted: completed === 'anew',
      },
    );
    const unread = read.refused.map((refused) => ({ ...refused, buyer: null, month: null, reportId: null }));
    return { kept: kept.map(keptAnswer), refused: [...unread, ...unkept.map(unkeptAnswer)] };
  });

  serve(app, api.listInvoices, async ({ actor, params: { id }, query }) => {
    const restaurant = await readingKitchen(database, actor, id);
    const page = await invoicesOf(database, { organizationId: restaurant.organizationId, restaurantId: id }, query);
    return maySeeCosts(actor, restaurant) ? page : { ...page, items: page.items.map(headWithoutMoney) };
  });

  serve(app, api.readInvoice, async ({ actor, params: { id, invoiceId } }) => {
    const restaurant = await readingKitchen(database, actor, id);
    const place = { organizationId: restaurant.organizationId, restaurantId: id };
    const head = await invoiceHead(database, place, invoiceId);
    const lines = await linesOfInvoice(database, place, invoiceId);
    const items = lines.map((line) => ({ ...line, ...inWords(line) }));
    if (maySeeCosts(actor, restaurant)) return { ...head, items };
    return { ...headWithoutMoney(head), items: items.map((line) => ({ ...line, net: null })) };
  });

  serve(app, api.takeBackInvoice, async ({ actor, params: { id, invoiceId }, query: { language } }) => {
    const restaurant = await purchasingKitchen(database, actor, id);
    return { number: await takeBack(services, { actor }, { restaurant, invoiceId, language }) };
  });

  serve(app, api.listUnweighed, async ({ actor, params: { id } }) => {
    const restaurant = await readingKitchen(database, actor, id);
    const list = await unweighedArticles(database, { organizationId: restaurant.organizationId, restaurantId: id });
    return maySeeCosts(actor, restaurant) ? list : { ...list, items: list.items.map(withoutMoney) };
  });

  serve(app, api.tellWeights, async ({ actor, params: { id }, query: { language }, body: { weights } }) => {
    const { organizationId } = await purchasingKitchen(database, actor, id);
    return weighArticles(services, { actor, source: sourceName(language) }, { organizationId, language, weights });
  });
}

/** For those who may not see costs. */
const withoutMoney = <Priced extends { net: number | null; currency: string | null }>(priced: Priced): Priced => ({
  ...priced,
  net: null,
  currency: null,
});

const headWithoutMoney = (head: api.InvoiceHead): api.InvoiceHead => ({ ...withoutMoney(head), discount: null });

function inWords({ quantity, unit: code }: { quantity: number | null; unit: string | null }) {
  const { amount, unit } = quantityInWords(quantity, code);
  return { quantity: amount, unit };
}

function keptAnswer({ invoice, restaurantId, month }: InvoiceOfMonth): api.InvoiceInReport {
  const food = invoice.lines.filter(({ setAside }) => setAside === null);
  return {
    file: invoice.file,
    number: invoice.number,
    supplier: supplierName(invoice),
    restaurantId,
    month,
    lines: invoice.lines.length,
    setAside: invoice.lines.length - food.length,
    unweighed: food.filter(({ grams }) => grams === null).length,
    warnings: invoice.warnings,
  };
}

const unkeptAnswer = ({ file, code, invoice, reportId }: UnkeptInvoice): api.RefusedInvoiceAnswer => ({
  file,
  code,
  buyer: invoice.buyer,
  month: invoice.date?.slice(0, 7) ?? null,
  reportId,
});

const supplierName = ({ supplier: { name, id } }: UnderstoodInvoice): string => name || (id ?? '');
