import type { Db } from '@sidework/chassis/db/db';
import { isKid } from '@sidework/chassis/people/people';
import { approvedName, nameForChildren } from '@sidework/chassis/people/plain-name';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { Service } from '../services/service.ts';
import { partiesOf } from './queries.ts';

/** The books of a child name its client as its guardian read it. */
export async function clientNameOf(tx: Db, service: Service): Promise<string> {
  const { professionalId, clientId, approvedClient } = service;
  const parties = await partiesOf(tx, service);
  const client = parties.find(({ id }) => id === clientId);
  const isOfChild = parties.some((party) => party.id === professionalId && isKid(party));
  if (!isOfChild || !client?.fullName) return shownName(client?.fullName ?? null);
  return approvedClient ? approvedName(approvedClient) : nameForChildren(client.fullName);
}
