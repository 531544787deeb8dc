import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { described } from '../../kernel/api/described.ts';
import { Id } from '../../kernel/id.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { MakerStatementEntry, MakerStatement } from '../../mapper/memory/maker-statement.ts';

const Article = z.object({
  supplier: plainText(200),
  number: described(plainText(120), 'The supplier’s number of the article, or its GTIN; empty where there is none.'),
  name: plainText(300),
});

export const keepMakerStatement = endpoint({
  method: 'PUT',
  path: '/purchases/{id}/statement',
  callers: 'signed-in',
  summary: 'Remember what the maker of a purchased article says of its allergens and ingredients, or forget it',
  description:
    'It holds for the organization and goes before what the food data say of the food. An article is known by its supplier and number, or its GTIN; without a number by its supplier and name. One of which neither a supplier nor a GTIN is known is refused (`article.supplier`: `required`), a day that is yet to come too (`statement.statedOn`: `in_future`). Who has read a statement that another one has replaced since is answered `changed_meanwhile`.',
  params: z.object({ id: Id }),
  body: z.object({
    article: Article,
    statement: described(z.nullable(MakerStatement), 'Null forgets it.'),
    former: described(z.nullable(z.string()), '`savedAt` of the statement that it replaces; null where there was none.'),
  }),
  reply: z.object({ statement: z.nullable(MakerStatementEntry) }),
});
