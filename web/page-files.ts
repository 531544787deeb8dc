import type { Plugin } from 'vite';
import { readYear } from '../shared/src/dashboard/comparison-api.ts';
import { pathOf } from '../shared/src/kernel/api/endpoint.ts';
import { LANGUAGES, type Language } from '../shared/src/kernel/language.ts';
import { listMenus } from '../shared/src/menus/menu-api.ts';
import { listRecipes } from '../shared/src/recipes/api/recipe-api.ts';
import { readDashboard } from '../shared/src/reports/api/dashboard-api.ts';
import { listReports } from '../shared/src/reports/api/report-api.ts';
import { findStray, FRAME, PAGES, PARTS, SIGN_IN, source, START } from './page-chunks.ts';
import { SHELL_TEXTS } from './src/app/routes/shell-texts.ts';
import { monthsOf, yearOf } from './src/dashboard/first-asked.ts';
import { USUAL_SUBJECT } from '../shared/src/dashboard/usual-subject.ts';
import { DASHBOARD_TEXTS } from './src/dashboard/pages/page-texts.ts';
import { firstMenus } from './src/menus/overview/menu-filter.ts';
import { CREATOR_TEXTS, OVERVIEW_TEXTS as MENU_TEXTS } from './src/menus/pages/page-texts.ts';
import { firstRecipes } from './src/recipes/overview/search/first-recipes.ts';
import { LINE_TEXTS } from './src/recipes/line-texts.ts';
import { EDITOR_TEXTS, OVERVIEW_TEXTS as RECIPE_TEXTS, SAVED_TEXTS } from './src/recipes/pages/page-texts.ts';
import { reportsAsked } from './src/reports/overview/report-filter.ts';
import { OVERVIEW_TEXTS as REPORT_TEXTS, WIZARD_TEXTS } from './src/reports/pages/page-texts.ts';

/** A page that a visit begins at: where it is, what it cannot be shown without, and what it asks the API first. */
interface Begun {
  /** A star stands for anything. */
  address: string;
  roots: readonly string[];
  texts: readonly string[];
  /** Paths of calls as the page asks them; a star is what stood there in the address. */
  answers?: readonly string[];
  /** Of the restaurant that is worked in, where the address says no more; a star is the restaurant. */
  ofRestaurant?: readonly string[];
}

const EDITOR = { roots: [PAGES.editor], texts: EDITOR_TEXTS };
const SAVED_RECIPE = { roots: [PAGES.editor, ...PARTS.lines], texts: [...EDITOR_TEXTS, ...LINE_TEXTS, ...SAVED_TEXTS] };
const WIZARD = { roots: [source('reports/wizard/report-wizard-page.tsx')], texts: WIZARD_TEXTS };
const CREATOR = { roots: [source('menus/creator/page/menu-creator-page.tsx')], texts: CREATOR_TEXTS };

const BEGUN: readonly Begun[] = [
  {
    address: '/dashboard',
    roots: [PAGES.dashboard],
    texts: DASHBOARD_TEXTS,
    ofRestaurant: [pathOf(readDashboard, monthsOf('*', USUAL_SUBJECT)), pathOf(readYear, yearOf('*', USUAL_SUBJECT))],
  },
  {
    address: '/recipes',
    roots: [PAGES.recipes],
    texts: RECIPE_TEXTS,
    ofRestaurant: [pathOf(listRecipes, firstRecipes({ restaurantId: '*', search: '', filter: {} }))],
  },
  {
    address: '/menus',
    roots: [PAGES.menus],
    texts: MENU_TEXTS,
    ofRestaurant: [pathOf(listMenus, firstMenus('*'))],
  },
  {
    address: '/reports',
    roots: [PAGES.reports],
    texts: REPORT_TEXTS,
    ofRestaurant: [pathOf(listReports, reportsAsked('*', {}))],
  },
  { address: '/recipes/recipe', ...EDITOR },
  { address: '/recipes/recipe/*', ...SAVED_RECIPE, answers: ['/api/recipes/*'] },
  { address: '/menus/menu', ...CREATOR },
  { address: '/menus/menu/*', ...CREATOR, answers: ['/api/menus/*'] },
  { address: '/reports/report', ...WIZARD },
  { address: '/reports/report/*', ...WIZARD, answers: ['/api/reports/report/*'] },
];

/** What every page of a signed-in person asks first. */
const OF_EVERY_PAGE = ['/api/restaurants/restaurant-user', '/api/users/permissions'];

/** A file of the bundle as far as it is looked at here. */
interface Built {
  type: string;
  fileName: string;
  imports?: readonly string[];
  moduleIds?: readonly string[];
  code?: string;
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined;
}

/**
 * Which files each page of every day will ask for, for the server, which names them with the document: the browser asks for all of
 * them at once instead of finding one behind the other.
 */
export function pageFiles(): Plugin {
  return {
    name: 'plateprint:page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const built = Object.values(bundle);
      findStray(built);
      const files = { pages: filesOfPages(built), signIn: filesOfSignIn(built) };
      this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(files) });
    },
  };
}

/** What a page's document names, in this order, with the answers before and the texts behind what is first. */
export interface PageAhead {
  /** What runs first, and the largest: what else there is comes while they do. */
  first: string[];
  files: string[];
  texts: Record<Language, string[]>;
  answers: string[];
  ofRestaurant: string[];
}

/** A document's header must pass through proxies that hold 4 kB of it: what is smaller is found behind the one before. */
const MOST_NAMED = 30;

/** By address. */
export function filesOfPages(built: readonly Built[]): Record<string, PageAhead> {
  return Object.fromEntries(
    BEGUN.map(({ address, roots, texts, answers = [], ofRestaurant = [] }) => {
      const { first, files } = inTurn(filesOf([START, ...FRAME, ...roots], built), built);
      const textsIn = byLanguage((language) =>
        largestFirst(filesOf(textModules(language, [...SHELL_TEXTS, ...texts]), built), built)
          .filter((file) => !first.includes(file) && !files.includes(file))
          .toReversed(),
      );
      const most = Math.max(...LANGUAGES.map((language) => textsIn[language].length));
      return [
        address,
        {
          first,
          // Where there are too many the smallest are left out.
          files: files.slice(Math.max(0, files.length - Math.max(0, MOST_NAMED - most - first.length))),
          texts: textsIn,
          answers: [...OF_EVERY_PAGE, ...answers],
          ofRestaurant: ofRestaurant.map((path) => `/api${path}`),
        },
      ];
    }),
  );
}

function byLanguage<Value>(valueOf: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<Language, Value>;
}

/**
 * A browser asks for six files at a time, and each has its way there and back. What runs first comes first, with the largest of the rest, which keeps a slow line
 * busy; then the smallest, so that none of them waits for its turn while nothing else is on the line.
 */
function inTurn(files: readonly string[], built: readonly Built[]): { first: string[]; files: string[] } {
  const begun = new Set(filesOf([START], built));
  const sorted = largestFirst(files, built);
  const others = sorted.filter((file) => !begun.has(file));
  const first = [...sorted.filter((file) => begun.has(file)), ...others.slice(0, 1)];
  return { first, files: others.slice(1).toReversed() };
}

/** The styles that the document names come by themselves. */
function largestFirst(files: readonly string[], built: readonly Built[]): string[] {
  const sizes = new Map(built.map(({ fileName, code = '' }) => [fileName, code.length]));
  const begun = new Set(filesOf([START], built).filter((file) => file.endsWith('.css')));
  return files.filter((file) => !begun.has(file)).toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
}

/** Areas whose texts the sign-in says. */
const SIGN_IN_TEXTS = ['users/auth', 'users', 'ui'];

/** Of the sign-in, by the language that the browser wishes for: nobody is there who could have chosen another. */
export function filesOfSignIn(built: readonly Built[]): Record<Language, string[]> {
  return byLanguage((language) => {
    const { first, files } = inTurn(filesOf([START, SIGN_IN, ...textModules(language, SIGN_IN_TEXTS)], built), built);
    return [...first, ...files];
  });
}

/** The list of a language's texts, and those of some areas. */
function textModules(language: Language, areas: readonly string[]): string[] {
  return [source(`platform/i18n/languages/${language}.ts`), ...areas.map((area) => source(`texts/${language}/${area}.ts`))];
}

/** The files that modules stand in, with all that these stand on. */
function filesOf(modules: readonly string[], built: readonly Built[]): string[] {
  const byName = new Map(built.map((file) => [file.fileName, file]));
  const files = new Set<string>();
  const next = built.filter(({ moduleIds = [] }) => modules.some((id) => moduleIds.includes(id)));
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (files.has(file.fileName)) continue;
    files.add(file.fileName);
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of file.imports ?? []) {
      const imported = byName.get(name);
      if (imported) next.push(imported);
    }
  }
  return [...files].toSorted();
}
