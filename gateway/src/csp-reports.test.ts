import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Asked, type Reply, startGateway, testGateway } from '../test/running-gateway.ts';

interface Asking {
  ask(path: string, asked?: Asked): Promise<Reply>;
}

const reporting = (gateway: Asking) => (type: string, body: unknown) =>
  gateway.ask('/csp-reports', {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function countedBy(gateway: Asking, directive: string) {
  const { text } = await gateway.ask('/metrics');
  const line = text.split('\n').find((each) => each.includes(`directive="${directive}"`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe('a report of a broken content policy', () => {
  const gateway = testGateway();
  const report = reporting(gateway);
  const counted = (directive: string) => countedBy(gateway, directive);

  it('is counted in the older form', async () => {
    const { status } = await report('application/csp-report', {
      'csp-report': { 'violated-directive': "script-src 'self'", 'blocked-uri': 'inline' },
    });
    expect(status).toBe(204);
    expect(await counted('script-src')).toBe(1);
  });

  it('is counted in the form of the Reporting API, each of a list', async () => {
    const one = { type: 'csp-violation', body: { effectiveDirective: 'style-src-elem' } };
    await report('application/reports+json', [one, one]);
    expect(await counted('style-src-elem')).toBe(2);
  });

  it('cannot add names of its own to the metrics', async () => {
    await report('application/csp-report', { 'csp-report': { 'violated-directive': 'made-up' } });
    expect(await counted('made-up')).toBe(0);
    expect(await counted('other')).toBe(1);
  });

  it.each([
    ['application/csp-report', '{"csp-report":', 400],
    ['application/csp-report', '{"__proto__": {"a": 1}}', 400],
    ['text/plain', 'hello', 415],
    ['application/csp-report', 'x'.repeat(17 * 1024), 413],
    ['application/csp-report', 'null', 204],
    ['application/reports+json', '[1, "two", null]', 204],
  ])('of type %s that says %.20s is answered without harm', async (type, body, expected) => {
    expect((await report(type, body)).status).toBe(expected);
  });
});

describe('what is logged of such reports', () => {
  const lines: Record<string, unknown>[] = [];
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  beforeEach(async () => {
    lines.length = 0;
    gateway = await startGateway({}, lines);
  });
  afterEach(() => gateway.close());
  const breaches = () => lines.flatMap(({ breach }) => breach ?? []);

  it('holds nothing that may be a token or a sign', async () => {
    const told = [
      ['https://sidework.example/f/TOKEN?a=b#c', 'https://sidework.example/f'],
      ['https://\u009bevil.example/', 'other'],
      ['https://evil.example/\u202ea/b', 'https://evil.example/%E2%80%AEa'],
      ['data:text/html,TOKEN', 'data:'],
      ['wasm-eval', 'wasm-eval'],
    ];
    const reports = told.map(([address]) => ({
      body: { effectiveDirective: 'img-src', blockedURL: address, documentURL: address },
    }));
    await reporting(gateway)('application/reports+json', reports);
    expect(breaches()).toEqual(
      told.map(([, place]) => ({ directive: 'img-src', blocked: place, page: place })),
    );
  });

  it('is a few of them each minute, and all are counted', async () => {
    const one = { type: 'csp-violation', body: { effectiveDirective: 'font-src' } };
    for (const times of [20, 20])
      await reporting(gateway)('application/reports+json', Array(times).fill(one));
    expect(breaches()).toHaveLength(5);
    expect(await countedBy(gateway, 'font-src')).toBe(40);
  });
});
