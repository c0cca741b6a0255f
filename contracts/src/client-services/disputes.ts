import { z } from 'zod';
import { DownloadedFile } from '../business-tools/downloads.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { DisputeCase } from './dispute-case.ts';
import { evidenceFile } from './dispute-words.ts';
import { reasonText } from './reason.ts';

const ServiceParams = z.object({ serviceId: z.uuid() });
const Cases = z.object({ items: z.array(DisputeCase) });

export const listServiceDisputes = endpoint({
  method: 'GET',
  url: '/services/:serviceId/disputes',
  schema: {
    summary: 'The disputes about a service, the newest first, for anyone who may read the service',
    params: ServiceParams,
    response: { 200: Cases },
  },
});

export const DisputeAnswer = z.strictObject({ statement: reasonText('Please tell your side') });

export const answerDispute = endpoint({
  method: 'POST',
  url: '/services/:serviceId/dispute/answer',
  stakes: 'protection',
  idempotency: 'optional',
  gated: ['statement'],
  schema: {
    summary: 'Tell your side of a dispute that the other side opened',
    params: ServiceParams,
    body: DisputeAnswer,
    response: { 200: Cases },
  },
});

export const addDisputeEvidence = endpoint({
  method: 'POST',
  url: '/services/:serviceId/dispute/evidence',
  file: evidenceFile,
  schema: {
    summary: 'Add a paper or a photo to an undecided dispute about work between adults',
    params: ServiceParams,
    response: { 200: Cases },
  },
});

export const downloadEvidence = endpoint({
  method: 'GET',
  url: '/services/:serviceId/disputes/evidence/:evidenceId',
  schema: {
    summary: 'A paper or a photo of a dispute, for the two sides of its service',
    params: ServiceParams.extend({ evidenceId: z.uuid() }),
    response: { 200: DownloadedFile },
  },
});

export const readEvidence = endpoint({
  method: 'GET',
  url: '/disputes/:disputeId/evidence/:evidenceId',
  schema: {
    summary: 'A paper or a photo of an undecided dispute, for moderators',
    params: z.object({ disputeId: z.uuid(), evidenceId: z.uuid() }),
    response: { 200: DownloadedFile },
  },
});

export const acceptDecision = endpoint({
  method: 'POST',
  url: '/services/:serviceId/dispute/accept',
  stakes: 'protection',
  idempotency: 'optional',
  schema: {
    summary: 'Accept the decision of a dispute; once both sides did, its money moves',
    params: ServiceParams,
    response: { 200: Cases },
  },
});

export const Appeal = z.strictObject({ reason: reasonText('Please say what is wrong with it') });

export const appealDecision = endpoint({
  method: 'POST',
  url: '/services/:serviceId/dispute/appeal',
  stakes: 'protection',
  idempotency: 'optional',
  gated: ['reason'],
  schema: {
    summary: 'Appeal the decision of a dispute, once and in time: another moderator decides again',
    params: ServiceParams,
    body: Appeal,
    response: { 200: Cases },
  },
});
