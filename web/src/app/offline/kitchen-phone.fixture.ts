import { vi } from 'vitest';

const ORIGIN = 'https://kitchen.test';

type Server = (path: string) => Response | Promise<Response>;

/** Where a browser's worker keeps answers, by address. `isFull`: nothing more can be put there. */
class KeptAnswers {
  private readonly kept = new Map<string, { body: Blob; init: ResponseInit }>();
  isFull = false;

  async match(asked: string | Request): Promise<Response | undefined> {
    const found = this.kept.get(addressOf(asked));
    return found && new Response(found.body, found.init);
  }

  /** As in a browser nothing changes until the whole answer was read. */
  async put(asked: string | Request, { body, status, headers, ...rest }: Response): Promise<void> {
    const whole = await new Response(body).blob();
    if (this.isFull) throw new DOMException('No room is left.', 'QuotaExceededError');
    this.kept.set(addressOf(asked), { body: whole, init: { status, headers, statusText: rest.statusText } });
  }

  async delete(asked: string | Request): Promise<boolean> {
    return this.kept.delete(addressOf(asked));
  }

  async keys(): Promise<Request[]> {
    return [...this.kept.keys()].map((url) => new Request(url));
  }
}

function addressOf(asked: string | Request): string {
  return new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href;
}

/** An answer whose connection breaks after its first letters. */
export function cutOff(begun: string): Response {
  let isBegun = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isBegun) return controller.error(new TypeError('network error'));
      isBegun = true;
      return controller.enqueue(new TextEncoder().encode(begun));
    },
  });
  return new Response(body);
}

/** The worker as a phone runs it, over a server of the test. */
export class KitchenPhone {
  private readonly places = new Map<string, KeptAnswers>();
  private readonly listeners = new Map<string, (event: object) => void>();
  /** Null: there is no connection. */
  server: Server | null = null;
  asked: string[] = [];

  /** Begins anew, as after the worker was ended: what is kept stays. */
  async start(): Promise<void> {
    vi.resetModules();
    vi.stubGlobal('location', new URL(ORIGIN));
    vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => this.listeners.set(type, listener));
    vi.stubGlobal('caches', {
      open: async (name: string) => this.place(name),
      delete: async (name: string) => this.places.delete(name),
    });
    vi.stubGlobal('fetch', async (request: Request) => {
      const path = request.url.slice(ORIGIN.length);
      if (!this.server) throw new TypeError('Failed to fetch');
      this.asked.push(path);
      return this.server(path);
    });
    await import('./worker.ts');
  }

  place(name: 'kitchen-files' | 'kitchen-answers' | (string & {})): KeptAnswers {
    let place = this.places.get(name);
    if (!place) this.places.set(name, (place = new KeptAnswers()));
    return place;
  }

  /** Asks through the worker; null where it leaves the request to the browser. */
  async ask(path: string, { isPage = false, ...init }: RequestInit & { isPage?: boolean } = {}): Promise<Response | null> {
    const request = new Request(`${ORIGIN}${path}`, init);
    if (isPage) Object.defineProperty(request, 'mode', { value: 'navigate' });
    let answer: Promise<Response> | null = null;
    this.listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer;
  }

  /** The text that the page gets; null where there is no answer. */
  async reads(path: string, init: RequestInit & { isPage?: boolean } = {}): Promise<string | null> {
    try {
      const answer = await this.ask(path, init);
      return answer ? await answer.text() : null;
    } catch {
      return null;
    }
  }
}
