import type { Actor } from '@sidework/chassis/http/actor';
import type { ContactDetails } from '@sidework/contracts/client-services/crm-people';
import { describe, expect, it } from 'vitest';
import type { CrmClient } from '../crm-clients/crm-client.ts';
import * as Contact from './contact.ts';

const by = { id: 'pat' } as Actor;
const now = new Date('2026-12-09T10:00:00Z');
const rosa: ContactDetails = { fullName: 'Rosa Marino', email: 'rosa@example.com' };
const contact = (given: Partial<Contact.Contact> = {}) => ({
  ...Contact.add('id', rosa, by, now),
  ...given,
});
const refusal = (code: string) => expect.objectContaining({ code });

describe('one person on a list', () => {
  it.each<[string, ContactDetails, ContactDetails]>([
    ['an address in other letters', rosa, { fullName: 'R. Marino', email: 'Rosa@Example.com' }],
    [
      'a number written otherwise',
      { fullName: 'Rosa', phone: '+1 (973) 555-0148' },
      { fullName: 'Rosa M.', phone: '973.555.0148' },
    ],
    [
      'a name with other spaces',
      { fullName: 'Rosa  Marino', address: '214 Elm Road' },
      { fullName: 'rosa marino', address: '214  elm road' },
    ],
  ])('is known by %s', (_what, one, other) => {
    expect(Contact.keyOf(one)).toBe(Contact.keyOf(other));
  });

  it.each<[string, ContactDetails, ContactDetails]>([
    ['another address', rosa, { ...rosa, email: 'rosa@example.org' }],
    [
      'another number',
      { fullName: 'Rosa', phone: '973-555-0148' },
      { fullName: 'Rosa', phone: '973-555-0149' },
    ],
    [
      'another street',
      { fullName: 'Rosa', address: '1 Elm' },
      { fullName: 'Rosa', address: '2 Elm' },
    ],
  ])('is not %s', (_what, one, other) => {
    expect(Contact.keyOf(one)).not.toBe(Contact.keyOf(other));
  });

  it('is counted once, whether the list or the file has them', () => {
    const file = [rosa, { fullName: 'Sam' }, { fullName: 'sam ' }];
    expect(Contact.knownAmong(file, [])).toEqual([2]);
    expect(Contact.knownAmong(file, [Contact.keyOf(rosa)])).toEqual([0, 2]);
  });

  it('keeps a list within its size', () => {
    expect(() => Contact.requireRoom(5_000)).not.toThrow();
    expect(() => Contact.requireRoom(5_001)).toThrow(refusal('contact_list_full'));
  });
});

describe('a contact', () => {
  it('is invited by its address alone', () => {
    expect(Contact.invite(contact(), now)).toMatchObject({ invitedAt: now });
    expect(() => Contact.invite(contact({ email: null }), now)).toThrow(
      refusal('contact_no_email'),
    );
  });

  it('is not invited any more at an address that was changed', () => {
    const invited = contact({ invitedAt: now });
    expect(Contact.change(invited, rosa).invitedAt).toBe(now);
    expect(Contact.change(invited, { ...rosa, email: 'r@example.org' }).invitedAt).toBeNull();
  });

  it('is its account’s own once it has joined', () => {
    const client = { id: 'client', notes: 'Pays soon.', stage: 'lead' } as CrmClient;
    const noted = contact({ notes: 'Ring twice.', stage: 'proposed' });
    const { contact: joined, client: known } = Contact.join(noted, client);
    expect(joined).toMatchObject({ crmClientId: 'client', notes: null });
    expect(known).toMatchObject({ notes: 'Pays soon.\n\nRing twice.', stage: 'proposed' });
    const booked = { ...client, stage: 'booked' } as CrmClient;
    expect(Contact.join(noted, booked).client.stage).toBe('booked');
    for (const act of [
      () => Contact.join(joined, client),
      () => Contact.change(joined, rosa),
      () => Contact.invite(joined, now),
    ])
      expect(act).toThrow(refusal('contact_has_account'));
  });

  it('is led to by a link while it has the address of the link', () => {
    expect(Contact.requireStill(contact(), 'Rosa@example.com')).toEqual(contact());
    for (const other of [undefined, contact({ email: null }), contact({ email: 'r@example.org' })])
      expect(() => Contact.requireStill(other, 'rosa@example.com')).toThrow(
        refusal('client_invitation_invalid'),
      );
  });

  it('has a stage of its own until services decide it', () => {
    expect(() => Contact.requireOwnStage(null)).not.toThrow();
    expect(() => Contact.requireOwnStage('booked')).toThrow(refusal('stage_follows_services'));
  });
});
