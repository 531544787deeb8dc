import { turnsNames } from '@plateprint/shared/kernel/api/wire-name.ts';
import type { Plugin } from 'vite';

/** Of a call of an API what the server alone reads: what it checks with, and what the reference says of it. */
const SERVERS_OWN = new Set(['summary', 'description', 'reply', 'params', 'query', 'body', 'flags', 'largestBody']);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Cut {
  from: number;
  to: number;
  instead: string;
}

/**
 * Leaves out of the shared modules what no browser reads. A call carries its schemas and its words for the reference, and the browser
 * neither checks an answer nor shows them; without them most schemas are used by nobody and fall away. A schema in which a field is called otherwise
 * on the wire stays: the browser turns its names. So that they can, every
 * value that a module works out by a call is marked as pure for the bundler, and the module as one that is read for its names alone: shared
 * modules do nothing else when they are read.
 */
export function serverOnlyParts(): Plugin {
  return {
    name: 'plateprint:server-only-parts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/shared\/src\/.*\.ts$/ },
      async handler(code, id) {
        const calls = code.includes('endpoint(') ? ((await import(id)) as Record<string, unknown>) : {};
        const browsers = withoutServersParts(code, this.parse(code) as unknown as Node, (call, part) =>
          isTurned(calls[call], part),
        );
        return { code: browsers, map: null, moduleSideEffects: false };
      },
    },
  };
}

/** Whether a part of a call, by its name, is a schema that turns names. */
function isTurned(call: unknown, part: string): boolean {
  const schema = typeof call === 'object' && call !== null ? (call as Record<string, unknown>)[part] : undefined;
  return (
    typeof schema === 'object' && schema !== null && 'def' in schema && turnsNames(schema as Parameters<typeof turnsNames>[0])
  );
}

type Stays = (call: string, part: string) => boolean;

/** A module's text without those parts, save what stays; `tree` is the same module as it was read. */
export function withoutServersParts(code: string, tree: Node, stays: Stays = () => false): string {
  const cuts = [...partsOf(tree, { code, stays, call: '' }), ...valuesOf(tree)].toSorted(
    (one, other) => one.from - other.from || one.to - other.to,
  );
  let [text, at] = ['', 0];
  for (const { from, to, instead } of cuts) {
    text += code.slice(at, from) + instead;
    at = to;
  }
  return text + code.slice(at);
}

interface Around {
  code: string;
  stays: Stays;
  /** What the call is called that the parts are of. */
  call: string;
}

function partsOf(node: Node, around: Around): Cut[] {
  const { code, stays } = around;
  const call = node.type === 'VariableDeclarator' ? String((node['id'] as Node)['name']) : around.call;
  const within = { code, stays, call };
  const [first, words] = isCallOf(node, 'endpoint') || isCallOf(node, 'described') ? (node['arguments'] as Node[]) : [];
  if (first?.type === 'ObjectExpression' && isCallOf(node, 'endpoint')) {
    return (first['properties'] as Node[])
      .filter((each) => each.type === 'Property' && SERVERS_OWN.has(nameOf(each)) && !stays(call, nameOf(each)))
      .map(({ start, end }) => ({ from: start, to: behindComma(code, end), instead: '' }));
  }
  if (first && words && isCallOf(node, 'described')) {
    return [
      { from: node.start, to: first.start, instead: '(' },
      ...partsOf(first, within),
      { from: first.end, to: node.end, instead: ')' },
    ];
  }
  const parts: Cut[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) parts.push(...partsOf(each, within));
    } else if (isNode(value)) parts.push(...partsOf(value, within));
  }
  return parts;
}

/** `const X = z.object(…)`: as a function that is called and known to do nothing, for a call within it is not known to. */
function valuesOf(tree: Node): Cut[] {
  return (tree['body'] as Node[])
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement))
    .flatMap((statement) =>
      isNode(statement) && statement.type === 'VariableDeclaration' ? (statement['declarations'] as Node[]) : [],
    )
    .map((declared) => declared['init'])
    .filter((value) => isNode(value))
    .filter(({ type }) => ['CallExpression', 'NewExpression', 'ObjectExpression', 'ArrayExpression'].includes(type))
    .flatMap(({ start, end }) => [
      { from: start, to: start, instead: '/* @__PURE__ */ (() => (' },
      { from: end, to: end, instead: '))()' },
    ]);
}

function nameOf(property: Node): string {
  return String((property['key'] as Node)['name']);
}

function behindComma(code: string, end: number): number {
  let at = end;
  while (/\s/.test(code.charAt(at))) at += 1;
  return code.charAt(at) === ',' ? at + 1 : end;
}

function isCallOf(node: Node, name: string): boolean {
  const callee = node['callee'];
  return node.type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier' && callee['name'] === name;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
