import { endsSession, isForgotten, isKeptAnswer, type OfflinePerson, personOf } from './kept-answer.ts';

/** The part of a service worker's scope that is used here. */
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith: (reply: Promise<Response>) => void;
}

/** The page and its files are everybody's; answers are one person's. */
const FILES = 'kitchen-files';
const ANSWERS = 'kitchen-answers';
const MOST_FILES = 500;
const MOST_ANSWERS = 300;
const SHELL = '/index.html';
const PERSON = '/kitchen-person';
const SESSION = '/api/users/session';

/** Counts how often everything was forgotten: what was asked before is not kept after. */
let forgotten = 0;
let turn: Promise<unknown> = Promise.resolve();

/** Reading and changing the store goes one after the other, so that nothing is stored while it is emptied. */
async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const mine = turn.then(act, act);
  turn = mine.catch(() => undefined);
  return mine;
}

async function forget(): Promise<void> {
  forgotten += 1;
  await inTurn(async () => caches.delete(ANSWERS));
}

async function personHere(): Promise<OfflinePerson | null> {
  const kept = await (await caches.open(ANSWERS)).match(PERSON);
  return kept ? ((await kept.json()) as OfflinePerson) : null;
}

async function keepPerson(person: OfflinePerson): Promise<void> {
  await (await caches.open(ANSWERS)).put(PERSON, Response.json(person));
}

/** Somebody else's session, or nobody's, ends what was kept of the one before. */
async function noteSession(answer: Response, begun: number): Promise<void> {
  // A server that fails, or that does not know the call yet, says nothing of who is here.
  if (!answer.ok && answer.status !== 401) return;
  const copy = await wholeOf(answer.clone());
  const person = answer.ok ? personOf(await answer.clone().json(), Date.now()) : null;
  await inTurn(async () => {
    if (begun !== forgotten) return;
    const former = await personHere();
    if (person === null || (former !== null && former.id !== person.id)) {
      forgotten += 1;
      await caches.delete(ANSWERS);
    }
    if (person === null) return;
    await keepPerson(person);
    await (await caches.open(ANSWERS)).put(SESSION, copy()).catch(() => undefined);
  });
}

/** An answer read to its end, as often as it is needed. One that is cut off, as the connection goes, fails here: what was kept before it stays. */
async function wholeOf(answer: Response): Promise<() => Response> {
  const body = await answer.blob();
  return () => new Response(body, answer);
}

async function keepAnswer(key: string, answer: Response, begun: number): Promise<void> {
  await inTurn(async () => {
    if (begun === forgotten && (await personHere()) !== null) await keep(ANSWERS, key, answer);
  });
}

/** In place of the one that was kept before. What cannot be kept, on a phone that is full, was answered all the same. */
async function keep(name: string, key: string, answer: Response): Promise<void> {
  await replace(name, key, answer).catch(() => undefined);
}

async function replace(name: string, key: string, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(key, answer);
  const keys = (await cache.keys()).filter(({ url }) => !url.endsWith(PERSON) && !url.endsWith(SESSION));
  const most = name === FILES ? MOST_FILES : MOST_ANSWERS;
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old);
}

/** A call that sends a body is another one for each body. */
async function keyOf(request: Request): Promise<string> {
  if (request.method === 'GET') return request.url;
  const sent = new TextEncoder().encode(await request.clone().text());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', sent));
  const address = new URL(request.url);
  address.searchParams.set('body', [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  return address.href;
}

/** From the network always while there is one; else as it was last answered to the person who is signed in. */
async function readAnswer(request: Request): Promise<Response> {
  const begun = forgotten;
  const key = await keyOf(request);
  try {
    const answer = await fetch(request);
    if (new URL(request.url).pathname === SESSION) {
      await noteSession(answer, begun);
      return answer;
    }
    if (!answer.ok) return answer;
    const whole = await wholeOf(answer);
    await keepAnswer(key, whole(), begun);
    return whole();
  } catch (failure) {
    const kept = await answerWithout(key);
    if (kept) return kept;
    throw failure;
  }
}

/** Without a connection: nothing after the time that the person may be away, and nothing of anybody else. */
async function answerWithout(key: string): Promise<Response | null> {
  const person = await personHere();
  if (person === null) return null;
  if (isForgotten(person, Date.now())) {
    await forget();
    return null;
  }
  await inTurn(async () => ((await personHere()) === null ? undefined : keepPerson({ ...person, usedAt: Date.now() })));
  return (await (await caches.open(ANSWERS)).match(key, { ignoreVary: true })) ?? null;
}

/** Signing in or out: nothing of anybody is left before it is sent, and nothing that came meanwhile after it was answered. */
async function answeredAndForgotten(request: Request): Promise<Response> {
  await forget();
  try {
    return await fetch(request);
  } finally {
    await forget();
  }
}

/** The one document of all pages: the newest, or without a connection the last. */
async function readShell(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (!answer.ok || answer.redirected) return answer;
    const whole = await wholeOf(answer);
    await keep(FILES, SHELL, whole());
    return whole();
  } catch (failure) {
    const kept = await (await caches.open(FILES)).match(SHELL);
    if (kept) return kept;
    throw failure;
  }
}

/** A file's name says what is in it: what is here is right for ever. */
async function readFile(request: Request): Promise<Response> {
  const kept = await (await caches.open(FILES)).match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (!answer.ok) return answer;
  const whole = await wholeOf(answer);
  await keep(FILES, request.url, whole());
  return whole();
}

/** Pages that are no part of the app are drawn by the server, or are somebody else's to read. */
const NOT_THE_APP = /^\/(?:api|ingredient-data|static|proxy|live|live-menu|shared-report|report-mail)(?:\/|$)/u;

function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return null;
  if (request.mode === 'navigate') return NOT_THE_APP.test(pathname) ? null : readShell(request);
  if (endsSession(pathname)) return answeredAndForgotten(request);
  if (isKeptAnswer(request.method, pathname)) return readAnswer(request);
  if (request.method !== 'GET') return null;
  if (pathname.startsWith('/assets/') || pathname.startsWith('/static/uploads/photos/')) return readFile(request);
  return null;
}

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent;
  const answer = answerTo(request);
  if (answer) respondWith.call(event, answer);
});

// The first visit counts already.
addEventListener('install', () => void (globalThis as unknown as { skipWaiting: () => Promise<void> }).skipWaiting());
addEventListener('activate', () => void (globalThis as unknown as { clients: { claim: () => Promise<void> } }).clients.claim());
