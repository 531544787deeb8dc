import { readFile } from 'node:fs/promises';

const MB = 1024 * 1024;
/** An arena of the allocator begins at a multiple of it. */
const ARENA = 64n * 1024n * 1024n;

/** The memory of a process in megabytes: all of it, and its parts. */
export interface MemoryParts {
  all: number;
  /** Of JavaScript in the thread that answers: taken, and in use. */
  heap: number;
  used: number;
  /** Beside the heap: buffers and what else its objects hold. */
  external: number;
  threads: number;
  /** Of JavaScript in these threads together. */
  threadHeap: number;
  /** The allocator of Linux: its heap and its arenas. */
  allocator: number;
  /** Programs and libraries. */
  files: number;
  remembered: number;
}

export async function memoryParts(pid: number, metricsPort: number): Promise<MemoryParts> {
  const [maps, metrics] = await Promise.all([
    readFile(`/proc/${pid}/smaps`, 'utf8').catch(() => ''),
    fetch(`http://127.0.0.1:${metricsPort}/metrics`).then(async (reply) => reply.text()),
  ]);
  const gauge = (name: string): number => sumOf(metrics, name) / MB;
  const kinds = { allocator: 0, files: 0, else: 0 };
  for (const { from, name, resident } of mapped(maps)) kinds[kindOf(from, name)] += resident / 1024;
  return {
    all: kinds.allocator + kinds.files + kinds.else,
    heap: gauge('nodejs_heap_size_total_bytes'),
    used: gauge('nodejs_heap_size_used_bytes'),
    external: gauge('nodejs_external_memory_bytes'),
    threads: sumOf(metrics, 'plateprint_threads{state="running"}'),
    threadHeap: gauge('plateprint_thread_heap_bytes'),
    allocator: kinds.allocator,
    files: kinds.files,
    remembered: sumOf(metrics, 'plateprint_remembered_entries{'),
  };
}

const mb = (megabytes: number): string => megabytes.toFixed(0);

export function writtenParts(parts: MemoryParts): string {
  const { all, heap, used, external, threads, threadHeap, allocator, files, remembered } = parts;
  const heaps = `heap ${mb(heap)}, used ${mb(used)}; of ${threads} threads ${mb(threadHeap)}`;
  return `${mb(all)} MB (${heaps}; external ${mb(external)}; allocator ${mb(allocator)}; files ${mb(files)}; ${mb(remembered)} remembered)`;
}

/** The sum of all series whose line begins so. */
function sumOf(metrics: string, name: string): number {
  const lines = metrics.split('\n').filter((line) => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

function kindOf(from: bigint, name: string): 'allocator' | 'files' | 'else' {
  if (name === '[heap]' || (name === '' && from % ARENA === 0n)) return 'allocator';
  return name.startsWith('/') ? 'files' : 'else';
}

/** Each mapping with its resident kilobytes. */
function mapped(maps: string): { from: bigint; name: string; resident: number }[] {
  const found: { from: bigint; name: string; resident: number }[] = [];
  for (const line of maps.split('\n')) {
    const [first = '', ...words] = line.split(/ +/);
    const [from = '', to] = first.split('-');
    if (to !== undefined) found.push({ from: BigInt(`0x${from}`), name: words[4] ?? '', resident: 0 });
    const last = found.at(-1);
    if (last && first === 'Rss:') last.resident = Number(words[0]);
  }
  return found;
}
