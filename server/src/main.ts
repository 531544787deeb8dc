import { runProcess } from './run-process.ts';

await runProcess();
