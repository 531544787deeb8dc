import { randomUUID } from 'node:crypto';
import type { LikelyBrand } from '@plateprint/shared/mapper/brand-api.ts';
import type { MapperCoverage } from '@plateprint/shared/mapper/coverage.ts';
import type { MappedIngredient } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { type BoughtName, boughtNames } from '../seeds/mapper-list.ts';
import { print, processorSince } from '../machine/print.ts';
import { openReportServer, type ReportServer } from '../machine/report-server.ts';
import { purchaseNames } from '../seeds/report-sheets.ts';

const NAMES = 10_000;
const A_CALL = 1000;
const ANSWERS = 12;
/** The last three were added when all was built, and nothing was made for them after their first figures. */
const LANGUAGES = ['sv', 'da', 'de', 'fr', 'no', 'nl', 'en_gb'] as const;

/** The same lists where three brands that nobody knows share the place of one. */
const THREE_BRANDS = ['NORDRIK', 'FJELLMARK', 'VIKABO'];

interface Mapped {
  by: string;
  ingredientId: string | null;
  variationId: string | null;
  categoryId: string | null;
  candidates: unknown[];
}

/** Ten thousand different names mapped and saved, and how far twelve answers go on lists as kitchens have them. */
export async function mapper(): Promise<void> {
  const server = await openReportServer();
  try {
    await tenThousand(server);
    for (const language of LANGUAGES) await twelveAnswers(server, language);
    for (const language of LANGUAGES) await twelveAnswers(server, language, THREE_BRANDS);
  } finally {
    await server.close();
  }
}

async function newOrganization({ database }: ReportServer): Promise<{ organizationId: string; restaurantId: string }> {
  const [organizationId, restaurantId] = [randomUUID(), randomUUID()];
  const made = { id: organizationId, enterprise_id: null, name: 'House', segment: 'hotel', location: 'SE', plan: 'professional' };
  await database.insertInto('organization').values(made).execute();
  const kitchen = { id: restaurantId, organization_id: organizationId, name: 'Kitchen', location: 'SE' };
  await database.insertInto('restaurant').values(kitchen).execute();
  return { organizationId, restaurantId };
}

/** As the browser does: a thousand a call, two calls at a time, each answer a step of the progress. */
async function mapped({ call }: ReportServer, organizationId: string, language: string, names: readonly string[]) {
  const found: Mapped[] = [];
  const steps: number[] = [];
  const began = performance.now();
  const starts = Array.from({ length: Math.ceil(names.length / A_CALL) }, (_, at) => at * A_CALL);
  const work = async (): Promise<void> => {
    for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
      const batch = names.slice(start, start + A_CALL).map((name) => ({ name }));
      const body = { organization_id: organizationId, language_iso: language, names: batch };
      const { items } = await call<{ items: Mapped[] }>('POST', '/mapper/map', body);
      for (const [at, item] of items.entries()) found[start + at] = item;
      steps.push(Math.round(performance.now() - began));
    }
  };
  await Promise.all([work(), work()]);
  return { found, steps };
}

async function saved(
  { call }: ReportServer,
  restaurantId: string,
  language: string,
  rows: readonly { written: string; grams: number; item: Mapped | undefined }[],
) {
  const ingredients = rows.map(({ written, grams, item }, at) => ({
    key: String(at),
    written,
    ingredient: item?.ingredientId ?? null,
    variation: item?.variationId ?? null,
    categoryId: item?.categoryId ?? null,
    amount: grams / 1000,
    unit: 'kg',
    from: { file: 0, row: at + 2 },
  }));
  const kind = {
    category: 'restaurant',
    variety: 'procurement',
    type: 'monthly',
    name: 'Bench',
    startDate: '2026-03-01',
    settings: {},
  };
  const importedData = [{ name: 'list.csv', rows: rows.length }];
  const body = { ...kind, restaurantId, currentImportedDataLanguage: language, importedData, ingredients };
  await call('POST', '/reports/procurement', body);
}

async function tenThousand(server: ReportServer): Promise<void> {
  const { organizationId, restaurantId } = await newOrganization(server);
  const names = purchaseNames(server.foodData, NAMES).map((name, at) => `${name} ${at}`);
  // As soon as anybody asks, with threads that are still to start.
  const [firstBegan, firstFrom] = [performance.now(), process.cpuUsage()];
  await mapped(
    server,
    organizationId,
    'sv',
    purchaseNames(server.foodData, A_CALL).map((name, at) => `${name} first ${at}`),
  );
  print(`Mapping ${A_CALL} different names over HTTP, the first that anybody asks for`, {
    'mapped, s': `${((performance.now() - firstBegan) / 1000).toFixed(2)} (bar: 0.4 s)`,
    'processor of it, s': (processorSince(firstFrom) / 1000).toFixed(2),
  });
  const [began, from] = [performance.now(), process.cpuUsage()];
  const { found, steps } = await mapped(server, organizationId, 'sv', names);
  const looked = performance.now();
  await saved(
    server,
    restaurantId,
    'sv',
    names.map((written, at) => ({ written, grams: 1000, item: found[at] })),
  );
  const kept = performance.now();
  print(`Mapping ${NAMES} different names over HTTP, and saving them with those that wait`, {
    'mapped, s': `${((looked - began) / 1000).toFixed(1)} (bar: 3 s)`,
    'saved, s': ((kept - looked) / 1000).toFixed(1),
    'end to end, s': ((kept - began) / 1000).toFixed(1),
    'processor of it, s': (processorSince(from) / 1000).toFixed(1),
    'steps of progress, ms': steps.toSorted((a, b) => a - b).join(' '),
    'with candidates': found.filter(({ candidates }) => candidates.length > 0).length,
    'surely matched': found.filter(({ by }) => by === 'match').length,
  });
}

type Truth = Pick<BoughtName, 'ingredientId' | 'categoryId'>;

interface Answering {
  organizationId: string;
  language: string;
  truth: ReadonlyMap<string, Truth>;
}

/** A person's answer for the best of a kind: names with the same answer are decided together. */
function answerOf(truth: Answering['truth'], { name }: MappedIngredient): Truth {
  return truth.get(name) ?? { ingredientId: null, categoryId: null };
}

function isSameAnswer(one: Truth, other: Truth): boolean {
  return one.ingredientId === other.ingredientId && one.categoryId === other.categoryId;
}

/** Answers the name at the head of the queue rightly; `alike`: and those offered as alike, without those a person would untick. */
async function answer({ call }: ReportServer, { organizationId, language, truth }: Answering, alike: boolean): Promise<Given> {
  const [name] = (await call<Names>('GET', `/mapper/ingredients/unmapped?organizationId=${organizationId}&limit=1`)).items;
  if (!name) return { answered: 0, unticked: 0 };
  const right = answerOf(truth, name);
  const others = alike ? (await call<Names>('GET', `/mapper/ingredients/${name.id}/similar`)).items : [];
  const same = [name, ...others.filter((other) => isSameAnswer(answerOf(truth, other), right))];
  const ingredients = same.map((each) => ({
    name: each.name,
    externalId: each.externalId,
    slvid: right.ingredientId,
    category_id: right.categoryId,
    not_food: right.ingredientId === null && right.categoryId === null,
  }));
  await call('POST', '/mapper/ingredients', { organization_id: organizationId, language_iso: language, ingredients });
  return { answered: same.length, unticked: others.length + 1 - same.length };
}

/**
 * Answers as the page asks: first whether the words that keep most names from being understood are brands, with the names that it
 * shows (without those a person would untick); else the name at the head of the queue.
 */
async function answerAsAsked(server: ReportServer, answering: Answering): Promise<Given> {
  const { organizationId, language, truth } = answering;
  const query = `organizationId=${organizationId}&language=${language}`;
  const { items: brands } = await server.call<{ items: LikelyBrand[] }>('GET', `/mapper/brands/likely?${query}`);
  if (brands.length === 0) return answer(server, answering, true);
  const names = brands.flatMap((brand) => brand.names);
  const right = names.filter(({ name, becomes }) => isSameAnswer(answerOf(truth, name), becomes));
  const ingredients = right.map(({ name, becomes }) => ({
    name: name.name,
    externalId: name.externalId,
    slvid: becomes.ingredientId,
    category_id: becomes.categoryId,
  }));
  const said = brands.map(({ written }) => ({ written, is_brand: true }));
  await server.call('POST', '/mapper/brands', {
    organization_id: organizationId,
    language_iso: language,
    brands: said,
    ingredients,
  });
  return { answered: right.length, unticked: names.length - right.length, brands: said.map(({ written }) => written) };
}

interface Given {
  /** The words, where it was asked about some. */
  brands?: string[];
  answered: number;
  unticked: number;
}

interface Names {
  items: MappedIngredient[];
}

async function twelveAnswers(server: ReportServer, language: (typeof LANGUAGES)[number], brands?: string[]): Promise<void> {
  const bought = await boughtNames(language, brands);
  const truth = new Map(bought.map((line) => [line.written, line]));
  const figures: Record<string, string | number> = {};
  for (const alike of [false, true]) {
    const { organizationId, restaurantId } = await newOrganization(server);
    const { found } = await mapped(
      server,
      organizationId,
      language,
      bought.map(({ written }) => written),
    );
    await saved(
      server,
      restaurantId,
      language,
      bought.map(({ written, grams }, at) => ({ written, grams, item: found[at] })),
    );
    const coverage = async () => server.call<MapperCoverage>('GET', `/mapper/coverage?organizationId=${organizationId}`);
    const before = await coverage();
    const given: Given[] = [];
    const answering = { organizationId, language, truth };
    for (let at = 0; at < ANSWERS; at++)
      given.push(alike ? await answerAsAsked(server, answering) : await answer(server, answering, false));
    const after = await coverage();
    const share = (1 - after.co2.waiting / before.co2.waiting) * 100;
    figures['names that wait'] = `${before.names.waiting} (${((before.names.waiting / bought.length) * 100).toFixed(0)} %)`;
    figures[alike ? '12 answers, as the page asks' : '12 answers, each for one name'] =
      `${share.toFixed(0)} % of the unmapped footprint`;
    if (alike) {
      figures['names answered, unticked'] = `${sumOf(given, 'answered')}, ${sumOf(given, 'unticked')}`;
      figures['of them about brands'] = given.flatMap((each) => each.brands?.join(' + ') ?? []).join(', ') || 'none';
    }
    figures['mapped before and after'] = `${wholeOf(before)}, ${wholeOf(after)}`;
  }
  print(`Answers on a year's list of ${bought.length} names in ${language} (wanted: 12 for 80 %)`, figures);
}

function sumOf(given: readonly Given[], of: 'answered' | 'unticked'): number {
  return given.reduce((sum, each) => sum + each[of], 0);
}

function wholeOf({ co2 }: MapperCoverage): string {
  return `${((co2.mapped / (co2.mapped + co2.waiting)) * 100).toFixed(1)} %`;
}
