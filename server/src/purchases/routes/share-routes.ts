import { runs } from '@plateprint/shared/access/abilities.ts';
import { maySeeCosts } from '@plateprint/shared/access/restaurant-abilities.ts';
import { organizationOf } from '@plateprint/shared/access/actor.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { firstDayOf, lastDayOf, type Month, monthsBetween } from '@plateprint/shared/kernel/month.ts';
import { listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import * as api from '@plateprint/shared/purchases/api/share-api.ts';
import { liftingArticles } from '@plateprint/shared/purchases/shares/lifting-articles.ts';
import { sharesWithoutMoney } from '@plateprint/shared/purchases/shares/shares-without-money.ts';
import { markSums } from '@plateprint/shared/purchases/shares/mark-sums.ts';
import { SHARE_RULES } from '@plateprint/shared/purchases/shares/share-rule.ts';
import { markedFood, type RuleShare } from '@plateprint/shared/purchases/shares/shares-of.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { reportedMonths } from '../../reports/purchased-rows-store.ts';
import { boughtList } from '../intake/bought-list.ts';
import { declaredPurchases } from '../intake/declared-purchases.ts';
import { readingKitchen } from '../intake/purchasing-kitchen.ts';
import { sharesOfTime } from '../intake/shares-of-time.ts';

/** Shares of purchases, and the French declaration. */
export function shareRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, api.readShares, async ({ actor, params: { id }, query: { from, to, scope } }) => {
    const restaurant = await readingKitchen(database, actor, id);
    // Somebody who sees only a part of the kitchens would take its sums for the whole organization's.
    if (scope === 'organization') demand(runs(actor, organizationOf(restaurant)));
    const months = askedMonths(from, to);
    const where = {
      organizationId: restaurant.organizationId,
      restaurantId: scope === 'organization' ? null : id,
      ...daysOf(months),
    };
    const { articles, rules, ...shares } = await sharesOfTime(services, where);
    const food = markedFood(articles);
    const reported = await reportedMonths(database, where);
    const seesCosts = maySeeCosts(actor, restaurant);
    const shown: ReplyOf<typeof api.readShares> = {
      ...shares,
      maySeeCosts: seesCosts,
      months: { all: months.length, reported },
      marks: markSums(food),
      rules: rules.map((share) => ({ ...share, ...ruleOf(share, (rule) => liftingArticles(rule, food)) })),
    };
    return seesCosts ? shown : sharesWithoutMoney(shown);
  });

  serve(app, listBought, async ({ actor, params: { id }, query: { from, to, scope, ...asked } }) => {
    const restaurant = await readingKitchen(database, actor, id);
    const isWhole = scope === 'organization';
    if (isWhole) demand(runs(actor, organizationOf(restaurant)));
    const months = askedMonths(from, to);
    const where = { organizationId: restaurant.organizationId, restaurantId: isWhole ? null : id, ...daysOf(months) };
    const list = await boughtList(services, {
      where,
      maySeeCosts: maySeeCosts(actor, restaurant),
      ...asked,
    });
    return { ...list, months: { all: months.length, reported: await reportedMonths(database, where) } };
  });

  serve(app, api.listDeclaredPurchases, async ({ actor, params: { id }, query: { from, to } }) => {
    const restaurant = await readingKitchen(database, actor, id);
    demand(maySeeCosts(actor, restaurant));
    const { organizationId } = restaurant;
    return declaredPurchases(services, { organizationId, restaurantId: id, ...daysOf(askedMonths(from, to)) });
  });
}

function askedMonths(from: string, to: string): Month[] {
  const months = monthsBetween(from as Month, to as Month);
  if (months.length > 0 && months.length <= api.MOST_MONTHS) return months;
  throw new AppError('invalid_input', [{ path: 'to', code: 'invalid_range', message: `At most ${api.MOST_MONTHS} months.` }]);
}

function daysOf(months: readonly Month[]): { from: string; to: string } {
  const [first, last] = [months[0], months.at(-1)];
  return { from: first ? firstDayOf(first) : '', to: last ? lastDayOf(last) : '' };
}

function ruleOf(share: RuleShare, lift: (rule: (typeof SHARE_RULES)[number]) => api.RuleShown['lift']) {
  const rule = SHARE_RULES.find((each) => each.rule === share.rule && each.basis === share.basis);
  if (!rule) throw new Error('A share is of a rule.');
  const { period, source, seen, levels } = rule;
  return { period, source, seen, levels: levels.map(([level, percent]) => ({ level, percent })), lift: lift(rule) };
}
