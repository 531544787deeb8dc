import fc from 'fast-check';

// `npm test` draws the same cases every time, so that a delivery never hangs on a draw; by hand and in the long run each
// run draws its own, and a failure tells its seed.
const seed = process.env['FAST_CHECK_SEED'];
if (seed) fc.configureGlobal({ seed: Number(seed) });
