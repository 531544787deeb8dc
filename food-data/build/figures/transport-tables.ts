import type { Distance, TransportTables, Vehicle } from '@plateprint/shared/ingredients/food-data-release.ts';
import { LOCATIONS, type Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Tables } from '../crosswalk/crosswalk.ts';
import type { Capital } from '../read/read-faostat.ts';

/** Kilometres. A basin nearer to Rotterdam than this is reached by lorry and ferry. */
const FERRY = 500;
const EARTH_RADIUS = 6371;

export function transportTables(tables: Tables, freight: Map<string, number>, capitals: Map<string, Capital>): TransportTables {
  const distances: TransportTables['distances'] = { WORLD: distancesOf(() => worldHaul(tables)) };
  for (const country of tables.countries) {
    distances[country.id] = distancesOf((location) =>
      location === 'WORLD' ? worldHaul(tables) : distanceTo(location, country, tables, capitals),
    );
  }
  return { perTonneKm: vehicleFactors(tables.transport, freight), distances, deliveryKm: tables.transport.delivery.value };
}

function distancesOf(distance: (location: Location) => Distance): Record<Location, Distance> {
  return Object.fromEntries(LOCATIONS.map((location) => [location, distance(location)])) as Record<Location, Distance>;
}

function worldHaul({ transport }: Tables): Distance {
  const { road, sea, air } = transport.world;
  return { road, sea, air };
}

function distanceTo(
  location: Location,
  country: Tables['countries'][number],
  { transport }: Tables,
  capitals: Map<string, Capital>,
): Distance {
  const destination = transport.destinations[location];
  const basin = transport.basins[country.basin];
  const [from, to] = [capitals.get(country.iso3), capitals.get(destination?.capital ?? '')];
  if (!destination || !basin) throw new Error(`There is no way from ${country.id} to ${location}`);
  const domestic = destination.domesticKm;
  if (country.id === location) return { road: domestic, sea: 0, air: domestic };

  // Small islands without a capital in the table stand at their ports: the sea leg is what counts.
  const air = from && to ? greatCircle(from, to) : basin.rotterdam;
  const lorry = Math.round(Math.max(domestic, air * transport.roadDetour.value));
  if (destination.seaFromRotterdam === null) {
    return basin.newYork === 0 ? { road: lorry, sea: 0, air } : { road: basin.inland + domestic, sea: basin.newYork, air };
  }
  if (basin.rotterdam > FERRY) return { road: basin.inland + domestic, sea: basin.rotterdam + destination.seaFromRotterdam, air };
  const ferry = location === 'GB' ? (transport.basins['channel']?.rotterdam ?? 0) : 0;
  return { road: Math.min(lorry, transport.longestRoad.value), sea: Math.max(ferry, basin.rotterdam), air };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function halfAngle(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2;
}

/** Kilometres along the great circle, whole. */
function greatCircle(a: Capital, b: Capital): number {
  const haversine = halfAngle(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfAngle(b.lon - a.lon);
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.sqrt(haversine)));
}

function vehicleFactors(
  { perTonneKm, chilledShipPerShip }: Tables['transport'],
  freight: Map<string, number>,
): TransportTables['perTonneKm'] {
  const factorOf = (vehicle: Exclude<Vehicle, 'chilled_ship'>) => {
    const { direct, wellToTank } = perTonneKm[vehicle];
    const [driving, fuel] = [freight.get(direct), freight.get(wellToTank)];
    if (driving === undefined || fuel === undefined) throw new Error(`DEFRA has no ${direct} or no ${wellToTank}`);
    return { value: driving + fuel, source: `defra ${direct} + ${wellToTank}` };
  };
  const ship = factorOf('ship');
  return {
    lorry: factorOf('lorry'),
    chilled_lorry: factorOf('chilled_lorry'),
    ship,
    chilled_ship: { value: ship.value * chilledShipPerShip.value, source: `${ship.source}; ${chilledShipPerShip.source}` },
    air: factorOf('air'),
    delivery: factorOf('delivery'),
  };
}
