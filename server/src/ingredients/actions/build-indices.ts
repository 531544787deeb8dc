import { parentPort, workerData } from 'node:worker_threads';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import { buildIndex } from '@plateprint/shared/ingredients/search/build-index.ts';
import { packIndex } from '@plateprint/shared/ingredients/search/packed-index.ts';
import type { NameLanguage } from '@plateprint/shared/kernel/language.ts';

/** The program of a thread that builds indices, says them and ends. */
const { release, languages } = workerData as { release: FoodDataRelease; languages: NameLanguage[] };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
parentPort?.postMessage(new Map(languages.map((language) => [language, packIndex(buildIndex(release, language))])));
