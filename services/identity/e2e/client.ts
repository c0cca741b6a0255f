import { AuthAdminApi, AuthClient, type GoTrueClientOptions } from '@supabase/auth-js';
import type { Tools } from './tools.ts';

let made = 0;

const mark = () => {
  made += 1;
  return `${Date.now().toString(36)}${made}${Math.floor(Math.random() * 1e6).toString(36)}`;
};

export const password = 'quiet-harbour-7';
export const anAddress = () => `walk-${mark()}@example.com`;
export const aNumber = () => `1555${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** A client as an application makes one, with a memory of its own. */
export function aClient({ url }: Pick<Tools, 'url'>, options: Partial<GoTrueClientOptions> = {}) {
  const kept = new Map<string, string>();
  return new AuthClient({
    url,
    storageKey: `walk-${mark()}`,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    experimental: { passkey: true, recoveryCodes: true },
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    ...options,
  } as GoTrueClientOptions);
}
export type Client = ReturnType<typeof aClient>;

export function anAdmin({ url, serviceToken }: Tools) {
  const headers = { Authorization: `Bearer ${serviceToken}` };
  return new AuthAdminApi({ url, headers, experimental: { passkey: true } } as never);
}

interface Result {
  data?: unknown;
  error: { message: string; code?: string | undefined } | null;
}
type Given<R extends Result> = NonNullable<Extract<R, { error: null }>['data']>;

/** Returns the data that was asked for; throws if the server refused it. */
export async function given<R extends Result>(asked: PromiseLike<R>): Promise<Given<R>> {
  const { data, error } = await asked;
  if (error) throw new Error(`Refused: ${error.code ?? ''} ${error.message}`);
  return data as Given<R>;
}

/** The code of the refusal; throws where there was none. */
export async function refusalOf(asked: PromiseLike<Result>) {
  const { error } = await asked;
  if (!error) throw new Error('Nothing was refused.');
  return error.code;
}

export function require(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(`Not so: ${what}`);
}

/** Signs up a new person. */
export async function somebody(tools: Tools, options: Partial<GoTrueClientOptions> = {}) {
  const client = aClient(tools, options);
  const email = anAddress();
  const { user, session } = await given(client.signUp({ email, password }));
  require(user && session, 'a sign-up gives a session');
  return { client, email, user, session };
}
