import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flat, textsUnder } from './texts.ts';

/**
 * The messages that the specification quotes (points 4, 5 and 8), each as it is worded there. That the other languages have
 * each text of English is asked by `texts.test.ts`.
 */
const QUOTED = [
  'Number of servings must be greater than 0.',
  'Please provide a recipe name.',
  'Upload failed: File size is too large.',
  'Upload failed: File format is not supported.',
  'Incorrect format. JPG, PNG, or SVG.',
  'Image file is too large. Max size 10MB.',
  'All fields are required',
  'Passwords do not match',
  'Template name is required.',
  'Library selection is required.',
  'Please indicate that you have read and agree to the terms.',
  'Invalid format.',
  'Creating a report',
  'Report draft saved',
  'Updating a report',
  'Something went wrong, please try again. If the problem persists, contact support.',
  'Oops! Looks like something is missing in your report, go back and try again.',
  "We're having trouble fetching your {name} list at the moment.",
];

/** The keys of point 5 whose words it leaves to us. */
const KEYS = [
  'report_procurement_empty_table_error',
  'report_organization_empty_table_error',
  'report_sales_empty_table_error',
  'report_invalid_data_table_error',
  'report_invalid_organization_data_table_error',
];

const areas = await textsUnder(join(import.meta.dirname, '../../web/src/texts'));
const texts = [...areas.values()].flatMap(({ en_gb }) => [...flat(en_gb ?? {})]);
const normal = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll("''", "'");

test.each(QUOTED)('there is a text "%s"', (quoted) => {
  expect(texts.filter(([, text]) => normal(text).includes(normal(quoted)))).not.toEqual([]);
});

test.each(KEYS)('there is a text for %s', (key) => {
  expect(texts.filter(([name]) => name.split('.').includes(key))).not.toEqual([]);
});
