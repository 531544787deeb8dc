import { databaseOn, type OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import { poolOn } from './pool.ts';

interface Where {
  /** Any PostgreSQL ≥ 15; absent: the embedded one in `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  say: (line: string) => void;
}

export async function openDatabase({ url, dataDir, say }: Where): Promise<OpenDatabase> {
  return url ? openServer(url, say) : openEmbedded(dataDir, say);
}

async function openServer(url: string, say: (line: string) => void): Promise<OpenDatabase> {
  const pool = poolOn(url, say);
  try {
    return { database: databaseOn(pool), pool, schema: await migrate(pool), kind: 'server', close: () => pool.end() };
  } catch (error) {
    await pool.end();
    // A name with several addresses fails with a list of errors, whose own message is empty.
    if (error instanceof AggregateError)
      throw new Error(`The server of DATABASE_URL does not answer: ${reasons(error)}`, { cause: error });
    throw error;
  }
}

function reasons({ errors }: AggregateError): string {
  return errors.map((error: unknown) => (error instanceof Error ? error.message : String(error))).join(', ');
}
