import { join, relative } from 'node:path';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isComputedPropertyName,
  isElementAccessExpression,
  isNonNullExpression,
  isParenthesizedExpression,
  isTypeAssertion,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/**
 * Plain objects are no dictionaries: `table[word]` and `word in table` also find what every object has. Wherever a word that the
 * types do not spell out meets an object, a `Map` or `ownValue` of `shared/src/kernel/own-value.ts` stands instead.
 */
export interface LookUp {
  path: string;
  line: number;
  written: string;
}

/** The projects that are checked: the product, not its tests, which bring their own words. */
const PROJECTS = ['shared', 'server', 'web', 'client'];
const OF_TESTS = /\.(?:test|fixture)\.tsx?$/;
/** The one place where an object is asked by any word, of what is its own. */
const OWN_VALUE = 'shared/src/kernel/own-value.ts';

/** All look-ups by any word in the sources of some projects: folders with a `tsconfig.json` and a `src`. */
export function wordLookUps(root: string, projects: readonly string[] = PROJECTS): LookUp[] {
  const api = new API({ cwd: root });
  try {
    return projects.flatMap((project) => lookUpsOfProject(api, root, project));
  } finally {
    api.close();
  }
}

function lookUpsOfProject(api: API, root: string, folder: string): LookUp[] {
  const configuration = join(root, folder, 'tsconfig.json');
  const project = api.updateSnapshot({ openProject: configuration }).getProject(configuration);
  if (!project) throw new Error(`${configuration} is no project.`);
  const { program, checker } = project;
  const own = program.getSourceFileNames().filter((name) => name.startsWith(join(root, folder, 'src/')) && !OF_TESTS.test(name));
  if (own.length === 0) throw new Error(`No module was read in ${folder}: nothing was checked.`);
  return own.flatMap((name) => {
    const path = relative(root, name);
    const source = program.getSourceFile(name);
    if (!source || path === OWN_VALUE) return [];
    return byAnyWord(keysIn(source), checker).map(({ place }) => ({
      path,
      line: source.text.slice(0, place.getStart(source)).split('\n').length,
      written: source.text.slice(place.getStart(source), place.end).replaceAll(/\s+/g, ' '),
    }));
  });
}

interface Key {
  /** The look-up as a whole. */
  place: Node;
  key: Node;
}

/** The keys of all look-ups: `table[key]`, `key in table` and `const { [key]: value } = table`. */
function keysIn(source: Node): Key[] {
  const keys: Key[] = [];
  const visit = (node: Node): void => {
    const key = keyOf(node);
    if (key) keys.push({ place: node, key: withoutAssertion(key) });
    node.forEachChild(visit);
  };
  visit(source);
  return keys;
}

function keyOf(node: Node): Node | null {
  if (isElementAccessExpression(node)) return node.argumentExpression;
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) return node.left;
  if (isBindingElement(node) && node.propertyName && isComputedPropertyName(node.propertyName))
    return node.propertyName.expression;
  return null;
}

/** `key as Kind` says that a word is one of ours; it does not make it so. */
function withoutAssertion(node: Node): Node {
  if (isAsExpression(node) || isTypeAssertion(node) || isParenthesizedExpression(node) || isNonNullExpression(node))
    return withoutAssertion(node.expression);
  return node;
}

function byAnyWord(keys: readonly Key[], checker: Checker): Key[] {
  const types = checker.getTypeAtLocation(keys.map(({ key }) => key));
  return keys.filter((_, at) => isAnyWord(types[at], checker));
}

const ANY_WORD = TypeFlags.String | TypeFlags.StringMapping | TypeFlags.TemplateLiteral | TypeFlags.Any | TypeFlags.Unknown;

function isAnyWord(type: Type | undefined, checker: Checker): boolean {
  if (!type) return true;
  if ((type.flags & ANY_WORD) !== 0) return true;
  if (type.isUnionType()) return type.getTypes().some((one) => isAnyWord(one, checker));
  // A type parameter is what it extends: any word, or the names of something’s fields.
  if (type.isTypeParameter()) return isAnyWord(checker.getConstraintOfTypeParameter(type), checker);
  return false;
}

if (import.meta.main) {
  const found = wordLookUps(join(import.meta.dirname, '../..'));
  for (const { path, line, written } of found) console.error(`${path}:${line} ${written} looks up any word in an object`);
  console.log(
    found.length === 0
      ? 'No object is asked by any word.'
      : `${found.length} look-ups: take a Map, or ownValue(table, word) of ${OWN_VALUE}.`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}
