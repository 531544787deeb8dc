import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '../../shared/src/kernel/language.ts';
import { countWithoutPlural } from './texts-counted.ts';
import { againstCustom, customProblemsElsewhere } from './texts-customs.ts';
import { mayBeEnglish } from './texts-same-as-english.ts';

export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The texts of an area by language; a language without a file is missing. */
export type AreaTexts = Partial<Record<Language, TextTree>>;

/** Reads the texts of every area and of every room in it: `<language>/<area>.ts`, `<language>/<area>/<room>.ts`. */
export async function textsUnder(folder: string): Promise<Map<string, AreaTexts>> {
  const areas = new Map<string, AreaTexts>();
  for (const language of LANGUAGES)
    for (const file of filesUnder(join(folder, language))) {
      const place = file.replaceAll('\\', '/').replace(/\.ts$/, '');
      const texts = areas.get(place) ?? {};
      const module = (await import(pathToFileURL(join(folder, language, file)).href)) as { default: TextTree };
      areas.set(place, { ...texts, [language]: module.default });
    }
  return areas;
}

function filesUnder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  } catch {
    return [];
  }
}

/** Every text by its full key: `failure.timeout`. */
export function flat(tree: TextTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [inner, text] of flat(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

/**
 * The arguments and tags of an ICU text: `{count, plural, one {# dish} other {# dishes}} in <b>{menu}</b>` gives
 * `count:plural`, `menu`, `<b>`. The branches of a plural or select are texts again, and read as such.
 */
export function placeholders(text: string): Set<string> {
  const found = new Set([...text.matchAll(/<(\w+)>/g)].map((tag) => `<${tag[1]}>`));
  for (const inside of bracesOf(text)) {
    const [name = '', kind = '', ...rest] = inside.split(',');
    const isBranching = ['plural', 'select', 'selectordinal'].includes(kind.trim());
    found.add(kind ? `${name.trim()}:${kind.trim()}` : name.trim());
    if (!isBranching) continue;
    for (const branch of bracesOf(rest.join(','))) for (const inner of placeholders(branch)) found.add(inner);
  }
  return found;
}

/** The text between the outermost braces. Throws when they do not close. */
function bracesOf(text: string): string[] {
  const inside: string[] = [];
  let depth = 0;
  let from = 0;
  for (let place = 0; place < text.length; place++) {
    const sign = text[place];
    if (sign === '{' && depth++ === 0) from = place + 1;
    if (sign === '}' && --depth === 0) inside.push(text.slice(from, place));
  }
  if (depth !== 0) throw new Error(`Braces do not close: ${text}`);
  return inside;
}

/** The problems of an area's texts, one sentence each. `maySayTheSame` names texts that other languages spell the same. */
export function textProblems(area: string, texts: AreaTexts, maySayTheSame: (name: string, text: string) => boolean): string[] {
  const english = flat(texts.en_gb ?? {});
  const inEnglish = [...english].flatMap(([key, text]) => {
    const fault = againstCustom('en_gb', text, `${area}.${key}`);
    const counted = countWithoutPlural(`${area}.${key}`, text);
    return [
      ...(fault ? [`${area}.${key} in en_gb: ${fault}: ${text}`] : []),
      ...(counted ? [`${area}.${key}: “${counted}” says “1 …s” of one: write a plural`] : []),
    ];
  });
  const inOthers = LANGUAGES.filter((language) => language !== 'en_gb').flatMap((language) => {
    const tree = texts[language];
    if (!tree) return [`${area}: no texts in ${language}`];
    const translated = flat(tree);
    return [
      ...[...english.keys()].filter((key) => !translated.has(key)).map((key) => `${area}.${key} is missing in ${language}`),
      ...[...translated].flatMap(([key, text]) =>
        problemsOfText({ name: `${area}.${key}`, language, text, english: english.get(key) }, maySayTheSame),
      ),
    ];
  });
  return [...inEnglish, ...inOthers];
}

interface Translated {
  name: string;
  language: Language;
  text: string;
  english: string | undefined;
}

function problemsOfText(
  { name, language, text, english }: Translated,
  maySayTheSame: (key: string, text: string) => boolean,
): string[] {
  if (english === undefined) return [`${name} in ${language} is not in English`];
  if (text.trim() === '') return [`${name} in ${language} is empty`];
  const here = [...placeholders(text)].toSorted().join(' ');
  const there = [...placeholders(english)].toSorted().join(' ');
  if (here !== there) return [`${name} in ${language} has the placeholders (${here}), English has (${there})`];
  const fault = againstCustom(language, text, name);
  if (fault) return [`${name} in ${language}: ${fault}: ${text}`];
  const isLeft = language !== 'en_us' && text === english && !maySayTheSame(name, text);
  return isLeft ? [`${name} in ${language} is left in English: ${text}`] : [];
}

if (import.meta.main) {
  const areas = await textsUnder(join(import.meta.dirname, '../../web/src/texts'));
  const problems = [
    ...[...areas].flatMap(([area, texts]) => textProblems(area, texts, mayBeEnglish)),
    ...customProblemsElsewhere(join(import.meta.dirname, '../..')),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? `The texts of ${areas.size} areas agree in all languages.` : `${problems.length} texts disagree.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
