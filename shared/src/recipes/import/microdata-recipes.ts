import type { Language } from '../../kernel/language.ts';
import { NO_RECIPE, type ImportedRecipe } from './imported-recipe.ts';
import { lineFrom, linesFrom, portionsFrom } from './plain-words.ts';
import { languageOfText } from './text-language.ts';

const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/giu;
/** They have no end. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** The types that a tag names; of a quoted list up to five hundred characters. */
const TYPES = /\bitemtype\s*=\s*["']?([^"'<>]{1,500})/iu;
const RECIPE = /schema\.org\/Recipe\b/iu;

/** The properties of a recipe on a page, by the words of the page. */
type Properties = Map<string, string[]>;

interface Open {
  tag: string;
  prop: string | null;
  /** Where its content begins. */
  from: number;
  isScope: boolean;
  /** The thing that its content belongs to: a recipe, or another one within (its author, its picture). */
  within: Within;
}

type Within = 'nothing' | 'recipe' | 'other thing';

/** A property in itself is no page's; so deep it is read, and no deeper. */
const MOST_NESTED = 3;

/** The recipes that a page marks with `itemprop`: read by a scan of its tags, without a tree. */
export function recipesInMicrodata(html: string, likely: Language): ImportedRecipe[] {
  if (!RECIPE.test(html)) return [];
  const found: Properties[] = [];
  const open = new OpenTags();
  for (const tag of html.matchAll(TAG)) {
    const name = (tag[2] ?? '').toLowerCase();
    const attributes = tag[3] ?? '';
    if (tag[1] === '/') {
      const closed = open.close(name);
      if (closed) keep(found, open, closed, html.slice(closed.from, tag.index));
      continue;
    }
    const isRecipe = RECIPE.test(TYPES.exec(attributes)?.[1] ?? '');
    const prop = /\bitemprop\s*=\s*["']?([\w ]+)/iu.exec(attributes)?.[1]?.trim() ?? null;
    const isScope = /\bitemscope\b/iu.test(attributes);
    if (isRecipe) found.push(new Map());
    const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/iu.exec(attributes);
    const isOther = isScope && prop !== 'recipeInstructions';
    const within = isRecipe ? 'recipe' : open.within === 'recipe' && isOther ? 'other thing' : open.within;
    const element: Open = { tag: name, prop, from: tag.index + tag[0].length, isScope, within };
    if (content && prop) keep(found, open, element, content[1] ?? content[2] ?? '');
    if (!VOID.has(name) && !attributes.endsWith('/')) open.push(content ? { ...element, prop: null } : element);
  }
  return found.map((props) => recipeOf(props, likely)).filter(({ title, lines }) => title !== null || lines.length > 0);
}

/** The tags that are open, the innermost last. */
class OpenTags {
  private readonly tags: Open[] = [];
  private readonly counts = new Map<string, number>();

  get within(): Within {
    return this.tags.at(-1)?.within ?? 'nothing';
  }

  push(tag: Open): void {
    const isTooDeep = (this.counts.get(`property ${tag.prop}`) ?? 0) >= MOST_NESTED;
    const pushed = isTooDeep ? { ...tag, prop: null } : tag;
    this.tags.push(pushed);
    this.count(pushed, 1);
  }

  /** Takes off the innermost tag of a name, and those that nobody closed within it; null where none is open. */
  close(name: string): Open | null {
    if ((this.counts.get(name) ?? 0) === 0) return null;
    for (let last = this.tags.pop(); last; last = this.tags.pop()) {
      this.count(last, -1);
      if (last.tag === name) return last;
    }
    return null;
  }

  private count({ tag, prop }: Open, by: 1 | -1): void {
    for (const key of [tag, `property ${prop}`]) this.counts.set(key, (this.counts.get(key) ?? 0) + by);
  }
}

/** Inside of another thing of the recipe (its author, its picture) a name is not the dish's. */
function keep(found: readonly Properties[], open: OpenTags, { prop, isScope }: Open, content: string): void {
  const props = found.at(-1);
  if (!prop || !props || open.within !== 'recipe' || (isScope && prop !== 'recipeInstructions')) return;
  for (const name of new Set(prop.split(' '))) {
    const values = props.get(name) ?? [];
    values.push(content);
    props.set(name, values);
  }
}

function recipeOf(props: Properties, likely: Language): ImportedRecipe {
  const first = (name: string): string => lineFrom(props.get(name)?.[0], 200);
  const ingredients = props.get('recipeIngredient') ?? props.get('ingredients') ?? [];
  const lines = ingredients.map((text) => lineFrom(text)).filter((text) => text !== '');
  const method = (props.get('recipeInstructions') ?? []).map(linesFrom).filter(Boolean).join('\n');
  const title = first('name') || null;
  return {
    ...NO_RECIPE,
    title,
    portions: portionsFrom(lineFrom(props.get('recipeYield')?.[0])),
    lines: lines.map((text) => ({ text, heading: false })),
    method,
    notes: linesFrom(props.get('description')?.[0]),
    category: first('recipeCategory').slice(0, 100),
    language: languageOfText([title, ...lines, method].join('\n'), likely),
  };
}
