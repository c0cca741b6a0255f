import { describe, expect, it } from 'vitest';
import * as Invitation from './invitation.ts';

const now = new Date('2026-12-04T14:20:00Z');
const invited = {
  id: 'id',
  professionalId: 'pat',
  contactId: 'rosa',
  address: 'Rosa@example.com',
  addressHash: 'hash',
  tokenHash: 'token',
};
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const open = () => Invitation.requireOpen(Invitation.invite(invited, now), true, now);
const refusal = (code: string) => expect.objectContaining({ code });

describe('an invitation', () => {
  it.each([
    ['unknown', undefined, now],
    ['older than thirty days', Invitation.invite(invited, now), later(30)],
    ['refused', Invitation.refuse(Invitation.invite(invited, now), now), now],
  ])('does not open when it is %s', (_what, invitation, at) => {
    expect(() => Invitation.requireOpen(invitation, true, at)).toThrow(
      refusal('client_invitation_invalid'),
    );
  });

  it('does not open while its sender may not act', () => {
    expect(() => Invitation.requireOpen(Invitation.invite(invited, now), false, now)).toThrow(
      refusal('client_invitation_invalid'),
    );
  });

  it('is refused also once it joins nobody anymore, but not by who accepted it', () => {
    const replaced = { ...Invitation.invite(invited, now), address: null };
    const refused = Invitation.refuse(Invitation.requireRefusable(replaced), later(40));
    expect(refused).toMatchObject({ refusedAt: later(40) });
    const accepted = Invitation.accept(open(), { id: 'r', email: 'rosa@example.com' }, now);
    for (const none of [undefined, accepted])
      expect(() => Invitation.requireRefusable(none)).toThrow(refusal('client_invitation_invalid'));
  });

  it('joins an account once', () => {
    expect(() => Invitation.requireNotJoined(true)).toThrow(refusal('client_joined_already'));
  });

  it('is accepted by the account that confirmed its address, and keeps the address no longer', () => {
    const accepted = Invitation.accept(open(), { id: 'r', email: 'rosa@Example.com' }, now);
    expect(accepted).toMatchObject({ address: null, acceptedAt: now });
  });

  it.each([
    ['another address', { id: 'r', email: 'eve@example.com' }, 'client_address_other'],
    ['no confirmed address', { id: 'r', email: null }, 'client_address_other'],
    ['its own sender', { id: 'pat', email: 'rosa@example.com' }, 'own_client'],
  ])('is not accepted by %s', (_who, account, code) => {
    expect(() => Invitation.accept(open(), account, now)).toThrow(refusal(code));
  });

  it('is not sent to who wants none', () => {
    expect(() => Invitation.requireWelcome(false)).not.toThrow();
    expect(() => Invitation.requireWelcome(true)).toThrow(refusal('client_address_refused'));
  });
});
