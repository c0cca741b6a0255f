import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two samples, which is how long each takes where nothing is late. */
const resolution = 20;
const span = 10_000;
const spans = 6;

/** Watches how late this process runs what is due, until `stop`. */
export function watchEventLoop() {
  const samples = monitorEventLoopDelay({ resolution });
  samples.enable();
  let ended: number[] = [];
  const delay = () =>
    samples.count === 0 ? 0 : Math.max(0, samples.percentile(99) / 1e6 - resolution);
  const timer = setInterval(() => {
    ended = [delay(), ...ended].slice(0, spans);
    samples.reset();
  }, span).unref();
  return {
    /** The 99th percentile of the worst ten seconds in the last minute, in milliseconds. */
    delayP99: () => Math.max(delay(), ...ended),
    stop() {
      clearInterval(timer);
      samples.disable();
    },
  };
}
