import { randomUUID } from 'node:crypto';
import type { Chance } from './chance.ts';
import { headForgeries } from './forged-heads.ts';
import { decode, encode, type Fields, type SigningKey } from './signing.ts';

/** What a forger has: a sound token, a key that signs with it, and other things of ours that look like tokens. */
export interface Booty {
  sound: string;
  issuer: string;
  key: SigningKey;
  /** The `kid` of the key that is published and does not sign. */
  otherKid: string;
  stranger: { id: string; sessionId: string };
  /** Refresh tokens, mailed tokens, tokens of ended sessions and of programs, by what they are. */
  others: Record<string, Omit<Forged, 'kind'>>;
}

/** What a token is to open: what identity tells of a person, what it lets them change, or its administration, or more. */
export type Place = 'auth' | 'account' | 'administration' | 'identity' | 'others';

export interface Forged {
  kind: string;
  token: string;
  /** Where it may count. */
  notTo?: Place[];
}

export type Forgery = (chance: Chance) => Omit<Forged, 'kind'>;

/** Forged tokens of all kinds in turn, each a little different from the one before. */
export function openForger(booty: Booty, chance: Chance): () => Forged {
  const kinds = Object.entries({
    ...headForgeries(booty),
    ...claimForgeries(booty),
    ...textForgeries(booty),
    ...Object.fromEntries(Object.entries(booty.others).map(([what, other]) => [what, () => other])),
  });
  let turn = 0;
  return () => {
    const [kind, forge] = kinds[turn++ % kinds.length] as [string, Forgery];
    return { kind, ...forge(chance) };
  };
}

/** Only the session's own rows say that such a token is none; the other services keep none of those that stand. */
const unknowing: Place[] = ['others'];

/** With our own signature under them, as if a token of another place or time were brought. */
function claimForgeries({ sound, issuer, key, stranger }: Booty): Record<string, Forgery> {
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

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The same token, damaged on its way. */
function textForgeries({ sound, key }: Booty): Record<string, Forgery> {
  const parts = sound.split('.');
  const [head = '', body = '', signature = ''] = parts;
  const whole = (chance: Chance, below: number) => Math.floor(chance.between(0, below));
  const flipped =
    (at: number): Forgery =>
    (chance) => {
      const bytes = Buffer.from(parts[at] ?? '', 'base64url');
      const place = whole(chance, bytes.length);
      bytes[place] = (bytes[place] ?? 0) ^ (1 << whole(chance, 8));
      return { token: parts.with(at, bytes.toString('base64url')).join('.') };
    };
  const replaced = (text: string, place: number, letter: string) =>
    text.slice(0, place) + letter + text.slice(place + 1);
  return {
    'a bit of the header flipped': flipped(0),
    'a bit of the claims flipped': flipped(1),
    'a bit of the signature flipped': flipped(2),
    'a letter changed': (chance) => {
      const place = whole(chance, sound.length);
      const others = [...alphabet].filter((letter) => letter !== sound[place]);
      return { token: replaced(sound, place, chance.pick(others)) };
    },
    // 64 bytes leave four bits of the last letter unused.
    'its last letter changed': (chance) => ({
      token:
        sound.slice(0, -1) + chance.pick([...alphabet].filter((letter) => letter !== sound.at(-1))),
    }),
    'padding or rubbish at the end': (chance) => ({
      token: sound + chance.pick(['=', '==', '.', '..', 'A', '!', '%00', ',', ';', '"']),
    }),
    'rubbish within': (chance) => {
      const place = 1 + whole(chance, sound.length - 1);
      return {
        token:
          sound.slice(0, place) +
          chance.pick(['!', '=', '+', '/', '*', '\u00e4', '~']) +
          sound.slice(place),
      };
    },
    'cut short': (chance) => ({ token: sound.slice(0, 1 + whole(chance, sound.length - 1)) }),
    'its beginning missing': (chance) => ({
      token: sound.slice(1 + whole(chance, sound.length - 1)),
    }),
    'parts missing or doubled': (chance) => ({
      token: chance.pick([
        ...[
          `${head}.${body}.`,
          `${head}.${body}`,
          `.${body}.${signature}`,
          `${head}..${signature}`,
        ],
        ...[
          `${sound}.${signature}`,
          `${sound}.${sound}`,
          `${head}.${sound}`,
          `${head}.${body}.${signature}${signature}`,
        ],
        ...[
          `${body}.${head}.${signature}`,
          `${signature}.${body}.${head}`,
          '..',
          '.',
          'null',
          '{}',
          head,
        ],
      ]),
    }),
    'parts of another token': () => {
      const other = key.sign(decode(head), { ...decode(body), iat: 1 }).split('.');
      return { token: [head, body, other[2]].join('.') };
    },
    'the text of another standard': (chance) => ({
      token: chance.pick([
        `${encode({ alg: 'dir', enc: 'A256GCM' })}..${encode({})}.${body}.${signature}`,
        `${encode({ alg: 'ES256', b64: false, crit: ['b64'] })}..${signature}`,
        JSON.stringify({ payload: body, signatures: [{ protected: head, signature }] }).replaceAll(
          ' ',
          '',
        ),
      ]),
    }),
    'a great length': (chance) => ({
      token: `${head}.${'a'.repeat(whole(chance, 8_000))}.${signature}`,
    }),
  };
}
