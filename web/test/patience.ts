/** A page's own chunk is fetched first, and on a busy machine that takes its time; only what hangs takes as long. */
export const patience = { timeout: 40_000 };
