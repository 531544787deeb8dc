import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { PATIENCE, type Patience, serverPatience } from '../http/patience.ts';
import { type Meters, metersOf } from './meters.ts';
import { watchWaiting } from './watch-waiting.ts';
import { type Watched, diskGauges, poolGauge, rememberedGauges, threadGauges } from './gauges.ts';

export interface Metrics {
  meters: Meters;
  /** Everything, as Prometheus reads it. */
  text: () => Promise<string>;
}

/** The figures of one process: its answers, its connections, Node's event loop and memory, and what waits in the database. */
export function openMetrics(watched: Watched): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const meters = metersOf(registry);
  meters.build.set({ version: watched.version, food_data: watched.foodDataVersion }, 1);
  poolGauge(registry, watched.pool);
  diskGauges(registry, watched.disks);
  rememberedGauges(registry, watched);
  threadGauges(registry, watched);
  const readWaiting = watchWaiting(registry, watched);
  return {
    meters,
    async text() {
      await readWaiting();
      return registry.metrics();
    },
  };
}

/** Serves `/metrics` on a port of its own, which no proxy leads to. @returns where it listens and how to end it. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, patience = PATIENCE }: { host: string; port: number; patience?: Patience },
): Promise<{ port: number; close: () => void }> {
  const server: Server = createServer(serverPatience(patience), (request, reply) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return void reply.writeHead(404).end();
    metrics.text().then(
      (text) => reply.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => listening());
  });
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
