import type { AnyEndpoint, Schema } from '../shared/src/kernel/api/endpoint.ts';
import { ownValue } from '../shared/src/kernel/own-value.ts';
import { type WireOutline, wireOutline } from '../shared/src/kernel/api/wire-name.ts';
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
 * neither checks an answer nor shows them; without them most schemas are used by nobody and fall away. So that they can, every
 * value that a module works out by a call is marked as pure for the bundler, and the module as one that is read for its names alone: shared
 * modules do nothing else when they are read. Of a schema in which a field is called otherwise on the wire its outline stays, by which the browser turns
 * what it sends and gets: to know it, the module is read here as the server reads it.
 */
export function serverOnlyParts(): Plugin {
  return {
    name: 'plateprint:server-only-parts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/shared\/src\/.*\.ts$/ },
      async handler(code, id) {
        const outlines = /\bendpoint\(/.test(code) ? await outlinesIn(id) : NOTHING_TURNED;
        const browsers = withoutServersParts(code, this.parse(code) as unknown as Node, outlines);
        return { code: browsers, map: null, moduleSideEffects: false };
      },
    },
  };
}

const TURNED = ['query', 'body', 'reply'] as const;

/** The outlines of a module's calls, by the name of the call and of its part. */
type Outlines = Readonly<Record<string, Readonly<Record<string, WireOutline>>>>;
const NOTHING_TURNED: Outlines = {};

async function outlinesIn(path: string): Promise<Outlines> {
  const module = (await import(path)) as Record<string, Partial<AnyEndpoint> | undefined>;
  const calls = Object.entries(module).map(([name, call]) => {
    const parts = TURNED.flatMap((part) => {
      const schema = call?.callers && (call[part] as Schema | undefined);
      const outline = schema ? wireOutline(schema) : null;
      return outline ? [[part, outline] as const] : [];
    });
    return [name, Object.fromEntries(parts)] as const;
  });
  return Object.fromEntries(calls.filter(([, parts]) => Object.keys(parts).length > 0));
}

/**
 * A module's text without those parts; `tree` is the same module as it was read.
 * @throws where a call whose fields are called otherwise is not written as `export const name = endpoint({ … })`
 */
export function withoutServersParts(code: string, tree: Node, outlines: Outlines = NOTHING_TURNED): string {
  const kept = outlinesOf(tree, outlines);
  const lost = Object.keys(outlines).filter((name) => !kept.some((each) => each.name === name));
  if (lost.length > 0) throw new Error(`nowhere to write how ${lost.join(', ')} is called on the wire`);
  const cuts = [...partsOf(tree, code), ...valuesOf(tree), ...kept].toSorted(
    (one, other) => one.from - other.from || one.to - other.to,
  );
  let [text, at] = ['', 0];
  for (const { from, to, instead } of cuts) {
    text += code.slice(at, from) + instead;
    at = to;
  }
  return text + code.slice(at);
}

function partsOf(node: Node, code: string): Cut[] {
  const [first, words] = isCallOf(node, 'endpoint') || isCallOf(node, 'described') ? (node['arguments'] as Node[]) : [];
  if (first?.type === 'ObjectExpression' && isCallOf(node, 'endpoint')) {
    return (first['properties'] as Node[])
      .filter((each) => each.type === 'Property' && SERVERS_OWN.has(String((each['key'] as Node)['name'])))
      .map(({ start, end }) => ({ from: start, to: behindComma(code, end), instead: '' }));
  }
  if (first && words && isCallOf(node, 'described')) {
    return [
      { from: node.start, to: first.start, instead: '(' },
      ...partsOf(first, code),
      { from: first.end, to: node.end, instead: ')' },
    ];
  }
  const parts: Cut[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) parts.push(...partsOf(each, code));
    } else if (isNode(value)) parts.push(...partsOf(value, code));
  }
  return parts;
}

/** The outlines, each at the beginning of its call: the schemas themselves are cut. */
function outlinesOf(tree: Node, outlines: Outlines): (Cut & { name: string })[] {
  return declaredIn(tree).flatMap(({ id, init }) => {
    const name = String((id as Node)['name']);
    const parts = ownValue(outlines, name);
    const [draft] = isNode(init) && isCallOf(init, 'endpoint') ? (init['arguments'] as Node[]) : [];
    if (!parts || draft?.type !== 'ObjectExpression') return [];
    const instead = Object.entries(parts)
      .map(([part, outline]) => `${part}: ${JSON.stringify(outline)},`)
      .join('');
    return [{ name, from: draft.start + 1, to: draft.start + 1, instead }];
  });
}

function declaredIn(tree: Node): Node[] {
  return (tree['body'] as Node[])
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement))
    .flatMap((statement) =>
      isNode(statement) && statement.type === 'VariableDeclaration' ? (statement['declarations'] as Node[]) : [],
    );
}

/** `const X = z.object(…)`: as a function that is called and known to do nothing, for a call within it is not known to. */
function valuesOf(tree: Node): Cut[] {
  return declaredIn(tree)
    .map((declared) => declared['init'])
    .filter((value) => isNode(value))
    .filter(({ type }) => ['CallExpression', 'NewExpression', 'ObjectExpression', 'ArrayExpression'].includes(type))
    .flatMap(({ start, end }) => [
      { from: start, to: start, instead: '/* @__PURE__ */ (() => (' },
      { from: end, to: end, instead: '))()' },
    ]);
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
