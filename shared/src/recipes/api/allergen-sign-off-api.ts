import * as z from 'zod/mini';
import { Allergen, ALLERGENS } from '../../ingredients/allergen.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { SignedContent, SignOffKind } from '../allergens/allergen-sign-off.ts';

export const SignOff = z.object({
  id: z.string(),
  kind: SignOffKind,
  /** The person who signed; null for somebody whose account was deleted. */
  by: z.nullable(z.string()),
  at: z.string(),
  signed: SignedContent,
  /** When it ended, and why: the recipe changed, or a person took it back. Null while it stands. */
  undone: z.nullable(z.object({ at: z.string(), why: z.enum(['changed', 'withdrawn']) })),
});
export type SignOff = z.infer<typeof SignOff>;

const RecipeId = z.object({ id: Id });
const SignOffs = z.object({ items: z.array(SignOff), next: z.nullable(z.string()), maySign: z.boolean() });

export const listSignOffs = endpoint({
  method: 'GET',
  path: '/recipes/{id}/sign-offs',
  callers: 'signed-in',
  summary: 'List who signed a recipe’s allergens off, newest first, and what ended it',
  params: RecipeId,
  reply: SignOffs,
});

export const signOffRecipe = endpoint({
  method: 'POST',
  path: '/recipes/{id}/sign-offs',
  callers: 'signed-in',
  summary: 'Sign a recipe’s allergens off in one’s own name, or that it is gluten-free',
  description:
    '`allergens`: what is open is said not to be among the ingredients. `gluten_free`: at most 20 mg gluten in a kg as served ' +
    '(Implementing Regulation (EU) No 828/2014); refused with `contains_gluten` while a line brings gluten or leaves it open. ' +
    'The next change of the recipe’s lines, of a base recipe in it or of its statements undoes it. With another `version` than the ' +
    'kept one it is refused with `changed_meanwhile`. `allergens` is refused with `lines_not_read` while a line that nobody understood, or that ' +
    'leaves something open, is not among `linesRead`, and with `allergens_not_answered` while something is open that `notAmong` does not name.',
  params: RecipeId,
  body: z.object({
    kind: SignOffKind,
    version: z.number().check(z.int(), z.minimum(1)),
    /** That the person has read what is signed, and the labels. */
    confirmed: z.literal(true),
    /** The lines that nobody understood or whose labels say more, which the person says to have read. */
    linesRead: z._default(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(500)), []),
    /** Open allergens that the person says not to be among the ingredients: each by name, so that none is closed unseen. */
    notAmong: z._default(z.array(Allergen).check(z.maxLength(ALLERGENS.length)), []),
  }),
  reply: SignOffs,
});

export const withdrawSignOff = endpoint({
  method: 'DELETE',
  path: '/recipes/{id}/sign-offs/{kind}',
  callers: 'signed-in',
  summary: 'Take back what stands signed of a recipe; that it was signed is kept',
  params: z.object({ id: Id, kind: SignOffKind }),
  reply: SignOffs,
});
