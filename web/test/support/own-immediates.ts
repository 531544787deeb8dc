import { setImmediate } from 'node:timers';

// Files of one thread share React, and React what it goes on with. A page's own `setImmediate` ends with its file: what was put off then is
// never done, and React waits for it in every file after. Node's does not end.
globalThis.setImmediate = setImmediate;
