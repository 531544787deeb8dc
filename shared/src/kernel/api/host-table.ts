import * as z from 'zod/mini';
import { ENVIRONMENTS } from './api-base.ts';

function isBase(text: string): boolean {
  if (text.endsWith('/')) return false;
  if (text.startsWith('/')) return /^(\/[\w.-]+)+$/.test(text);
  return /^https?:\/\/[a-z\d.-]+(:\d+)?(\/[\w.-]+)*$/i.test(text);
}

/** A path on the page's own origin, or an address, without a slash at the end. */
export const ApiBase = z.string().check(z.refine(isBase, 'neither a path like /api nor an address like https://api.example.com'));

const Bases = z.strictObject({ mainApi: ApiBase, ingredientDataApi: ApiBase });
const Ending = z.string().check(z.regex(/^(\.[a-z\d-]+)+$/));
const Labels = z.array(z.string().check(z.regex(/^[a-z\d-]+$/)));

/** The setting of a deployment with more than one base; `HostTable` says what each part means. */
export const HostTableSchema = z.strictObject({
  commercialEnding: Ending,
  commercial: z.record(z.enum(ENVIRONMENTS), Bases),
  environmentLabels: z.strictObject({ staging: Labels, development: Labels }),
  regional: z.record(Ending, Bases),
});
