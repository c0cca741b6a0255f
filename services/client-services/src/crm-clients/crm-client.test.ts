import type { Actor } from '@sidework/chassis/http/actor';
import type { Person } from '@sidework/chassis/people/people';
import { describe, expect, it } from 'vitest';
import * as CrmClient from './crm-client.ts';

const adult = {
  accountType: 'business_professional',
  roles: ['professional'],
  mayAct: true,
  hasLeft: false,
} as unknown as Person;
const child: Person = { ...adult, accountType: 'sidework_kids' };
const refusal = (code: string) => expect.objectContaining({ code });

describe('a list of clients', () => {
  it.each([
    ['a professional', adult],
    ['a child who may act', child],
  ])('is open to %s', (_who, person) => {
    expect(CrmClient.requireAccess(person)).toBe(person);
  });

  it.each([
    ['somebody unknown', undefined, 'no_crm_access'],
    ['a client', { ...adult, roles: [] } as Person, 'no_crm_access'],
    ['a child who may not act', { ...child, mayAct: false }, 'age_verification_required'],
  ])('is closed to %s', (_who, person, code) => {
    expect(() => CrmClient.requireAccess(person)).toThrow(refusal(code));
  });

  it.each([
    [adult, adult],
    [child, child],
  ])('takes people of the same kind', (person, professional) => {
    expect(() => CrmClient.requireAddable(person, professional)).not.toThrow();
  });

  it.each([
    ['unknown', undefined, adult],
    ['deleted', { ...adult, hasLeft: true }, adult],
    ["a child's", child, adult],
    ["an adult's, for a child", adult, child],
  ])('takes no account that is %s', (_what, person, professional) => {
    expect(() => CrmClient.requireAddable(person, professional)).toThrow(
      refusal('client_not_found'),
    );
  });

  it('lets work begin for its own clients alone', () => {
    expect(() => CrmClient.requireOwn(true)).not.toThrow();
    expect(() => CrmClient.requireOwn(false)).toThrow(refusal('not_your_client'));
  });

  it('never has its owner on it', () => {
    const added = { clientId: 'me', type: 'domestic', country: '', notes: '' } as const;
    const by = { id: 'me' } as Actor;
    expect(() => CrmClient.add('id', added, by, new Date())).toThrow(refusal('own_client'));
  });
});
