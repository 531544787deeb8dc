import { describe, expect, it } from 'vitest';
import { post, Postings } from './postings.ts';

describe('postings', () => {
  it('answers what was posted under a key, in order and once', () => {
    const lists = new Map<string, number[]>();
    for (const [key, place] of [
      ['ui', 0],
      ['prei', 1],
      ['ui', 2],
      ['ui', 2],
    ] as const)
      post(lists, key, place);
    const postings = new Postings(lists);
    expect([...postings.of('ui')]).toEqual([0, 2]);
    expect([...postings.of('prei')]).toEqual([1]);
    expect([...postings.keys()]).toEqual(['ui', 'prei']);
  });

  it('answers nothing for a key that nobody posted', () => {
    expect([...new Postings(new Map()).of('ui')]).toEqual([]);
  });
});
