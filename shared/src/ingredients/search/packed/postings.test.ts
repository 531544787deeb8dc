import { describe, expect, it } from 'vitest';
import { post, postingArrays, Postings } from './postings.ts';

describe('postings', () => {
  it('answers what was posted under a key, in order and once', () => {
    const lists = new Map<number, number[]>();
    for (const [key, place] of [
      [3, 0],
      [1, 1],
      [3, 300],
      [3, 300],
    ] as const)
      post(lists, key, place);
    const postings = new Postings(postingArrays(lists, 4));
    expect([...postings.of(3)]).toEqual([0, 300]);
    expect([...postings.of(1)]).toEqual([1]);
    expect([postings.has(3, 300), postings.has(1, 300)]).toEqual([true, false]);
  });

  it('answers nothing for a key that nobody posted', () => {
    const postings = new Postings(postingArrays(new Map([[1, [7]]]), 3));
    expect([[...postings.of(2)], [...postings.of(-1)], [...postings.of(99)]]).toEqual([[], [], []]);
    expect([postings.isEmpty(0), postings.isEmpty(1), postings.isEmpty(-1)]).toEqual([true, false, true]);
    expect(postings.has(-1, 7)).toBe(false);
  });
});
