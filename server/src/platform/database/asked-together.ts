import type { Database } from './database.ts';

interface OpenQuestion<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (failure: unknown) => void;
}

interface Asking<Question, Answer> {
  /** Questions of one name may be asked together. */
  nameOf: (question: Question) => string;
  /** Answers questions of one name, in their order. */
  ask: (database: Database, questions: readonly Question[]) => Promise<readonly Answer[]>;
}

/**
 * Asks one statement at a time for each name: the questions that come meanwhile go together in the next. So many callers at once cost a statement for
 * each round and not one each, and every answer is from after its question. Where a statement of several fails, each is asked by itself.
 */
export function askedTogether<Question, Answer>({
  nameOf,
  ask,
}: Asking<Question, Answer>): (database: Database, question: Question) => Promise<Answer> {
  const databases = new WeakMap<Database, Map<string, OpenQuestion<Question, Answer>[]>>();

  async function askAll(database: Database, questions: readonly OpenQuestion<Question, Answer>[]): Promise<void> {
    try {
      const answers = await ask(
        database,
        questions.map(({ question }) => question),
      );
      for (const [at, { resolve }] of questions.entries()) resolve(answers[at] as Answer);
    } catch (failure) {
      if (questions.length === 1) questions[0]?.reject(failure);
      else await Promise.all(questions.map(async (each) => askAll(database, [each])));
    }
  }

  async function work(database: Database, queues: Map<string, OpenQuestion<Question, Answer>[]>, name: string): Promise<void> {
    const queue = queues.get(name) ?? [];
    while (queue.length > 0) await askAll(database, queue.splice(0));
    // In the turn in which it was seen to be empty: nobody comes to it in between.
    queues.delete(name);
  }

  return async (database, question) =>
    new Promise((resolve, reject) => {
      const queues = databases.get(database) ?? new Map<string, OpenQuestion<Question, Answer>[]>();
      databases.set(database, queues);
      const name = nameOf(question);
      const queue = queues.get(name);
      const waiting = { question, resolve, reject };
      if (queue) return void queue.push(waiting);
      queues.set(name, [waiting]);
      void work(database, queues, name);
    });
}
