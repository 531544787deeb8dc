import type { Law, Place } from './area-law.ts';

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

/** The rule of rooms that an import breaks: inside an area downwards only, into another area's top and open rooms only. */
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
  const isPrivate = workspace.private === 'all' || workspace.private.includes(to.room.split('/')[0] ?? '');
  if (from.workspace !== to.workspace || to.kind !== 'area' || to.room === '.' || !isPrivate) return null;
  return `${to.room} is a room of ${to.name}: ${from.name} may import only what lies in its top`;
}

/** Where a room stands; without a list, or as the top that the list does not name, below all others. */
function rankOf(rooms: readonly string[] | undefined, room: string): number {
  return rooms?.indexOf(room) ?? -1;
}
