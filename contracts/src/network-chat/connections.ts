import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment, Page, PageQuery, PersonCard } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { limits } from './limits.ts';

export const connectionStatuses = ['pending', 'accepted', 'rejected'] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

/** A person as Discover shows them: of adults the city and state, of children the state alone and no words of their own. */
export const ShownPerson = PersonCard.extend({
  bio: z.string().nullable(),
  location: z.string().nullable(),
}).meta({ id: 'ShownPerson' });
export type ShownPerson = z.infer<typeof ShownPerson>;

/** A connection as the caller has it: `person` is the other side. */
export const ConnectionView = z
  .object({
    id: z.uuid(),
    person: ShownPerson,
    status: z.enum(connectionStatuses),
    /** Whether the caller asked. */
    isRequester: z.boolean(),
    /** Between children: whether a guardian has still to agree before it goes on. */
    waitsForGuardians: z.boolean(),
    createdAt: Moment,
  })
  .meta({ id: 'ConnectionView' });
export type ConnectionView = z.infer<typeof ConnectionView>;

/** `nearby`: of the caller's town first, then of their state. `together`: first those they completed most services with. */
export const discoverOrders = ['name', 'nearby', 'together'] as const;
export type DiscoverOrder = (typeof discoverOrders)[number];

/** A person to meet, and their connection with the caller; a rejected request counts as none. */
export const DiscoveredPerson = ShownPerson.extend({
  connection: z
    .object({
      id: z.uuid(),
      status: z.enum(['pending', 'accepted']),
      isRequester: z.boolean(),
    })
    .nullable(),
  /** The number of connections in common, among the caller's newest 500; always 0 for children. */
  mutualCount: z.number().int(),
  /** The number of services that the two completed for each other. */
  servicesTogether: z.number().int(),
}).meta({ id: 'DiscoveredPerson' });
export type DiscoveredPerson = z.infer<typeof DiscoveredPerson>;

/** A connection of a child as its guardian sees it. */
export const ChildConnectionView = z
  .object({
    id: z.uuid(),
    person: ShownPerson,
    status: z.enum(['pending', 'accepted']),
    /** Whether the child asked. */
    isRequester: z.boolean(),
    /** Whether it waits for a guardian of this child. */
    waitsForYou: z.boolean(),
    createdAt: Moment,
  })
  .meta({ id: 'ChildConnectionView' });
export type ChildConnectionView = z.infer<typeof ChildConnectionView>;

export const ChildConnections = z
  .object({ items: z.array(ChildConnectionView) })
  .meta({ id: 'ChildConnections' });
export type ChildConnections = z.infer<typeof ChildConnections>;

const ofConnection = z.object({ connectionId: z.uuid() });
const ofChild = z.object({ childId: z.uuid() });

export const discoverPeople = endpoint({
  method: 'GET',
  url: '/discover',
  schema: {
    summary:
      'People to connect with: adults for adults, verified kids for kids; by name, nearest first or those you worked with first',
    querystring: PageQuery.extend({
      /** Found in the name or the profession. */
      search: oneLine().max(limits.discoverSearch).optional(),
      /** Found in the city and state. */
      place: oneLine().max(limits.discoverSearch).optional(),
      /** Left out, it is by name, as it is for children in any case. */
      sort: z.enum(discoverOrders).optional(),
    }),
    response: { 200: Page(DiscoveredPerson) },
  },
});

/** `accepted` of either side; `received` and `sent` are requests that wait. */
const connectionLists = ['accepted', 'received', 'sent'] as const;
export type ConnectionList = (typeof connectionLists)[number];

export const listConnections = endpoint({
  method: 'GET',
  url: '/connections',
  schema: {
    summary: 'Your connections, or the requests that wait, by name',
    querystring: PageQuery.extend({ list: z.enum(connectionLists).default('accepted') }),
    response: { 200: Page(ConnectionView) },
  },
});

/** Each ends at a hundred; the page says "99+". */
const ConnectionCounts = z
  .object({ accepted: z.number().int(), received: z.number().int() })
  .meta({ id: 'ConnectionCounts' });
export type ConnectionCounts = z.infer<typeof ConnectionCounts>;

export const countConnections = endpoint({
  method: 'GET',
  url: '/connections/counts',
  schema: {
    summary: 'How many connections you have, and how many requests wait for you',
    response: { 200: ConnectionCounts },
  },
});

export const getConnection = endpoint({
  method: 'GET',
  url: '/connections/:connectionId',
  schema: {
    summary: 'One of your connections',
    params: ofConnection,
    response: { 200: ConnectionView },
  },
});

/** `requesterId` and `status` may be sent with what the server sets alone. */
const ConnectionToRequest = z.strictObject({
  receiverId: z.uuid(),
  requesterId: z.uuid().optional(),
  status: z.literal('pending').optional(),
});
export type ConnectionToRequest = z.infer<typeof ConnectionToRequest>;

export const requestConnection = endpoint({
  method: 'POST',
  url: '/connections',
  reaches: ['receiverId'],
  schema: {
    summary: 'Ask someone to connect; where they have asked you, it accepts their request',
    body: ConnectionToRequest,
    response: { 201: ConnectionView },
  },
});

export const answerConnection = endpoint({
  method: 'PATCH',
  url: '/connections/:connectionId',
  reaches: ['connectionId'],
  schema: {
    summary: 'Accept or decline a request; a guardian may decline for their child',
    params: ofConnection,
    body: z.strictObject({ status: z.enum(['accepted', 'rejected']) }),
    response: { 200: ConnectionView },
  },
});

export const withdrawConnection = endpoint({
  method: 'POST',
  url: '/connections/:connectionId/withdraw',
  stakes: 'protection',
  schema: {
    summary: 'Take back a request that nobody has answered',
    params: ofConnection,
    response: { 204: z.null() },
  },
});

export const removeConnection = endpoint({
  method: 'POST',
  url: '/connections/:connectionId/remove',
  stakes: 'protection',
  schema: {
    summary: 'End a connection; either of the two may, and a guardian for their child',
    params: ofConnection,
    response: { 204: z.null() },
  },
});

export const listChildConnections = endpoint({
  method: 'GET',
  url: '/connections/children/:childId',
  schema: {
    summary:
      'Whom a child that you look after is connected with, or is about to be; looking is recorded',
    params: ofChild,
    response: { 200: ChildConnections },
  },
});

export const approveConnection = endpoint({
  method: 'POST',
  url: '/connections/:connectionId/approve',
  stakes: 'children',
  schema: {
    summary: 'Agree, as a guardian, that your child and another connect',
    params: ofConnection,
    response: { 204: z.null() },
  },
});

/** Whether requests of and to the child need no approval of each. */
const StandingApproval = z.strictObject({ isStanding: z.boolean() });

export const getStandingApproval = endpoint({
  method: 'GET',
  url: '/connections/children/:childId/standing-approval',
  schema: {
    summary: 'Whether you agree in advance to each request of and to your child',
    params: ofChild,
    response: { 200: StandingApproval },
  },
});

export const setStandingApproval = endpoint({
  method: 'PUT',
  url: '/connections/children/:childId/standing-approval',
  stakes: 'children',
  schema: {
    summary: 'Agree to each request of and to your child in advance, or ask again each time',
    params: ofChild,
    body: StandingApproval,
    response: { 204: z.null() },
  },
});
