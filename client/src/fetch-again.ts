interface How {
  mostRepeats?: number;
  fetch?: (request: Request) => Promise<Response>;
  wait?: (milliseconds: number) => Promise<void>;
}

/** 409 only comes with `Retry-After` while the same call still runs. */
const PASSING = [409, 429, 502, 503, 504];
const LONGEST_WAIT_S = 120;

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Seconds until a call may be made again; null where it is of no use. */
function secondsOf({ status, headers }: Response, repeats: number): number | null {
  if (!PASSING.includes(status)) return null;
  const asked = headers.get('retry-after');
  if (asked === null) return status >= 500 ? 2 ** repeats : null;
  const seconds = Number(asked);
  return Number.isFinite(seconds) && seconds <= LONGEST_WAIT_S ? seconds : null;
}

/** Sends a request, and again where what kept it from being done passes: after as long as the answer says. */
export async function fetchAgain(
  request: Request,
  { mostRepeats = 3, fetch = globalThis.fetch, wait = pause }: How,
): Promise<Response> {
  for (let repeats = 0; ; repeats += 1) {
    const response = await fetch(request.clone());
    const seconds = repeats < mostRepeats ? secondsOf(response, repeats) : null;
    if (seconds === null) return response;
    await response.body?.cancel();
    await wait(seconds * 1000);
  }
}
