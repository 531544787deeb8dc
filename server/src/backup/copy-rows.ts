import type { Readable, Writable } from 'node:stream';
import type { Connection, PoolClient, Submittable } from 'pg';

/** What `pg` has and its types leave out: the messages of COPY, in PostgreSQL's protocol. */
interface CopyConnection extends Connection {
  sendCopyFromChunk: (chunk: Uint8Array) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
}

/** A statement of one COPY: `pg` calls these as the server's messages come in. */
abstract class Copying implements Submittable {
  readonly done: Promise<number>;
  protected fail: (error: Error) => void = () => undefined;
  #succeed: (rows: number) => void = () => undefined;
  #rows = 0;
  readonly #statement: string;

  constructor(statement: string) {
    this.#statement = statement;
    this.done = new Promise((succeed, fail) => {
      [this.#succeed, this.fail] = [succeed, fail];
    });
  }

  submit(connection: Connection): void {
    connection.query(this.#statement);
  }

  /** `COPY 42`. */
  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
  }

  handleReadyForQuery(): void {
    this.#succeed(this.#rows);
  }

  handleError(error: Error): void {
    this.fail(error);
  }
}

class CopyOut extends Copying {
  readonly #to: Writable;

  constructor(statement: string, to: Writable) {
    super(statement);
    this.#to = to;
    to.once('error', (error) => this.fail(error));
  }

  /** The chunk lies in a buffer that is used again: it is copied. What cannot be written yet stops the server. */
  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Connection): void {
    // What was read off the line before the pause still comes in.
    if (this.#to.write(Buffer.from(chunk)) || stream.isPaused()) return;
    stream.pause();
    this.#to.once('drain', () => stream.resume());
  }
}

class CopyIn extends Copying {
  readonly #from: Readable;

  constructor(statement: string, from: Readable) {
    super(statement);
    this.#from = from;
  }

  handleCopyInResponse(connection: Connection): void {
    void this.#send(connection as CopyConnection);
  }

  async #send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.#from) {
        connection.sendCopyFromChunk(chunk as Uint8Array);
        if (connection.stream.writableNeedDrain) await new Promise((drained) => connection.stream.once('drain', drained));
      }
      connection.endCopyFrom();
    } catch (error) {
      connection.sendCopyFail(error instanceof Error ? error.message : 'the source broke off');
    }
  }
}

/** Writes what `copy … to stdout` gives, and ends it. @returns how many rows it was. */
export async function copyOut(client: PoolClient, statement: string, to: Writable): Promise<number> {
  const rows = await client.query(new CopyOut(statement, to)).done;
  to.end();
  return rows;
}

/** Hands a stream to `copy … from stdin`. @returns how many rows it was. */
export async function copyIn(client: PoolClient, statement: string, from: Readable): Promise<number> {
  return client.query(new CopyIn(statement, from)).done;
}
