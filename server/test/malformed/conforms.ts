import type { Node } from '../support/arbitrary-reply.ts';

interface Constraints extends Node {
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  allOf?: Node[];
  oneOf?: Node[];
}

/** Whether a value fits a piece of JSON schema. What the piece says in words unknown here is taken to fit. */
export function conforms(node: Node, value: unknown): boolean {
  const { anyOf, allOf = [], oneOf } = node as Constraints;
  if ('const' in node && node.const !== value) return false;
  if (node.enum && !node.enum.includes(value)) return false;
  const choices = anyOf ?? oneOf;
  if (choices && !choices.some((choice) => conforms(choice, value))) return false;
  if (!allOf.every((part) => conforms(part, value))) return false;
  if (!isOfType(node, value)) return false;
  if (typeof value === 'string') return textConforms(node, value);
  if (typeof value === 'number') return numberConforms(node, value);
  if (Array.isArray(value)) return listConforms(node, value);
  return typeof value === 'object' && value !== null ? objectConforms(node, value as Record<string, unknown>) : true;
}

function isOfType({ type }: Node, value: unknown): boolean {
  if (type === undefined) return true;
  return [type].flat().some((one) => {
    if (one === 'integer') return Number.isSafeInteger(value);
    if (one === 'null') return value === null;
    if (one === 'array') return Array.isArray(value);
    if (one === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
    return typeof value === one;
  });
}

/** JSON schema counts characters, not the halves that some of them are written with. */
function textConforms({ minLength = 0, maxLength = Infinity, pattern }: Constraints, text: string): boolean {
  const { length } = Array.from(text);
  return length >= minLength && length <= maxLength && (!pattern || new RegExp(pattern).test(text));
}

function numberConforms(node: Constraints, number: number): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = node;
  return number >= minimum && number <= maximum && number > exclusiveMinimum && number < exclusiveMaximum;
}

function listConforms({ items, prefixItems, minItems = 0, maxItems = Infinity }: Constraints, list: unknown[]): boolean {
  if (list.length < minItems || list.length > maxItems) return false;
  const places = prefixItems ?? (Array.isArray(items) ? items : []);
  return list.every((item, position) => {
    const node = places[position] ?? (Array.isArray(items) ? undefined : items);
    return node === undefined || (node !== false && conforms(node, item));
  });
}

function objectConforms({ properties = {}, required = [], additionalProperties }: Node, value: Record<string, unknown>): boolean {
  if (required.some((name) => value[name] === undefined)) return false;
  return Object.entries(value).every(([name, field]) => {
    const node = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    return node === undefined || field === undefined || (node !== false && conforms(node, field));
  });
}
