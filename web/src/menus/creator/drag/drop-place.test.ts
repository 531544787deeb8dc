import { describe, expect, test } from 'vitest';
import { type Columns, type DropBox, nearestGap, neighbourOf, placeOfGap, steppedPlace } from './drop-place.ts';

const columns: Columns = { blocks: ['title', 'soup', 'fish'], secondBlocks: ['cake'] };
const box = (id: string | null, top: number, column: DropBox['column'] = 'blocks'): DropBox => ({
  id,
  column,
  left: column === 'blocks' ? 0 : 300,
  right: column === 'blocks' ? 200 : 500,
  top,
  bottom: top + 40,
});
const boxes = [box('title', 0), box('soup', 40), box('fish', 80), box('cake', 0, 'secondBlocks')];

const after = (id: string, column: DropBox['column'] = 'blocks') => ({ box: box(id, 0, column), side: 'after' as const });

const step = (key: Parameters<typeof steppedPlace>[2]['key'], from: { column: DropBox['column']; index: number }) =>
  steppedPlace(columns, 'soup', { from, key, both: true });

describe('a block that is held over the page', () => {
  test('goes before the block whose upper half it is over', () => {
    expect(nearestGap(boxes, { x: 100, y: 50 })).toMatchObject({ box: { id: 'soup' }, side: 'before' });
  });

  test('goes after the block whose lower half it is over, and after the last one below it', () => {
    expect(nearestGap(boxes, { x: 100, y: 75 })).toMatchObject({ box: { id: 'soup' }, side: 'after' });
    expect(nearestGap(boxes, { x: 100, y: 180 })).toMatchObject({ box: { id: 'fish' }, side: 'after' });
  });

  test('between two columns goes to the nearer one', () => {
    expect(nearestGap(boxes, { x: 270, y: 20 })).toMatchObject({ box: { id: 'cake' } });
  });

  test('far from everything goes nowhere', () => {
    expect(nearestGap(boxes, { x: 900, y: 20 })).toBeNull();
  });
});

describe('the place of a gap', () => {
  test('is counted without the block that moves', () => {
    expect(placeOfGap(columns, after('fish'), 'title')).toEqual({ column: 'blocks', index: 2 });
    expect(placeOfGap(columns, after('title'), 'fish')).toEqual({ column: 'blocks', index: 1 });
  });

  test('beside the block itself is where it stands', () => {
    expect(placeOfGap(columns, after('soup'), 'soup')).toEqual({ column: 'blocks', index: 1 });
    expect(placeOfGap(columns, after('title'), 'soup')).toEqual({ column: 'blocks', index: 1 });
  });

  test('is in the other column when the gap is', () => {
    expect(placeOfGap(columns, after('cake', 'secondBlocks'), 'soup')).toEqual({ column: 'secondBlocks', index: 1 });
  });

  test('is the first of an empty column', () => {
    const empty = { box: box(null, 0, 'secondBlocks'), side: 'before' as const };
    expect(placeOfGap({ blocks: ['title'], secondBlocks: [] }, empty, 'title')).toEqual({ column: 'secondBlocks', index: 0 });
  });
});

describe('with the keyboard a block', () => {
  test('goes on in the second column past the end of the first, and back', () => {
    expect(step('ArrowDown', { column: 'blocks', index: 2 })).toEqual({ column: 'secondBlocks', index: 0 });
    expect(step('ArrowUp', { column: 'secondBlocks', index: 0 })).toEqual({ column: 'blocks', index: 2 });
  });

  test('changes the column with left and right, as far down as there is place', () => {
    expect(step('ArrowRight', { column: 'blocks', index: 2 })).toEqual({ column: 'secondBlocks', index: 1 });
    expect(step('ArrowLeft', { column: 'secondBlocks', index: 1 })).toEqual({ column: 'blocks', index: 1 });
  });

  test('stays where it is at both ends', () => {
    expect(step('ArrowUp', { column: 'blocks', index: 0 })).toEqual({ column: 'blocks', index: 0 });
    expect(step('ArrowDown', { column: 'secondBlocks', index: 1 })).toEqual({ column: 'secondBlocks', index: 1 });
  });

  test('has a neighbour that shows its place', () => {
    expect(neighbourOf(columns, { column: 'blocks', index: 0 }, 'soup')).toEqual({ id: 'title', side: 'before' });
    expect(neighbourOf(columns, { column: 'blocks', index: 2 }, 'soup')).toEqual({ id: 'fish', side: 'after' });
    expect(neighbourOf({ blocks: ['soup'], secondBlocks: [] }, { column: 'secondBlocks', index: 0 }, 'soup')).toBeNull();
  });
});
