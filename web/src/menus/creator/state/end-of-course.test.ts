import { expect, test } from 'vitest';
import { courseEndedBy, endOfCourse } from './end-of-course.ts';
import { dishBlock, newBlock } from './creator-state.ts';

const course = (id: string) => ({ ...newBlock('course'), _id: id });
const dish = (id: string) => ({ ...dishBlock('soup'), _id: id });
const blocks = [course('monday'), dish('soup'), dish('stew'), course('tuesday'), { ...newBlock('legend'), _id: 'legend' }];

test('the next dish of a course comes behind its last one, of an empty course behind its title', () => {
  expect(endOfCourse(blocks, 'monday')).toBe('stew');
  expect(endOfCourse(blocks, 'tuesday')).toBe('tuesday');
  expect(endOfCourse(blocks, 'gone')).toBe('gone');
});

test('a course ends with its last block, and what stands in none ends none', () => {
  expect(blocks.map(({ _id }) => courseEndedBy(blocks, _id))).toEqual([null, null, 'monday', 'tuesday', null]);
});
