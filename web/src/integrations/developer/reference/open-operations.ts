import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { type Exampled, type OpenDocument, type OperationObject, type ParameterObject, resolved } from './open-document.ts';

/** One call of the API, as the page goes by it. */
export interface Operation {
  id: string;
  group: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  /** Whether it changes what is kept: exactly those calls take a key that lets them be done once. */
  changes: boolean;
  parameters: readonly ParameterObject[];
  body: Exampled | null;
  answers: readonly { status: string; description: string; content: Exampled | null }[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** All calls in the order of their groups, within a group as the document has them. */
export function operationsOf(document: OpenDocument): Operation[] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = ownValue(methods, method);
      return operation ? [operationOf(document, path, { ...operation, method })] : [];
    }),
  );
  const order = [...new Set([...(document.tags ?? []).map(({ name }) => name), ...operations.map(({ group }) => group)])];
  return order.flatMap((group) => operations.filter((operation) => operation.group === group));
}

function operationOf(document: OpenDocument, path: string, operation: OperationObject & { method: string }): Operation {
  const parameters = (operation.parameters ?? []).map((parameter) => resolved(document, parameter));
  return {
    id: operation.operationId,
    group: operation.tags?.[0] ?? '',
    method: operation.method.toUpperCase(),
    path,
    summary: operation.summary ?? operation.operationId,
    description: operation.description ?? '',
    changes: parameters.some(({ in: place, name }) => place === 'header' && name === 'Idempotency-Key'),
    parameters,
    body: jsonOf(operation.requestBody?.content),
    answers: Object.entries(operation.responses).map(([status, response]) => {
      const { description, content } = resolved(document, response);
      return { status, description, content: jsonOf(content) };
    }),
  };
}

function jsonOf(content: Record<string, Exampled> | undefined): Exampled | null {
  return content?.['application/json'] ?? Object.values(content ?? {})[0] ?? null;
}

/** The operations whose words hold every word looked for. */
export function operationsWith(operations: readonly Operation[], search: string): Operation[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter(({ id, method, path, summary, description }) => {
    const said = [id, method, path, summary, description].join(' ').toLocaleLowerCase();
    return words.every((word) => said.includes(word));
  });
}
