import { randomUUID } from 'node:crypto';
import type { Booty, Forgery, Place } from './forgery.ts';
import { decode, encode, type Fields } from './signing.ts';

/** Only the session's own rows say that such a token is none; the other services keep none of those that stand. */
const unknowing: Place[] = ['others'];

/** With our own signature under them, as if a token of another place or time were brought. */
export function claimForgeries({ sound, issuer, key, stranger }: Booty): Record<string, Forgery> {
  const [head, body] = sound.split('.');
  const [header, claims] = [decode(head), decode(body)];
  const now = () => Math.floor(Date.now() / 1000);
  const signed = (changes: Fields) => ({ token: key.sign(header, { ...claims, ...changes }) });
  const stale = (changes: Fields) => ({
    token: `${head}.${encode({ ...claims, ...changes })}.${sound.split('.')[2]}`,
  });
  const oneOf =
    (name: string, values: unknown[]): Forgery =>
    (chance) =>
      signed({ [name]: chance.pick(values) });
  const noNumbers = [undefined, null, '', 'soon', '9999999999', [], {}, true, 'Infinity'];
  const noIds = [
    undefined,
    null,
    '',
    'admin',
    1,
    [],
    {},
    "' or 1=1 --",
    '../user',
    'a'.repeat(300),
  ];
  return {
    'another audience': oneOf('aud', [
      undefined,
      null,
      '',
      'anon',
      'AUTHENTICATED',
      ['anon'],
      [],
      {},
      1,
    ]),
    'the audience of programs': oneOf('aud', [
      'sidework-administration',
      ['sidework-administration'],
    ]),
    'another issuer': oneOf('iss', [
      undefined,
      null,
      '',
      `${issuer}/`,
      'https://example.com',
      [],
      {},
      1,
    ]),
    'no expiry': oneOf('exp', noNumbers),
    expired: (chance) => signed({ exp: now() - Math.floor(chance.between(10, 1_000_000)) }),
    'not valid yet': (chance) => signed({ nbf: now() + Math.floor(chance.between(10, 1_000_000)) }),
    'no time of issue': oneOf('iat', noNumbers),
    'no session': oneOf('session_id', noIds),
    'no subject': oneOf('sub', noIds),
    'no role': oneOf('role', [undefined, null, '', 1, [], {}]),
    'the role of a program': oneOf('role', ['service_role', 'supabase_admin']),
    'no assurance level': oneOf('aal', [undefined, null, 'aal3', 'AAL2', 2, []]),
    'no method': oneOf('amr', [undefined, null, 'password', {}, ['password'], [{}]]),
    'an unknown role of the product': (chance) =>
      signed({
        app_metadata: chance.pick([
          undefined,
          null,
          {},
          [],
          { ...(claims.app_metadata as Fields), roles: ['god'] },
        ]),
      }),
    'a session that never was': () => ({
      ...signed({ session_id: randomUUID() }),
      notTo: unknowing,
    }),
    "another's session": () => ({
      ...signed({ session_id: stranger.sessionId }),
      notTo: unknowing,
    }),
    'another person': () => ({ ...signed({ sub: stranger.id }), notTo: unknowing }),
    'claims that are no claims': (chance) => ({
      token: key.sign(header, chance.pick([[], null, 1, 'claims', '', true, [claims]])),
    }),
    'another person, unsigned': () => stale({ sub: stranger.id, session_id: stranger.sessionId }),
    'another session, unsigned': () => stale({ session_id: randomUUID() }),
    'more roles, unsigned': () =>
      stale({
        aal: 'aal2',
        app_metadata: { ...(claims.app_metadata as Fields), roles: ['admin'] },
      }),
    'a longer life, unsigned': (chance) =>
      stale({ exp: now() + Math.floor(chance.between(901, 1e9)) }),
  };
}
