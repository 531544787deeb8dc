import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import startCluster, { nameIn } from '../support/cluster-setup.ts';
import { startProduct } from '../support/running-product.ts';
import type { ServedProduct } from './served-product.ts';

/** One product, as `npm start` runs it, for all pages of the run that it serves. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stopCluster = await startCluster(project);
  const { url, template } = project.getProvidedContext().server;
  const name = `${template}_served`;
  const admin = new Client({ connectionString: nameIn(url, 'postgres') });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const dataDir = await mkdtemp(join(tmpdir(), 'plateprint-served-'));
  await chmod(dataDir, 0o755);
  const database = nameIn(url, name);
  const environment = { DATABASE_URL: database, WEBHOOK_PRIVATE_ADDRESSES: 'true', REQUESTS_PER_MINUTE: '1000000' };
  const product = await startProduct({ dataDir, environment });
  project.provide('product', { address: product.address, database, dataDir } satisfies ServedProduct);
  return async () => {
    await product.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
    await stopCluster();
  };
}
