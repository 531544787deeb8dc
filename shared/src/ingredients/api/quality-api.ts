import { endpoint } from '../../kernel/api/endpoint.ts';
import { ReleaseQuality } from '../quality/release-quality.ts';

export const readQuality = endpoint({
  api: 'ingredient-data',
  callers: 'anyone',
  method: 'GET',
  path: '/quality',
  summary:
    'Tell how well written lines are read and names found, how far figures lie from other publishers’, what is covered, and what changed',
  description: 'Measured from the repository at each release, by language: shares from 0 to 1, figures in kg CO2e per kg.',
  reply: ReleaseQuality,
});
