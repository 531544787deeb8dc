import { openSync } from 'node:fs';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { fileProblem } from '../storage/file-problem.ts';
import { type LineWriter, lineWriter } from './line-writer.ts';

const STANDARD_OUTPUT = 1;
/** As pino writes them: what a log's reader sorts by. */
const WARNING = 40;

export interface Log {
  /** The machine's log: a JSON object a line. */
  logger: Logger;
  /** Says something to those who read the terminal. */
  print: (text: string) => void;
  /** Writes what waits, as the last thing before the process ends. */
  flush: () => void;
}

const lostLines = (lines: number): string =>
  `${JSON.stringify({ level: WARNING, time: Date.now(), msg: `${lines} lines are missing here: they could not be written` })}\n`;

function logFile(dataDir: string): number {
  const path = join(dataDir, 'plateprint.log');
  try {
    return openSync(path, 'a');
  } catch (error) {
    throw fileProblem(`The log ${path}`, error);
  }
}

/**
 * What a person reads goes to the terminal, the machine's log of requests to a file beside the data; in production both go to
 * standard output, which somebody keeps. @throws in one line when the file cannot be opened
 */
export function openLog({ production, dataDir, logLevel }: { production: boolean; dataDir: string; logLevel: string }): Log {
  const terminal = lineWriter(STANDARD_OUTPUT, lostLines);
  const file: LineWriter = production ? terminal : lineWriter(logFile(dataDir), lostLines);
  const redact = ['req.headers.cookie', 'req.headers.authorization'];
  return {
    logger: pino({ level: logLevel, redact }, file),
    print: (text) => terminal.write(`${text}\n`),
    flush() {
      terminal.flush();
      file.flush();
    },
  };
}
