import { execFile } from 'node:child_process';
import { appendFile, chown, glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);
const LONGEST_WAIT_MS = 120_000;

/** Where a distribution's PostgreSQL lies, which has what the embedded one lacks: `pg_basebackup`. Null where none is installed. */
export async function binariesOfDistribution(): Promise<string | null> {
  const found: string[] = [];
  for await (const path of glob('/usr/lib/postgresql/*/bin/pg_basebackup')) found.push(path);
  return (
    found
      .toSorted()
      .at(-1)
      ?.replace(/\/pg_basebackup$/u, '') ?? null
  );
}

/** One PostgreSQL server of two, on a folder and a port of its own. */
export class Server {
  readonly port: number;
  readonly folder: string;
  private readonly binaries: string;

  constructor(binaries: string, folder: string, port: number) {
    this.binaries = binaries;
    this.folder = folder;
    this.port = port;
  }

  get address(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** A new primary, whose commits will wait for the standby as soon as there is one. */
  async create(): Promise<void> {
    await this.program(
      'initdb',
      '--pgdata',
      this.folder,
      '--auth=trust',
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    );
    await this.configure({
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      wal_level: 'replica',
      max_wal_senders: '10',
      max_connections: '120',
      wal_keep_size: '512MB',
      hot_standby: 'on',
      synchronous_standby_names: '',
    });
    await this.start();
  }

  /** A standby of another server, made anew of its data. */
  async follow(primary: Server): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`;
    await this.program(
      'pg_basebackup',
      '--pgdata',
      this.folder,
      '--dbname',
      source,
      '--write-recovery-conf',
      '--checkpoint=fast',
    );
    // A primary's own wish for a standby came along: whoever is promoted has none at first, and must not wait for it.
    await this.configure({ synchronous_standby_names: '' });
    await this.start();
    await primary.waitForStandby(true);
  }

  /** From now on each commit waits until the standby has it on its disk, or none does. */
  async waitForStandby(isOn: boolean): Promise<void> {
    await this.ask(`alter system set synchronous_standby_names = '${isOn ? 'standby' : ''}'`);
    await this.ask('select pg_reload_conf()');
    if (!isOn) return;
    for (let waited = 0; waited < LONGEST_WAIT_MS; waited += 50) {
      const rows = await this.ask("select 1 from pg_stat_replication where state = 'streaming' and sync_state = 'sync'");
      if (rows.length > 0) return;
      await pause(50);
    }
    throw new Error('the standby does not follow');
  }

  async start(): Promise<void> {
    await this.program(
      'pg_ctl',
      'start',
      '--pgdata',
      this.folder,
      '--wait',
      '--log',
      `${this.folder}.log`,
      '--options',
      `-p ${this.port}`,
    );
  }

  /** As when its machine loses its power: every process of it is gone at once. */
  async kill(): Promise<void> {
    const { stdout } = await run('head', ['-n1', join(this.folder, 'postmaster.pid')]);
    const postmaster = Number(stdout);
    const { stdout: children } = await run('pgrep', ['-P', String(postmaster)]).catch(() => ({ stdout: '' }));
    for (const pid of [postmaster, ...children.trim().split('\n').map(Number)]) if (pid > 0) this.signal(pid);
  }

  async promote(): Promise<void> {
    await this.program('pg_ctl', 'promote', '--pgdata', this.folder, '--wait');
  }

  async stop(): Promise<void> {
    await this.program('pg_ctl', 'stop', '--pgdata', this.folder, '--mode=immediate').catch(() => undefined);
  }

  async ask(query: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.address });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(query)).rows;
    } finally {
      await client.end();
    }
  }

  private signal(pid: number): void {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended with its parent.
    }
  }

  private async configure(settings: Record<string, string>): Promise<void> {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    await appendFile(join(this.folder, 'postgresql.auto.conf'), lines.join(''));
  }

  /** PostgreSQL refuses to run as root: then its programs run as its own user, to whom the folder above must belong. */
  private async program(name: string, ...words: string[]): Promise<void> {
    const command = [join(this.binaries, name), ...words];
    const [first = '', ...rest] = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    await run(first, rest, { cwd: '/' });
  }
}

/** Gives a folder to the user that PostgreSQL runs as. */
export async function giveToPostgres(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { stdout } = await run('id', ['-u', 'postgres']);
  await chown(folder, Number(stdout), 0);
}
