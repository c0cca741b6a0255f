import type { z } from 'zod';
import type { Answer } from './upstream-answer.ts';
import type { Upstream } from './upstreams.ts';

/** Asks a service as a visitor would; undefined where it has no such thing, or does not answer. */
export async function askJson<S extends z.ZodType>(
  upstream: Upstream,
  path: string,
  schema: S,
): Promise<z.infer<S> | undefined> {
  const answer = await ask(upstream, path).catch(() => undefined);
  if (!answer) return undefined;
  const { body, statusCode } = answer;
  if (!('bytes' in body)) return void body.destroy();
  if (statusCode !== 200) return undefined;
  try {
    return schema.parse(JSON.parse(body.bytes.toString()));
  } catch {
    return undefined;
  }
}

const ask = (upstream: Upstream, path: string): Promise<Answer | undefined> =>
  new Promise((resolve, reject) => {
    upstream.request({ method: 'GET', path, headers: {} }, (error, answer) =>
      error ? reject(error) : resolve(answer),
    );
  });
