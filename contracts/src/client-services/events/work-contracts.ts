import { z } from 'zod';
import { event } from '../../kernel/event.ts';
import { contractKinds, contractParties } from '../contract-words.ts';
import { byService, Service } from './service.ts';

const Contract = Service.extend({
  contractId: z.uuid(),
  kind: z.enum(contractKinds),
  /** The side that signed. */
  by: z.enum(contractParties),
});

/** One side signed, and asks the other side to. */
export const contractOffered = event('client-services.contract.offered.v1', Contract, byService);

/** Both sides have signed. */
export const contractSigned = event('client-services.contract.signed.v1', Contract, byService);
