import { ownValue } from '../own-value.ts';

/** The two bases that a browser calls: addresses or paths without a slash at the end. */
export interface ApiBases {
  mainApi: string;
  ingredientDataApi: string;
}

export const ENVIRONMENTS = ['production', 'staging', 'development'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Which host name is served by which bases; a deployment with more than one base supplies it. */
export interface HostTable {
  /** The commercial ending, `.com`: hosts under it belong to one of three environments. */
  commercialEnding: string;
  commercial: Record<Environment, ApiBases>;
  /** First labels of a host that mean an environment: `staging.plateprint.com`. Every other host is production. */
  environmentLabels: Record<Exclude<Environment, 'production'>, readonly string[]>;
  /** By any other ending, `.se`, `.co.uk`: the regional host's bases. The longest ending that fits holds. */
  regional: Readonly<Record<string, ApiBases>>;
}

export const SAME_ORIGIN: ApiBases = { mainApi: '/api', ingredientDataApi: '/ingredient-data' };

/**
 * The bases for the host of a page (specification, point 7): a commercial ending gives production, development or
 * staging; other endings give the regional host. Without a table, or for a host it does not name: the page's own origin.
 */
export function apiBasesOf(host: string, table: HostTable | null): ApiBases & { environment: Environment } {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const environment = environmentOf(name, table);
  if (!table) return { ...SAME_ORIGIN, environment };
  if (name.endsWith(table.commercialEnding)) return { ...table.commercial[environment], environment };

  const ending = Object.keys(table.regional)
    .filter((candidate) => name.endsWith(candidate))
    .toSorted((one, other) => other.length - one.length)[0];
  return { ...((ending && ownValue(table.regional, ending)) || SAME_ORIGIN), environment };
}

function environmentOf(name: string, table: HostTable | null): Environment {
  const label = name.split('.')[0] ?? '';
  if (table?.environmentLabels.staging.includes(label)) return 'staging';
  if (table?.environmentLabels.development.includes(label)) return 'development';
  return 'production';
}
