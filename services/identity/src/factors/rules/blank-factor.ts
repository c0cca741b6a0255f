import { v7 as uuidv7 } from 'uuid';
import type { Factor, FactorType } from './table.ts';

export const blankFactor = (
  userId: string,
  factorType: FactorType,
  friendlyName: string,
  now: Date,
): Factor => ({
  id: uuidv7(),
  userId,
  factorType,
  status: 'unverified',
  friendlyName,
  sealedSecret: null,
  lastTimeStep: null,
  phone: null,
  credentialId: null,
  publicKey: null,
  signatureCount: null,
  transports: null,
  lastChallengedAt: null,
  createdAt: now,
  updatedAt: now,
});
