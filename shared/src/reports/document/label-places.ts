/**
 * Where the labels of a stacked bar begin, in percent of its length: each where its part begins, moved aside only as far as
 * its neighbours need, so that a part of one percent has a label too. `room` is the percent that a label takes.
 */
export function labelPlaces(percents: readonly number[], room: number): number[] {
  const places: number[] = [];
  let begin = 0;
  for (const percent of percents) {
    places.push(Math.max(begin, (places.at(-1) ?? -room) + room));
    begin += percent;
  }
  let most = 100 - room;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    places[index] = Math.min(places[index] ?? 0, most);
    most = (places[index] ?? 0) - room;
  }
  return places;
}
