import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { WRITTEN_UNITS } from '../../units/unit.ts';

/**
 * A written ingredient line, taken apart: every word of the line is found again in one of the parts.
 */
export const IngredientPhrase = z.object({
  input: described(z.string(), 'The line as it was sent.'),
  quantity: described(
    z.nullable(z.union([z.number(), z.tuple([z.number(), z.number()])])),
    'How much, in `unit`; two numbers are a range (`2–3`); null when nothing was counted or it is to taste.',
  ),
  counted: described(
    z.nullable(
      z.object({
        quantity: described(z.number(), 'How many there are.'),
        unit: described(
          z.nullable(z.enum(WRITTEN_UNITS)),
          'What is counted, such as `fillet`; null when nothing but the food is named.',
        ),
      }),
    ),
    'The pieces that the weight in `quantity` was written behind, where it may be of each or of all (`75 meatballs (30 g)`); null when nothing leaves a doubt.',
  ),
  lacksUnit: described(z.boolean(), 'Whether the number is a weight that was written without its unit: `butter 1,562`.'),
  unit: described(z.nullable(z.enum(WRITTEN_UNITS)), 'The unit of `quantity`; null when none was written.'),
  unitText: described(z.nullable(z.string()), 'The unit as it was written (`msk`); null when none was.'),
  name: described(z.string(), 'What is neither quantity, unit nor note, as written.'),
  note: described(z.nullable(z.string()), 'What was said beside the name, such as `finely chopped`; null when nothing was.'),
  heading: described(z.boolean(), 'Whether it is a heading between the lines, such as "For the sauce:", and no ingredient.'),
});
export type IngredientPhrase = z.infer<typeof IngredientPhrase>;
