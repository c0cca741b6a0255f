import { catalogue, publicUrl } from '@sidework/contracts/catalogue';
import { expect, it } from 'vitest';
import { isOfFiles, type OpenPlatform } from './open-platform.ts';

/** Numbers about the limits of the database's integers, of JavaScript's and of both. */
const numbers = [
  '-1',
  '0',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '9'.repeat(30),
  '1e400',
];

/** Positions that no list gave: of every length, with numbers, days and texts that a database refuses. */
const cursors = [
  ...['2147483648', '-1', '1e300', '1e400', '"9"', '"2026-02-31"', '"\\u0000"'].flatMap((value) =>
    [1, 2, 3].map((length) => `[${Array.from({ length }, () => value)}]`),
  ),
  ...['9999999999', '"2026-02-31"', '"infinity"', '"0000-01-01T00:00:00.000Z"', '"\\ud83d"'].map(
    (first) => `[${first},"01960000-0000-7000-8000-00000000a001"]`,
  ),
  ...['[0', '["title"', '["placed"', '["unplaced"'].map(
    (part) => `${part},"2026-02-31","01960000-0000-7000-8000-00000000a001"]`,
  ),
].map((json) => Buffer.from(json).toString('base64url'));

const reads = Object.values(catalogue)
  .flat()
  .filter(({ method }) => method === 'GET');

const shapeOf = (schema: unknown): string[] => {
  const { shape } = (schema ?? {}) as { shape?: Record<string, unknown> };
  return Object.keys(shape ?? {});
};

/** Each parameter of a path or query in turn, with each number; each cursor with each position. */
function asked(endpoint: (typeof reads)[number]): string[] {
  const url = publicUrl(endpoint);
  const { params, querystring } = endpoint.schema as { params?: unknown; querystring?: unknown };
  const nobody = '01960000-0000-7000-8000-00000000a001';
  const filled = url.replaceAll(/:\w+/g, nobody);
  const inPath = shapeOf(params).flatMap((name) =>
    numbers.map((number) => url.replace(`:${name}`, number).replaceAll(/:\w+/g, nobody)),
  );
  const inQuery = shapeOf(querystring).flatMap((name) =>
    (name === 'cursor' ? cursors : numbers).map((value) => `${filled}?${name}=${value}`),
  );
  return [...inPath, ...inQuery];
}

/** Tests that no number is too large for an answer. */
export function numbersAt(open: () => OpenPlatform) {
  it.concurrent.each(['OU', 'AD'] as const)(
    'answers %s whatever number an address holds',
    async (who) => {
      const { platform, cast } = open();
      const failed: string[] = [];
      let answered = 0;
      for (const path of reads.flatMap(asked)) {
        const origin = isOfFiles(path) ? platform.filesUrl : platform.url;
        const response = await fetch(new URL(path, origin), {
          redirect: 'manual',
          headers: { authorization: `Bearer ${cast.tokens[who]}` },
        });
        await response.arrayBuffer();
        answered += 1;
        if (response.status >= 500 || response.status === 429)
          failed.push(`${response.status} ${path}`);
      }
      expect(failed).toEqual([]);
      expect(answered).toBeGreaterThan(2_000);
    },
    240_000,
  );
}
