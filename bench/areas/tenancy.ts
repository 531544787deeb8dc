import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { demoId } from '../../server/src/demo/demo-id.ts';
import { startSession } from '../../server/src/users/session-store.ts';
import { benchApp, benchClock } from '../machine/bench-app.ts';
import { benchFolder } from '../machine/bench-folder.ts';
import { atShare, print } from '../machine/print.ts';
import { LARGE, ORGANIZATIONS, PEOPLE, RESTAURANTS, seedTenancy } from '../seeds/seed-tenancy.ts';

const SAMPLES = 40;
/** Milliseconds at the server, p95 (the bar of the tenancy). */
const BAR = 50;

const large = (path: string): string => path.replace('{id}', LARGE.id);

/** As an admin of the large organization. */
const OF_ADMIN: Record<string, string> = {
  members: large('/organizations/{id}/users'),
  'members, a common beginning (an)': large('/organizations/{id}/users?search=an'),
  'members, two words (kath vog)': large('/organizations/{id}/users?search=kath vog'),
  'members, an address (person4242)': large('/organizations/{id}/users?search=person4242'),
  'members, nobody': large('/organizations/{id}/users?search=xylophone'),
  'removed members': large('/organizations/{id}/users?bin=true'),
  invitations: large('/organizations/{id}/invitations'),
  restaurants: large('/restaurants/{id}'),
  'restaurants, a part (spice)': large('/restaurants/{id}?search=spice'),
  'restaurants, none': large('/restaurants/{id}?search=xylophone'),
  'restaurants to switch to': '/restaurants/restaurant-user',
  'the audit': large('/organizations/{id}/audit'),
};

/** As a super-admin, over everything. */
const OF_SUPER: Record<string, string> = {
  everybody: '/admin/users',
  'everybody, one letter (a)': '/admin/users?search=a',
  'everybody, a common beginning (and)': '/admin/users?search=and',
  'everybody, a first name (katharina)': '/admin/users?search=katharina',
  'everybody, two words (kath vog)': '/admin/users?search=kath vog',
  'everybody, two common letters (j s)': '/admin/users?search=j s',
  'everybody, an address (person123456)': '/admin/users?search=person123456',
  'everybody, a domain (kitchen77)': '/admin/users?search=kitchen77',
  'everybody, nobody': '/admin/users?search=xylophone',
  'super-admins': '/admin/users?superAdmins=true',
  'every organization': '/admin/organizations',
  'organizations, a beginning (spi)': '/admin/organizations?search=spi',
  'organizations, one of all (7777)': '/admin/organizations?search=7777',
  'organizations, none': '/admin/organizations?search=xylophone',
  'organizations within reach': '/organizations?search=fjord',
  'restaurants to switch to': '/restaurants/restaurant-user',
  'restaurants, a part (spice)': '/restaurants/restaurant-user?search=spice',
  'restaurants, none': '/restaurants/restaurant-user?search=xylophone',
  'the whole audit': '/admin/audit',
};

/** The lists of tenancy with 10,000 organizations and 200,000 people, through the server without the network. */
export async function tenancy(): Promise<void> {
  const dataDir = await benchFolder();
  const url = process.env['DATABASE_URL'];
  const opened = await openDatabase({ ...(url ? { url } : {}), dataDir, say: () => undefined });
  try {
    const { database } = opened;
    const { app } = await benchApp(opened, { dataDir });
    const began = performance.now();
    await seedTenancy(database);
    print(`${ORGANIZATIONS} organizations, ${RESTAURANTS} restaurants, ${PEOPLE} people`, {
      'seeded in, s': ((performance.now() - began) / 1000).toFixed(1),
    });
    const session = async (person: string) => startSession(database, person, { now: benchClock(), address: '127.0.0.1' });
    await measure(app, `the lists of an organization with ${LARGE.people} people`, {
      token: await session('bench-person-1'),
      calls: OF_ADMIN,
    });
    await measure(app, 'the lists of everything', {
      token: await session(demoId('super@demo.plateprint.test')),
      calls: OF_SUPER,
    });
    await app.close();
  } finally {
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(
  app: FastifyInstance,
  title: string,
  { token, calls }: { token: string; calls: Record<string, string> },
): Promise<void> {
  const headers = { cookie: `plateprint=${token}` };
  const ask = async (path: string): Promise<{ ms: number; next: string | null }> => {
    const began = performance.now();
    const reply = await app.inject({ url: `/api${path}`, headers });
    const ms = performance.now() - began;
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body}`);
    return { ms, next: reply.json<{ next: string | null }>().next };
  };
  const figures: Record<string, string> = {};
  const worst: number[] = [];
  for (const [what, path] of Object.entries(calls)) {
    const times: number[] = [];
    let cursor = '';
    // From page to page, and from the first again.
    for (let sample = 0; sample < SAMPLES + 3; sample += 1) {
      const { ms, next } = await ask(
        encodeURI(cursor === '' ? path : `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`),
      );
      if (sample >= 3) times.push(ms);
      cursor = sample % 4 === 3 ? '' : (next ?? '');
    }
    worst.push(Number(atShare(times, 0.95)));
    figures[`${what}, ms`] = `${atShare(times, 0.5)} / ${atShare(times, 0.95)}`;
  }
  print(`${title}, p50 / p95`, { ...figures, 'the slowest p95, ms': `${Math.max(...worst).toFixed(2)} (bar: ${BAR})` });
}
