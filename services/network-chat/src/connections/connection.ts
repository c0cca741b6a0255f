import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Person } from '@sidework/chassis/people/people';
import type { ConnectionToRequest } from '@sidework/contracts/network-chat/connections';
import { limits } from '@sidework/contracts/network-chat/limits';
import type { connections } from './table.ts';

export type Connection = typeof connections.$inferSelect;

type Party = Pick<Person, 'id' | 'accountType' | 'mayAct' | 'guardianIds' | 'hasLeft'>;

const isKid = ({ accountType }: Pick<Party, 'accountType'>) => accountType === 'sidework_kids';

interface Parties {
  requester: Party;
  receiver: Party | undefined;
  isBlocking: boolean;
  isBlocked: boolean;
}

/** Adults connect with adults and children with children; a person who may not act cannot be asked. */
export function requireMayConnect({ requester, receiver, isBlocking, isBlocked }: Parties): Party {
  if (!receiver || receiver.hasLeft) throw notFound('person_not_found');
  if (receiver.id === requester.id) throw unprocessable('connection_to_yourself');
  if (isKid(requester) !== isKid(receiver)) throw forbidden('connecting_not_allowed');
  if (isBlocked || !receiver.mayAct) throw notFound('person_not_found');
  if (isBlocking) throw conflict('person_blocked');
  return receiver;
}

/** A request may name its requester, but only as the caller. */
export function requireOwnRequest({ requesterId }: ConnectionToRequest, by: Actor): void {
  if (requesterId && requesterId.toLowerCase() !== by.id) throw forbidden('not_the_requester');
}

/** After so many declined requests only the other may ask (D-31). */
export function requireNotDeclinedTooOften(rejections: number): void {
  if (rejections >= limits.rejections) throw conflict('declined_too_often');
}

interface NewRequest {
  id: string;
  requester: Party;
  receiver: Party;
  /** Children whose guardians agreed in advance. */
  standing: string[];
  now: Date;
}

export function request({ id, requester, receiver, standing, now }: NewRequest): Connection {
  const needsNobody = (party: Party) => !isKid(party) || standing.includes(party.id);
  return {
    id,
    requesterId: requester.id,
    receiverId: receiver.id,
    status: 'pending',
    isRequesterApproved: needsNobody(requester),
    isReceiverApproved: needsNobody(receiver),
    isMutual: false,
    createdAt: now,
    answeredAt: null,
  };
}

/** Whether its receiver may know of it: each guardian has agreed. */
export const isReleased = (
  connection: Pick<Connection, 'isRequesterApproved' | 'isReceiverApproved'>,
): boolean => connection.isRequesterApproved && connection.isReceiverApproved;

/** A request back to the person who asked accepts the connection (D-30). */
export function askAgain(connection: Connection, byId: string, now: Date): Connection {
  const isMirror = connection.status === 'pending' && connection.receiverId === byId;
  if (!isMirror) throw conflict('connection_exists');
  if (!isReleased(connection)) return { ...connection, isMutual: true };
  return { ...connection, status: 'accepted', answeredAt: now };
}

const isParty = ({ requesterId, receiverId }: Connection, id: string) =>
  id === requesterId || id === receiverId;

/** Whether a person may see it: its requester, and its receiver once the guardians have approved. */
export const isSeenBy = (connection: Connection, id: string): boolean =>
  connection.requesterId === id || (connection.receiverId === id && isReleased(connection));

type Side = Pick<Party, 'id' | 'accountType' | 'guardianIds'>;

export interface Seen<P extends Side> {
  connection: Connection;
  requester: P;
  receiver: P;
  /** The children among the two whom the caller looks after. */
  childIds: string[];
}

/** Its two people see it, and the guardians of either; to others it does not exist. */
export function requireSeen<P extends Side>(
  connection: Connection,
  { requester, receiver }: { requester: P | undefined; receiver: P | undefined },
  byId: string,
): Seen<P> {
  if (!requester || !receiver) throw notFound('connection_not_found');
  const childIds = [requester, receiver]
    .filter((person) => isKid(person) && person.guardianIds.includes(byId))
    .map(({ id }) => id);
  if (!isSeenBy(connection, byId) && childIds.length === 0) throw notFound('connection_not_found');
  return { connection, requester, receiver, childIds };
}

interface Reading {
  /** The person from whose side it is shown. */
  sideId: string;
  /** The children whose connection was looked at, which is recorded. */
  childIds: string[];
}

/** Its two people read it as their own, a guardian from the side of the child, and an administrator from the requester's. */
export function read(
  connection: Connection,
  sides: Side[],
  by: { id: string; isAdmin: boolean },
): Reading {
  if (isSeenBy(connection, by.id)) return { sideId: by.id, childIds: [] };
  const children = sides.filter(isKid);
  const ward = children.find(({ guardianIds }) => guardianIds.includes(by.id));
  if (ward) return { sideId: ward.id, childIds: [ward.id] };
  if (!by.isAdmin) throw notFound('connection_not_found');
  return { sideId: connection.requesterId, childIds: children.map(({ id }) => id) };
}

export function answer(
  connection: Connection,
  byId: string,
  status: 'accepted' | 'rejected',
  now: Date,
): Connection {
  if (connection.receiverId !== byId) throw forbidden('connection_not_yours_to_answer');
  if (connection.status !== 'pending') throw conflict('connection_answered');
  return { ...connection, status, answeredAt: now };
}

/** A guardian keeps their child from a connection, as its receiver could. */
export function refuse(connection: Connection, now: Date): Connection {
  if (connection.status !== 'pending') throw conflict('connection_answered');
  return { ...connection, status: 'rejected', answeredAt: now };
}

/** A guardian agrees for each side that is their child. */
export function approve(connection: Connection, childIds: string[], now: Date): Connection {
  if (connection.status !== 'pending') throw conflict('connection_answered');
  const approved = {
    ...connection,
    isRequesterApproved:
      connection.isRequesterApproved || childIds.includes(connection.requesterId),
    isReceiverApproved: connection.isReceiverApproved || childIds.includes(connection.receiverId),
  };
  const hasChanged =
    approved.isRequesterApproved !== connection.isRequesterApproved ||
    approved.isReceiverApproved !== connection.isReceiverApproved;
  if (!hasChanged) throw conflict('no_approval_needed');
  return isReleased(approved) && approved.isMutual
    ? { ...approved, status: 'accepted', answeredAt: now }
    : approved;
}

export function requireWithdrawable(connection: Connection, byId: string, isGuardian: boolean) {
  if (connection.requesterId !== byId && !isGuardian)
    throw forbidden('connection_not_yours_to_withdraw');
  if (connection.status !== 'pending') throw conflict('connection_answered');
}

export function requireRemovable(connection: Connection, byId: string, isGuardian: boolean) {
  if (!isParty(connection, byId) && !isGuardian) throw notFound('connection_not_found');
  if (connection.status !== 'accepted') throw conflict('connection_not_accepted');
}
