import type { PersonCard } from '@sidework/contracts/kernel/values';
import type { RoomView } from '@sidework/contracts/network-chat/rooms';

/** A child writes first of all with its client, and everyone else with the child. */
export const otherPartyOf = ({ child, client }: RoomView, viewerId: string): PersonCard =>
  viewerId === child.id ? client : child;

/** The room where a child and its client write: of several an open one, else the latest. */
export function roomOfBoth(rooms: RoomView[], one: string, other: string): RoomView | undefined {
  const both = [one, other];
  const theirs = rooms.filter(
    ({ child, client }) => both.includes(child.id) && both.includes(client.id),
  );
  return theirs.find(({ lockedBecause }) => !lockedBecause) ?? theirs[0];
}

export const memberOf = ({ child, client, guardians }: RoomView, id: string) =>
  [child, client, ...guardians].find((person) => person.id === id);

export function nameIn(room: RoomView, id: string, viewerId: string) {
  if (id === viewerId) return 'You';
  const member = memberOf(room, id);
  // A guardian that looks after the child no more.
  return member?.fullName ?? 'A former guardian';
}

/** It is short enough for a phone: "Mia · client Grace · guardian Ruth". */
export function membersText({ child, client, guardians }: RoomView, viewerId: string): string {
  const isParty = [child.id, client.id].includes(viewerId);
  const members = [
    { ...child, role: '' },
    { ...client, role: isParty ? '' : 'client ' },
    ...guardians.map((guardian) => ({ ...guardian, role: 'guardian ' })),
  ];
  return members
    .filter(({ id }) => id !== viewerId)
    .map(({ role, fullName }) => `${role}${fullName.split(' ')[0]}`)
    .join(' · ');
}

/** Says why a room takes no messages now. */
export function lockText({ lockedBecause, child }: RoomView, viewerId: string): string {
  if (lockedBecause === 'work_ended')
    return 'The work has ended, so this room is closed. What was written stays here.';
  return child.id === viewerId
    ? 'You cannot write just now: your account is paused or in its quiet hours. Everything you wrote stays here.'
    : `Nobody can write here just now: the account of ${child.fullName} is paused or in its quiet hours. What you typed stays.`;
}
