import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment } from '../kernel/values.ts';

/** The token of a mailed link. An unknown link and a used one get the same answer. */
const Link = z.strictObject({ token: z.string().max(100) });

/** An invitation as the invited person sees it; nothing that the professional wrote about them is in it. */
export const ClientInvitationView = z
  .object({
    professionalName: z.string(),
    /** The address that the link was mailed to, masked. */
    email: z.string(),
    /** Whether the link leads to a contract, which is signed in place of joining. */
    hasContract: z.boolean(),
    expiresAt: Moment,
  })
  .meta({ id: 'ClientInvitationView' });
export type ClientInvitationView = z.infer<typeof ClientInvitationView>;

export const lookAtClientInvitation = endpoint({
  method: 'POST',
  url: '/client-invitations/look',
  stakes: 'protection',
  schema: {
    summary: 'Who invites you by a mailed link to be their client here',
    body: Link,
    response: { 200: ClientInvitationView },
  },
});

export const acceptClientInvitation = endpoint({
  method: 'POST',
  url: '/client-invitations/accept',
  stakes: 'agreed',
  schema: {
    summary: 'Join the professional who invited the address that your account has confirmed',
    body: Link,
    response: { 200: z.object({ professionalId: z.uuid() }) },
  },
});

export const refuseClientInvitation = endpoint({
  method: 'POST',
  url: '/client-invitations/refuse',
  stakes: 'protection',
  schema: {
    summary:
      'Say that a mailed link is not meant for you: its sender can invite your address no more',
    body: Link,
    response: { 204: z.null() },
  },
});
