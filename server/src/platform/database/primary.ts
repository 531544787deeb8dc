import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { serverIn } from './addresses.ts';
import { TIMELINE_WRITTEN } from './log-position.ts';

/** How long a server may take to say what it is; one whose machine is gone says nothing. */
const LONGEST_ANSWER_MS = 2000;
/** Between two rounds of asking while none takes writes. */
const ROUND_MS = 250;

interface Seen {
  address: string;
  /** Rises with each promotion; null for one that takes no writes, or does not answer. */
  timeline: number | null;
}

/** Which of several servers takes writes: PostgreSQL's `target_session_attrs=read-write`, which the driver does not know. */
export class Primary {
  private readonly addresses: readonly [string, ...string[]];
  private readonly say: (line: string) => void;
  private known: string;
  private looking: Promise<boolean> | null = null;

  constructor(addresses: readonly [string, ...string[]], say: (line: string) => void) {
    this.addresses = addresses;
    this.say = say;
    this.known = addresses[0];
  }

  /** The one that took writes when it was last looked for. */
  get address(): string {
    return this.known;
  }

  /** Looks for it in the background: a connection broke, or was one to a server that only reads. */
  lost(): void {
    if (this.addresses.length > 1) void this.find(Number.POSITIVE_INFINITY);
  }

  /** Whether one took writes within so many milliseconds; several who ask at once look together. */
  async find(milliseconds: number): Promise<boolean> {
    this.looking ??= this.look(performance.now() + milliseconds).finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  private async look(until: number): Promise<boolean> {
    for (;;) {
      const seen = await Promise.all(this.addresses.map(asked));
      // Of two the one that was promoted last: the other is a former primary that somebody started again.
      const [newest] = seen.filter(({ timeline }) => timeline !== null).toSorted((a, b) => (b.timeline ?? 0) - (a.timeline ?? 0));
      if (newest) {
        if (newest.address !== this.known) this.say(`database: ${serverIn(newest.address)} takes the writes now`);
        this.known = newest.address;
        return true;
      }
      if (performance.now() > until) return false;
      await pause(ROUND_MS, undefined, { ref: false });
    }
  }
}

async function asked(address: string): Promise<Seen> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: LONGEST_ANSWER_MS,
    query_timeout: LONGEST_ANSWER_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: number | null }>(TIMELINE);
    return { address, timeline: rows[0]?.timeline ?? null };
  } catch {
    return { address, timeline: null }; // it is gone, or not yet there
  } finally {
    void client.end().catch(() => undefined);
  }
}

const TIMELINE = `select case when pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' then null
  else ${TIMELINE_WRITTEN} end as timeline`;

type Connected = ((error: Error) => void) | ((error: null, client: Client) => void);

/** Connections to whichever server takes writes when they are made. */
export function connectionsTo(primary: Primary): typeof Client {
  return class extends Client {
    constructor(config?: string | ClientConfig) {
      super({ ...(typeof config === 'object' ? config : {}), connectionString: primary.address });
      this.on('error', () => primary.lost());
    }

    override connect(): Promise<Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<Client> | void {
      if (!callback) return super.connect();
      super.connect((error: Error) => {
        if (error) primary.lost();
        (callback as (error: Error) => void)(error);
      });
    }
  };
}

/** Lets no connection be used that only reads. */
export async function refuseStandby(client: Pick<Client, 'query'>, primary: Primary): Promise<void> {
  const { rows } = await client.query<{ reads: boolean }>('select pg_is_in_recovery() as reads');
  if (rows[0]?.reads !== true) return;
  primary.lost();
  throw Object.assign(new Error('This server only reads.'), { code: '57P03' });
}
