import { isTest, type Law, type Place, placeOf, type Workspace } from './area-law.ts';
import { type Module, targetOf } from './modules.ts';

/** A folder inside an area that `areas.json` does not list has no place in the order. */
export function unlistedRoom(law: Law, place: Place): string | null {
  if (place.kind === 'outside' || place.kind === 'unknown') return null;
  const workspace = law.workspaces[place.workspace];
  if (workspace === undefined || place.room === '.' || workspace.rooms[place.name]?.includes(place.room)) return null;
  return `${place.name}/${place.room} is no room of ${place.workspace} in areas.json`;
}

/** Folders of the platform stand in an order as areas do. */
export function brokenPlatformRule(law: Law, from: Place, to: Place): string | null {
  if (from.kind !== 'platform' || to.kind !== 'platform' || from.workspace !== to.workspace) return null;
  const order = Object.keys(law.workspaces[from.workspace]?.platform ?? {});
  if (order.indexOf(to.name) <= order.indexOf(from.name)) return null;
  return `${from.name} stands before ${to.name} and may not import it`;
}

/** The rule of rooms that an import breaks: inside an area downwards only, into another area's top and what is open only. */
export function brokenRoomRule(law: Law, from: Place, to: Place): string | null {
  if (to.kind === 'outside' || to.kind === 'unknown' || from.kind === 'outside' || from.kind === 'unknown') return null;
  const workspace = law.workspaces[to.workspace];
  if (workspace === undefined) return null;
  if (from.workspace === to.workspace && from.name === to.name) {
    const stands = rankOf(workspace.rooms[from.name], from.room);
    if (from.room === to.room || rankOf(workspace.rooms[to.name], to.room) < stands) return null;
    return `${from.name}: the room ${from.room} stands before ${to.room} and may not import it`;
  }
  if (from.kind === 'app' || to.kind === 'app') return null;
  if (from.workspace !== to.workspace || to.kind !== 'area' || to.room === '.' || openingOf(workspace, to) !== null) return null;
  return `${to.room} is a room of ${to.name}: ${from.name} may import only its top and what areas.json opens`;
}

/** What of the list of open rooms and files lets a place be imported. */
function openingOf({ open }: Workspace, { name, room, file }: Place & { kind: 'area' }): string | null {
  return open[name]?.find((one) => one === room || one === `${room}/${file}`) ?? null;
}

/** Rooms and files that are open to other areas without need. */
export function idleOpenings(law: Law, modules: readonly Module[]): string[] {
  const needed = new Set<string>();
  for (const { path, imports } of modules)
    for (const { specifier } of isTest(path) ? [] : imports) {
      const from = placeOf(law, path);
      const to = placeOf(law, targetOf(path, specifier) ?? '');
      const workspace = law.workspaces[to.workspace];
      if (to.kind !== 'area' || from.kind === 'app' || from.workspace !== to.workspace || from.name === to.name) continue;
      const opening = workspace === undefined ? null : openingOf(workspace, to);
      if (opening !== null) needed.add(`${to.workspace} ${to.name}/${opening}`);
    }
  return Object.entries(law.workspaces).flatMap(([workspace, { open }]) =>
    Object.entries(open).flatMap(([area, openings]) =>
      openings.map((one) => `${workspace} ${area}/${one}`).filter((one) => !needed.has(one)),
    ),
  );
}

/** Where a room stands; without a list, or as the top that the list does not name, below all others. */
function rankOf(rooms: readonly string[] | undefined, room: string): number {
  return rooms?.indexOf(room) ?? -1;
}
