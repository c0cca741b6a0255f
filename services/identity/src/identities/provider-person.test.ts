import { describe, expect, it } from 'vitest';
import { personOf } from './provider-person.ts';

const sub = 'one';

it('knows nothing of a person whose provider says nothing', () => {
  expect(personOf({ sub })).toEqual({
    id: sub,
    email: undefined,
    isEmailVerified: false,
    fullName: undefined,
    data: { sub, provider_id: sub, email_verified: false, phone_verified: false },
  });
});

it('keeps what the provider says under the names of GoTrue', () => {
  const said = {
    iss: 'https://id.example',
    name: 'Ada Lovelace',
    given_name: 'Ada',
    family_name: 'Lovelace',
    preferred_username: 'ada',
    nickname: 'Countess',
    picture: 'https://id.example/ada.png',
  };
  const { fullName, data } = personOf({ ...said, sub, groups: ['all'], locale: 'en' });
  expect(fullName).toBe('Ada Lovelace');
  expect(data).toEqual({
    sub,
    provider_id: sub,
    iss: said.iss,
    name: said.name,
    full_name: said.name,
    given_name: 'Ada',
    family_name: 'Lovelace',
    preferred_username: 'ada',
    user_name: 'ada',
    avatar_url: said.picture,
    picture: said.picture,
    email_verified: false,
    phone_verified: false,
  });
});

it('goes by a nickname where there is no user name', () => {
  const { data } = personOf({ sub, nickname: 'Countess' });
  expect(data).toMatchObject({ user_name: 'Countess' });
  expect(data).not.toHaveProperty('preferred_username');
});

describe('an address', () => {
  it.each([
    ['that was seen', 'ada@example.com', true, 'ada@example.com', true],
    ['whose flag is a text', 'ada@example.com', 'true', 'ada@example.com', true],
    ['that was not seen', 'ada@example.com', false, 'ada@example.com', false],
    ['whose flag is another text', 'ada@example.com', 'false', 'ada@example.com', false],
    ['whose flag is a number', 'ada@example.com', 1, 'ada@example.com', false],
    ['without a flag', 'ada@example.com', undefined, 'ada@example.com', false],
    ['in capitals and with spaces', ' Ada@Example.com ', true, 'ada@example.com', true],
    ['that is empty', '', true, undefined, false],
    ['that is no text', ['ada@example.com'], true, undefined, false],
  ])('%s', (_what, email, email_verified, read, isEmailVerified) => {
    const person = personOf({ sub, email, email_verified });
    expect(person).toMatchObject({ email: read, isEmailVerified });
    expect(person.data.email).toBe(read);
    expect(person.data.email_verified).toBe(isEmailVerified);
  });
});

describe('a name', () => {
  it.each([
    ['as long as may be', 'x'.repeat(300), 'x'.repeat(300)],
    ['that is longer', 'x'.repeat(301), undefined],
    ['of two lines', 'Ada\u2028Lovelace', undefined],
    ['with what no screen can show', 'Ada\u0000', undefined],
    ['that is empty', '', undefined],
    ['that is no text', { first: 'Ada' }, undefined],
  ])('%s', (_what, name, read) => {
    const { fullName, data } = personOf({ sub, name });
    expect([fullName, data.name, data.full_name]).toEqual([read, read, read]);
  });
});
