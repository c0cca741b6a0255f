import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

/** A browser's push service takes what is sent to that browser at this address. */
const PushEndpoint = z.url({ protocol: /^https?$/ }).max(1_000);

/** Bytes in base64url without padding. */
const Bytes = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/);

export const getPushKey = endpoint({
  method: 'GET',
  url: '/push-key',
  schema: {
    summary: 'The public key that a browser subscribes with',
    response: { 200: z.object({ publicKey: Bytes }) },
  },
});

/** A browser that asks again is subscribed once, for who is signed in there now. */
export const subscribeToPush = endpoint({
  method: 'PUT',
  url: '/push-subscription',
  stakes: 'protection',
  schema: {
    summary: 'Get notifications on this device',
    body: z.strictObject({
      endpoint: PushEndpoint,
      keys: z.strictObject({ p256dh: Bytes, auth: Bytes }),
    }),
    response: { 204: z.null() },
  },
});

export const endPushSubscription = endpoint({
  method: 'POST',
  url: '/push-subscription/end',
  stakes: 'protection',
  schema: {
    summary: 'Get no more notifications on this device',
    body: z.strictObject({ endpoint: PushEndpoint }),
    response: { 204: z.null() },
  },
});

/** A browser's worker gets this; it shows `text` and opens `path`. A newer one with the same tag replaces it. */
export const PushMessage = z.object({ text: z.string(), path: z.string(), tag: z.string() });
export type PushMessage = z.infer<typeof PushMessage>;
