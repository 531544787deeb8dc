import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { pathsUnder } from '../order/modules.ts';

/** Words that only the authors knew, and the field's words that took their place (docs/glossary.md). */
const GIVEN_UP: readonly (readonly [word: RegExp, instead: string])[] = [
  [/deed(?:s|ing)?(?![a-z])/iu, 'action'],
  [/(?:^|[^a-z])doors?(?![a-z])|Doors?(?![a-z])/u, 'auth for people, gateway for programs'],
  [/(?<![A-Za-z])roofs?(?![a-z])|Roofs?(?![a-z])/u, 'app'],
  [/[Hh]appenings?(?![a-z])/u, 'event, and EventPayload for what it carries'],
  [/^tell(?:-|\.ts$)/u, 'record-…-event: an event is recorded'],
  [/(?:^|[^a-z])(?:un)?told(?![a-z])|(?:Unt|T)old(?![a-z])|TOLD/u, 'the noun of the thing that it holds'],
];

/** As the name of a type these say nothing: the noun of the thing does. */
const NO_NOUNS = /(?:Told|Kept|Made|Asked)(?![a-z])|(?:Said|Way|Waiting|Looked|Came)$/u;

/** What a function is handed of the services is called so. */
const OTHER_SERVICES = /^(?:export )?(?:type \w*Parts = .*\bPick<Services\b|interface \w*Parts extends .*\bServices\b)/u;

/**
 * `database` is the SQL connection and `location` a country, in types, schemas, parameters and what is made of a column; what the specification
 * calls a field stands in its schema (`wireName`).
 */
const OTHER_DATABASE = /^(?:readonly )?(?:database|location)\??:[^{};]*\bEmissionDatabase\b/u;

/** A cook's word, a value that is part of the API, and a column of the audit whose migration has landed. */
const FINE = /tandoor|^farm_to_kitchen_door$|^deed$/iu;

/** The words that identifiers, names of types and names of files of the project must not have, each with what to write. */
export async function givenUpWords(root: string, folders: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of await pathsUnder(root, folders)) {
    const ofName = faultOf(basename(path));
    if (ofName !== null) found.push(`${path}: the file’s name has ${ofName}`);
    for (const fault of faultsInside(path, await readFile(join(root, path), 'utf8'))) found.push(`${path}: ${fault}`);
  }
  return found;
}

/** Every finding has one of these in it: a file without them need not be read as a program, which takes a hundred times as long. */
const IN_QUESTION = /deed|door|roof|told|Kept|Made|Asked|Said|Way|Waiting|Looked|Came|happening|Pick<Services|EmissionDatabase/iu;

function faultsInside(path: string, source: string): string[] {
  if (!IN_QUESTION.test(source)) return [];
  const faults = new Set<string>();
  const name = (node: { name?: unknown } | null | undefined): void => {
    if (typeof node?.name !== 'string') return;
    const fault = faultOf(node.name);
    if (fault !== null) faults.add(`${node.name} has ${fault}`);
  };
  const type = ({ id, start, end }: { id: { name: string }; start: number; end: number }): void => {
    name(id);
    if (OTHER_SERVICES.test(source.slice(start, end).replaceAll(/\s+/gu, ' ')))
      faults.add(`the type ${id.name} is a choice of the services, write …Services`);
    if (NO_NOUNS.test(id.name)) faults.add(`the type ${id.name} is named by what happened to it: name it by what it is`);
  };
  const database = ({ start, end }: { start: number; end: number }): void => {
    const said = source.slice(start, end);
    if (OTHER_DATABASE.test(said)) faults.add(`${said} is an emission database, write emissionDatabase`);
  };
  new Visitor({
    Identifier: (node) => {
      name(node);
      if (node.typeAnnotation) database(node);
    },
    JSXIdentifier: (node) => name(node),
    TSInterfaceDeclaration: (node) => type(node),
    TSTypeAliasDeclaration: (node) => type(node),
    Property: (node) => database(node),
    TSPropertySignature: (node) => database(node),
  }).visit(parseSync(path, source).program);
  return [...faults];
}

function faultOf(name: string): string | null {
  if (FINE.test(name)) return null;
  const given = GIVEN_UP.find(([word]) => word.test(name));
  return given ? `a word that was given up, write ${given[1]}` : null;
}

/** Where the project's own words stand. */
const FOLDERS = [
  'shared/src',
  'server/src',
  'server/test',
  'web/src',
  'web/test',
  'food-data/build',
  'bench',
  'checks',
  'e2e',
  'evaluation',
  'scripts',
];

if (import.meta.main) {
  const found = await givenUpWords(join(import.meta.dirname, '../..'), FOLDERS);
  for (const each of found) console.error(each);
  console.log(
    found.length === 0 ? 'The project speaks the field’s words.' : `${found.length} names have words that were given up.`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}
