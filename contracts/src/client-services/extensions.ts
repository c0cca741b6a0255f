import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day } from '../kernel/values.ts';
import { ExtensionView } from './extension-view.ts';
import { reasonText } from './reason.ts';
import { ServiceView } from './services.ts';

/** A later day, in the client's zone, and why. */
export const ExtensionRequest = z
  .strictObject({
    proposedDeadline: z.iso.date('Please select a new deadline'),
    reason: reasonText('Please provide a reason for the extension'),
    /** May be sent only with the deadline that stands. */
    currentDeadline: Day.optional(),
  })
  .meta({ id: 'ExtensionRequest' });
export type ExtensionRequest = z.infer<typeof ExtensionRequest>;

const ServiceParams = z.object({ serviceId: z.uuid() });
const ExtensionParams = z.object({ extensionId: z.uuid() });

export const listExtensions = endpoint({
  method: 'GET',
  url: '/services/:serviceId/extensions',
  schema: {
    summary: 'The newest hundred extensions of a service that were asked for, for its two parties',
    params: ServiceParams,
    response: { 200: z.object({ items: z.array(ExtensionView) }) },
  },
});

export const requestExtension = endpoint({
  method: 'POST',
  url: '/services/:serviceId/extensions',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  gated: ['reason'],
  schema: {
    summary: 'Ask for a later deadline, as the professional; one request at a time',
    params: ServiceParams,
    body: ExtensionRequest,
    response: { 201: ServiceView },
  },
});

export const approveExtension = endpoint({
  method: 'POST',
  url: '/extensions/:extensionId/approve',
  stakes: 'agreed',
  reaches: ['extensionId'],
  schema: {
    summary: 'Approve a later deadline, as the client: it stands at once',
    params: ExtensionParams,
    response: { 200: ServiceView },
  },
});

export const denyExtension = endpoint({
  method: 'POST',
  url: '/extensions/:extensionId/deny',
  stakes: 'protection',
  schema: {
    summary: 'Deny a later deadline, as the client: the deadline stays',
    params: ExtensionParams,
    response: { 200: ServiceView },
  },
});
