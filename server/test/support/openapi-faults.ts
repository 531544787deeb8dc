interface Operation {
  operationId?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description?: string }>;
}

interface Document {
  openapi?: string;
  info?: { title?: string; version?: string };
  tags?: { name: string }[];
  paths?: Record<string, Record<string, Operation>>;
}

export interface NamedOperation {
  method: string;
  path: string;
  operation: Operation;
}

export function operationsOf(document: unknown): NamedOperation[] {
  return Object.entries((document as Document).paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

function operationFaults({ method, path, operation }: NamedOperation, tags: readonly string[]): string[] {
  const faults: string[] = [];
  const { parameters = [], requestBody, responses = {} } = operation;
  if (!METHODS.includes(method)) faults.push('no method of ours');
  if (!operation.operationId) faults.push('no operationId');
  if (requestBody) {
    const bodies = Object.values(requestBody.content ?? {});
    if (method === 'GET') faults.push('a body');
    else if (bodies.length === 0 || bodies.some(({ schema }) => schema === undefined)) faults.push('a body without a schema');
  }
  for (const tag of operation.tags ?? []) if (!tags.includes(tag)) faults.push(`tag ${tag} is not listed`);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const described = parameters.filter((parameter) => parameter.in === 'path');
  const names = described.map(({ name }) => name);
  if (inPath.toSorted().join() !== names.toSorted().join())
    faults.push(`parameters of the path are ${inPath.join(', ')}, described are ${names.join(', ')}`);
  for (const { name, required, schema } of described)
    if (!required || !schema) faults.push(`parameter ${name} is not required or has no schema`);
  const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
  if (new Set(keys).size < keys.length) faults.push('a parameter twice');
  if (!Object.keys(responses).some((status) => status.startsWith('2'))) faults.push('no answer of success');
  for (const [status, { description }] of Object.entries(responses))
    if (!description) faults.push(`answer ${status} has no description`);
  return faults.map((fault) => `${method} ${path}: ${fault}`);
}

function referencesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : referencesIn(value),
  );
}

function leadsSomewhere(document: unknown, reference: string): boolean {
  if (!reference.startsWith('#/')) return false;
  let place: unknown = document;
  for (const word of reference.slice(2).split('/')) place = (place as Record<string, unknown> | undefined)?.[word];
  return place !== undefined;
}

/** The faults of an OpenAPI 3.1 document, in words; empty when it is sound. */
export function openApiFaults(value: unknown): string[] {
  const document = value as Document;
  const operations = operationsOf(document);
  const ids = operations.map(({ operation }) => operation.operationId);
  const tags = (document.tags ?? []).map(({ name }) => name);
  return [
    ...(document.openapi?.startsWith('3.1.') ? [] : [`version ${document.openapi}`]),
    ...(document.info?.title && document.info.version ? [] : ['info lacks title or version']),
    ...Object.keys(document.paths ?? {})
      .filter((path) => !path.startsWith('/'))
      .map((path) => `${path} does not begin with a slash`),
    ...ids.filter((id, position) => id !== undefined && ids.indexOf(id) !== position).map((id) => `operationId ${id} twice`),
    ...operations.flatMap((operation) => operationFaults(operation, tags)),
    ...[...new Set(referencesIn(document))]
      .filter((reference) => !leadsSomewhere(document, reference))
      .map((reference) => `${reference} leads nowhere`),
  ];
}
