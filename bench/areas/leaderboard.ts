import { rm } from 'node:fs/promises';
import { type Day, type Month, monthLater, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import { BOARD_SCOPES } from '@plateprint/shared/leaderboard/anonymity.ts';
import { lastFinished, PERIOD_TYPES } from '@plateprint/shared/leaderboard/board-period.ts';
import type { Leaderboard } from '@plateprint/shared/leaderboard/leaderboard.ts';
import { MEASURES } from '@plateprint/shared/leaderboard/measure.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/src/app.ts';
import { readConfiguration } from '../../server/src/platform/configuration.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import type { BoardGroup } from '../../server/src/leaderboard/board-key.ts';
import { renewGroup } from '../../server/src/leaderboard/fresh-board.ts';
import { diskFileStore } from '../../server/src/platform/storage/file-store.ts';
import { PASSWORD_COST, passwordsOf } from '../../server/src/platform/secrets/passwords.ts';
import { secretBox } from '../../server/src/platform/secrets/secret-box.ts';
import { startSession } from '../../server/src/users/session-store.ts';
import { sessionsOf } from '../../server/src/users/who-sends.ts';
import { benchFolder } from '../machine/bench-folder.ts';
import { atShare, print, processorSince } from '../machine/print.ts';
import { ADMIN, LOOKS_FROM, MONTHS, RESTAURANTS, seedLeaderboard } from '../seeds/seed-leaderboard.ts';

const clock = (): Date => new Date();
const SAMPLES = 30;
/** Milliseconds at the server, p95. */
const BAR = 100;

/** Every board over 10,000 restaurants with three years of months: worked out for the first time, and read page by page. */
export async function leaderboard(): Promise<void> {
  const dataDir = await benchFolder();
  const url = process.env['DATABASE_URL'];
  const opened = await openDatabase({ ...(url ? { url } : {}), dataDir, say: () => undefined });
  try {
    const { database } = opened;
    const today = clock().toISOString().slice(0, 10) as Day;
    const last: Month = monthLater(monthOfDay(today), -1);
    const began = performance.now();
    await seedLeaderboard(database, last);
    print(`${RESTAURANTS} restaurants × ${MONTHS} months`, { 'seeded in, s': ((performance.now() - began) / 1000).toFixed(1) });
    const foodData = await loadFoodData();
    const waiting: BoardGroup[] = [];
    const app = await buildApp(
      {
        ...opened,
        foodData,
        clock,
        sessions: sessionsOf(database, clock),
        mailer: { send: async () => undefined },
        jobs: {
          queue: async (_database, name, payload) => {
            if (name === 'leaderboard.renew') waiting.push(payload as BoardGroup);
          },
        },
        passwords: passwordsOf(PASSWORD_COST),
        secrets: secretBox(Buffer.alloc(32)),
        publicUrl: 'http://localhost',
        files: diskFileStore(dataDir),
      },
      { configuration: readConfiguration({ REQUESTS_PER_MINUTE: '100000000' }, dataDir), version: 'bench' },
    );
    const token = await startSession(database, ADMIN, { now: clock(), address: '127.0.0.1' });
    const work = async (): Promise<void> => {
      for (const group of waiting.splice(0)) await renewGroup({ database, foodData }, group);
    };
    await measure(app, { token, today, work });
    await app.close();
  } finally {
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** `work` does the jobs that readers asked for. */
async function measure(
  app: FastifyInstance,
  { token, today, work }: { token: string; today: Day; work: () => Promise<void> },
): Promise<void> {
  const ask = async (path: string): Promise<{ ms: number; board: Leaderboard }> => {
    const began = performance.now();
    const reply = await app.inject({ url: `/api/leaderboard?${path}`, headers: { cookie: `plateprint=${token}` } });
    const ms = performance.now() - began;
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body}`);
    return { ms, board: reply.json<Leaderboard>() };
  };
  const [figures, first, worked, all]: [Record<string, string>, number[], number[], number[]] = [{}, [], [], []];
  for (const scope of BOARD_SCOPES) {
    for (const type of PERIOD_TYPES) {
      for (const by of MEASURES) {
        const times: number[] = [];
        const period = lastFinished(type, today);
        const path = (each: string) => `scope=${scope}&period=${each}&by=${by}&restaurantId=${LOOKS_FROM}`;
        const cold = await ask(path(period));
        first.push(cold.ms);
        const began = performance.now();
        await work();
        if (cold.board.isCounting) worked.push(performance.now() - began);
        const ranked = cold.board.isCounting ? (await ask(path(period))).board.ranked : cold.board.ranked;
        const from = process.cpuUsage();
        let cursor: string | null = null;
        for (let sample = 0; sample < SAMPLES; sample += 1) {
          const { ms, board } = await ask(`${path(period)}${cursor === null ? '' : `&cursor=${cursor}`}`);
          times.push(ms);
          cursor = sample % 5 === 4 ? String(1000 + sample) : board.next;
          if (scope === 'organization' && sample % 5 === 4) cursor = null;
        }
        const processor = (processorSince(from) / SAMPLES).toFixed(1);
        all.push(Number(atShare(times, 0.95)));
        const title = `${scope}, ${type}, ${by} (${ranked} ranked, first ${Math.round(cold.ms)} ms; processor ${processor} ms), ms`;
        figures[title] = `${atShare(times, 0.5)} / ${atShare(times, 0.95)}`;
      }
    }
  }
  print('boards, p50 / p95', {
    ...figures,
    'the first reader of a board, p50 / p95 / most, ms': `${atShare(first, 0.5)} / ${atShare(first, 0.95)} / ${Math.max(...first).toFixed(1)}`,
    'four boards worked out by a job, p50 / most, ms': `${atShare(worked, 0.5)} / ${Math.max(0, ...worked).toFixed(0)}`,
    'the slowest p95, ms': `${Math.max(...all).toFixed(1)} (bar: ${BAR})`,
  });
}
