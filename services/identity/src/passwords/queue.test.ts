import { describe, expect, it } from 'vitest';
import { boundedQueue, boundedQueues } from './queue.ts';

/** A job that runs until it is told to end. */
function aJob(name: string, log: string[]) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async () => {
    log.push(name);
    await ended;
    return name;
  };
  return { run, end };
}

const full = () => new Error('full');
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the queue of password work', () => {
  it('runs two at once, lets the rest wait their turn, and refuses one too many', async () => {
    const queued = boundedQueue({ atOnce: 2, waiting: 1 }, full);
    const log: string[] = [];
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => aJob(name, log));
    if (!a || !b || !c || !d) throw new Error('four jobs were made');

    const running = [queued(a.run), queued(b.run), queued(c.run)];
    await expect(queued(d.run)).rejects.toThrow('full');
    expect(log).toEqual(['a', 'b']);

    a.end();
    await settle();
    expect(log).toEqual(['a', 'b', 'c']);
    b.end();
    c.end();
    expect(await Promise.all(running)).toEqual(['a', 'b', 'c']);
  });

  it('goes on after a job that failed', async () => {
    const queued = boundedQueue({ atOnce: 1, waiting: 5 }, full);

    const failed = queued(() => Promise.reject(new Error('broken')));
    const next = queued(async () => 'done');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
    expect(await queued(async () => 'again')).toBe('again');
  });
});

describe('the queues of accounts', () => {
  it('let one account wait without another', async () => {
    const queued = boundedQueues({ atOnce: 1, waiting: 0 }, full);
    const log: string[] = [];
    const [a, b] = ['a', 'b'].map((name) => aJob(name, log));
    if (!a || !b) throw new Error('two jobs were made');

    const running = [queued('ada', a.run), queued('bob', b.run)];
    await expect(queued('ada', a.run)).rejects.toThrow('full');
    expect(log).toEqual(['a', 'b']);
    a.end();
    b.end();
    await Promise.all(running);
    expect(await queued('ada', async () => 'again')).toBe('again');
  });
});
