import type { KyselyPlugin, QueryId } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** The database, and how many queries that have a word in them were ever under way at once. */
export function countInFlight(database: Database, word: string): { database: Database; all: () => number; most: () => number } {
  const now = new Set<QueryId>();
  let [all, most] = [0, 0];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (!JSON.stringify(node).includes(word)) return node;
      now.add(queryId);
      all += 1;
      most = Math.max(most, now.size);
      return node;
    },
    async transformResult({ result, queryId }) {
      now.delete(queryId);
      return result;
    },
  };
  return { database: database.withPlugin(plugin), all: () => all, most: () => most };
}
