import { describe, expect, it } from 'vitest';
import { textsOfRequests } from './written-texts.ts';

/** Texts that no other person ever reads, by the name of their field, with the reason. */
const readByNobody = [
  {
    why: 'they are looked up, or compared with what is known',
    at: / \/api\//,
    fields: [
      'cursor',
      'search',
      'action',
      'requestId',
      'token',
      'confirmation',
      'status',
      'code',
      'promoCode',
      'category',
    ],
  },
  {
    why: 'they are switches',
    at: / \/api\//,
    fields: [
      'isBanned',
      'placedOnly',
      'forYoungPeople',
      'decisionsOnly',
      'isAutomatic',
      'isRemote',
      'isLicensed',
      'isTrashed',
      'isArchived',
      'isConfirmed',
    ],
  },
  { why: 'the frame carries an access token', at: /^\/api\/realtime/, fields: ['token'] },
  {
    why: 'they are addresses and numbers, which the auth server reads by rules of its own',
    at: / \/auth\/v1\//,
    fields: ['email', 'new_email', 'phone', 'redirect_to', 'redirect_uri', 'redirect_uris[]'],
  },
  {
    why: 'a password of a link is hashed, and compared',
    at: / \/api\/(shared-)?documents/,
    fields: ['password'],
  },
  {
    why: 'they are secrets, which are compared or hashed',
    at: / \/auth\/v1\//,
    fields: [
      'password',
      'current_password',
      'password_hash',
      'nonce',
      'code',
      'auth_code',
      'token',
      'token_hash',
      'refresh_token',
      'access_token',
      'id_token',
      'client_secret',
      'code_verifier',
      'code_challenge',
      'code_challenge_method',
    ],
  },
  {
    why: 'they are words and ids of the protocol, and others than its own are refused in its words or passed over',
    at: / \/auth\/v1\//,
    fields: [
      'id',
      'type',
      'grant_type',
      'factor_type',
      'response_type',
      'action',
      'channel',
      'challenge_id',
      'client_id',
      'provider',
      'scope',
      'state',
      'ban_duration',
      'page',
      'per_page',
    ],
  },
  { why: 'it is compared with the one of a provider', at: /\/token /, fields: ['issuer'] },
  {
    why: 'they go on to a provider, or come from one and are read again where they are taken',
    at: / \/auth\/v1\/(authorize|user\/identities\/authorize|callback)/,
    fields: [
      'scopes',
      'prompt',
      'access_type',
      'login_hint',
      'hd',
      'display',
      'ui_locales',
      'acr_values',
      'callback{}',
    ],
  },
  {
    why: 'it is what the payment provider signed, and read again where its signature is',
    at: /\/payments\/webhook$/,
    fields: ['webhook'],
  },
];

const fieldOf = (name: string) => name.split(/[ /]/).at(-1) ?? '';
const excepts = (name: string) => (exception: (typeof readByNobody)[number]) =>
  exception.at.test(name) && exception.fields.includes(fieldOf(name));

const all = textsOfRequests();
const written = all.filter(({ name }) => !readByNobody.some(excepts(name)));

const isLong = (name: string) =>
  [
    'description',
    'fullDescription',
    'message',
    'content',
    'reason',
    'statement',
    'comment',
    'bio',
    'notes',
    'reply',
    'explanation',
  ].includes(fieldOf(name));

const unshowable = [
  ['a control sign', 'Roof and\u0007 gutters'],
  ['a null', 'Roof and\0 gutters'],
  ['nothing that is seen', '\u200b'.repeat(12)],
  ['marks of direction alone', '\u202e'.repeat(12)],
] as const;

const pasted = [
  ['an override of direction', 'Roof \u202eand gutters\u202c'],
  ['an isolate of direction', 'Roof \u2068and\u2069 gutters'],
  ['a soft hyphen', 'Roof and gut\u00adters'],
  ['a byte order mark', '\ufeffRoof and gutters'],
  ['a blank without width', 'Roof and gut\u200bters'],
  ['blanks that do not break', 'Roof\u00a0and\u00a0gutters'],
] as const;

describe('what people write for others to read', () => {
  it('is found in the requests', () => {
    expect(written.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'POST /api/jobs title',
        'PUT /api/profiles/me fullName',
        'POST /api/messages content',
        'POST /api/services/:serviceId/request-changes reason',
        'POST /api/consent-requests/use card name',
        'POST /auth/v1/factors friendly_name',
        'POST /auth/v1/oauth/clients/register client_name',
      ]),
    );
  });

  it.each(written)('is not taken with what cannot be shown: $name', ({ schema }) => {
    for (const [what, text] of unshowable) expect(schema.safeParse(text).success, what).toBe(false);
  });

  it.each(written)('is taken without what is pasted and not seen: $name', ({ schema }) => {
    const plain = schema.safeParse('Roof and gutters');
    for (const [what, text] of pasted) {
      const taken = schema.safeParse(text);
      expect([taken.success, taken.data], what).toEqual([plain.success, plain.data]);
    }
  });

  it.each(written)('has lines of its own only where it is long: $name', ({ name, schema }) => {
    expect(schema.safeParse('Roof and gutters,\nboth of them').success).toBe(isLong(name));
  });

  it('has no exception that nothing needs', () => {
    for (const { at, fields, why } of readByNobody)
      for (const field of fields)
        expect(
          all.some(({ name }) => at.test(name) && fieldOf(name) === field),
          `${field}: ${why}`,
        ).toBe(true);
  });
});
