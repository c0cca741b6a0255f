import { isKid, type Person, toPersonCard } from '@sidework/chassis/people/people';
import type {
  ChildConnections,
  ConnectionView,
  ShownPerson,
} from '@sidework/contracts/network-chat/connections';
import { isReleased } from './connection.ts';
import type { ShownConnection } from './queries.ts';

/** A child is shown without bio and profession, also where they are stored here. */
export const toShownPerson = (person: Person): ShownPerson => ({
  ...toPersonCard(person),
  ...(isKid(person) && { profession: null }),
  bio: isKid(person) ? null : person.bio,
  location: person.location,
});

export const toConnectionView = (
  { connection, person }: ShownConnection,
  viewerId: string,
): ConnectionView => ({
  id: connection.id,
  person: toShownPerson(person),
  status: connection.status,
  isRequester: connection.requesterId === viewerId,
  waitsForGuardians: connection.status === 'pending' && !isReleased(connection),
  createdAt: connection.createdAt.toISOString(),
});

export const toChildConnections = (
  shown: ShownConnection[],
  childId: string,
): ChildConnections => ({
  items: shown.flatMap(({ connection, person }) => {
    const { id, status, createdAt } = connection;
    if (status === 'rejected') return [];
    const isRequester = connection.requesterId === childId;
    const isApproved = isRequester ? connection.isRequesterApproved : connection.isReceiverApproved;
    return {
      id,
      status,
      isRequester,
      person: toShownPerson(person),
      waitsForYou: status === 'pending' && !isApproved,
      createdAt: createdAt.toISOString(),
    };
  }),
});
