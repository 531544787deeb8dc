import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import {
  allergensSaid,
  type MakerStatementEntry,
  MAKER_STATES,
  type MakerStatement,
} from '@plateprint/shared/mapper/memory/maker-statement.ts';
import { articleIdentityKey, type ListedArticle, makerIdentities } from '@plateprint/shared/mapper/memory/remembered.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { type AuditValues, audit } from '../../access/audit.ts';
import type { Services } from '../../platform/services.ts';
import { dropStatement, keepStatement, makerStatements } from '../maker-statement-store.ts';
import { lockNames } from '../waiting-store.ts';
import { decidingOrganization } from './mapper-place.ts';

interface StatementOfArticle {
  organizationId: string;
  article: ListedArticle;
  /** Null forgets it. */
  statement: MakerStatement | null;
  /** When the statement was saved that it replaces. */
  former: string | null;
}

/**
 * Keeps what the maker of an article says of it, by those who may decide what the article stands for.
 * @throws invalid_input, changed_meanwhile, and as `decidingOrganization`
 */
export async function keepMakerStatement(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  actor: Actor,
  { organizationId, article, statement, former }: StatementOfArticle,
): Promise<MakerStatementEntry | null> {
  const { location } = await decidingOrganization(database, actor, organizationId);
  const [identity] = makerIdentities(article);
  if (!identity) refuse('article.supplier', 'required', 'An article is known by its supplier, or by a GTIN.');
  const at = clock();
  if (statement && statement.statedOn > dayAt(location, at)) refuse('statement.statedOn', 'in_future', 'It is yet to come.');
  return database.transaction().execute(async (transaction) => {
    await lockNames(transaction, organizationId);
    const kept = async () =>
      (await makerStatements(transaction, organizationId, [identity])).get(articleIdentityKey(identity)) ?? null;
    const before = await kept();
    if ((before?.savedAt ?? null) !== former) throw new AppError('changed_meanwhile');
    if (statement) {
      const by = authorOf(actor).personId;
      await keepStatement(transaction, organizationId, { article: identity, name: article.name, statement, by, at });
    } else await dropStatement(transaction, organizationId, identity);
    await audit(transaction, {
      action: statement ? 'maker_statement_kept' : 'maker_statement_removed',
      at,
      by: actor,
      thing: { kind: 'article', id: articleIdentityKey(identity), name: article.name },
      organizationId,
      before: inWords(before),
      after: inWords(statement),
    });
    return kept();
  });
}

function refuse(path: string, code: string, message: string): never {
  throw new AppError('invalid_input', [{ path, code, message }]);
}

/** "contains: milk, nuts": what the audit keeps of a statement. */
function inWords(statement: MakerStatement | null): AuditValues {
  if (!statement) return {};
  const allergens = MAKER_STATES.flatMap((state) => {
    const said = allergensSaid(statement, state);
    return said.length === 0 ? [] : [`${state}: ${said.join(', ')}`];
  });
  const { ingredients, statedOn, source, link } = statement;
  return {
    maker_allergens: allergens,
    ingredients: ingredients || null,
    stated_on: statedOn,
    source: link ? [source, link] : source,
  };
}
