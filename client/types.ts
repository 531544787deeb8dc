import { OPEN_REFERENCE } from '@plateprint/shared/integrations/open/examples/open-reference-api.ts';
import { openApiDocument } from '@plateprint/shared/kernel/api/openapi.ts';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

const HEADER = `// Made from the open API's OpenAPI document by "npm run client:build". Changes by hand are lost.\n\n`;

/** The types of an OpenAPI document, as the client has them. */
export async function typesOf(document: unknown): Promise<string> {
  return HEADER + astToString(await openapiTS(document as OpenAPI3));
}

/** The open API's document; its version stands in no type. */
export function openDocument(): unknown {
  return openApiDocument({ ...OPEN_REFERENCE, version: '1' });
}
