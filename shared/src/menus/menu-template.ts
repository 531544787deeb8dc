import * as z from 'zod/mini';
import { plainText } from '../kernel/plain-text.ts';
import { isBlank } from '../kernel/text.ts';
import { MenuPage } from './menu.ts';

/** 'Template name is required.' (specification, point 5). */
export const MenuTemplateDraft = z.object({
  name: plainText(200).check(z.refine((name) => !isBlank(name), 'no_template_name')),
  ...MenuPage.shape,
});
export type MenuTemplateDraft = z.infer<typeof MenuTemplateDraft>;

/** An organization's own template; the shipped ones are values of the browser's side. */
export const MenuTemplate = z.object({
  id: z.string(),
  organizationId: z.string(),
  name: z.string(),
  ...MenuPage.shape,
  legacy: z.boolean(),
  thumbnailUrl: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type MenuTemplate = z.infer<typeof MenuTemplate>;
