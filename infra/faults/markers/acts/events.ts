import { pairOf, seatOf } from '../may-meet.ts';
import type { Player, Step, Thing, World } from '../world.ts';
import { type Act, grant, isKid, keep, pickThing, playerOf, write } from '../world.ts';

function anEvent(world: World, by: Player) {
  const [title, description, place] = [
    write(world, 'event', by),
    write(world, 'event', by),
    write(world, 'event', by, [], 0),
  ];
  const { word } = world.markers.make({
    kind: 'linked picture',
    writerId: by.id,
    among: [],
    tellsContact: false,
  });
  return {
    title: title.text,
    description: description.text,
    category: 'Workshop',
    eventDate: '2099-06-01T18:00:00Z',
    timeZone: 'America/New_York',
    capacity: 20,
    location: `The hall of ${place.word}, Newark, NJ`,
    ...(world.chance.oneIn(3) && { imageUrl: `https://pictures.${word}.example/hall.png` }),
    allowsKids: !world.chance.oneIn(4),
  };
}

export function postEvent(world: World, by: Player): Step {
  return {
    by,
    method: 'POST',
    path: '/api/events',
    body: anEvent(world, by),
    done: ({ id, version }) =>
      void keep(world, 'eventId', { id: String(id), whose: [by.id], is: { version } }),
  };
}

const eventOf = (world: World) => pickThing(world, 'eventId', ({ is }) => !is?.isOver);

const waits = ({ is }: Thing) => is?.status === 'awaiting_guardian' && is.waitsForStaff !== true;

/** Events, from the posting to the door, as organizers, staff, attendees, children and guardians meet them. */
export const eventActs: Act[] = [
  {
    name: 'post an event',
    weight: 4,
    plan: (world) => postEvent(world, world.chance.pick(world.cast.organizers)),
  },
  {
    name: 'change an event',
    weight: 3,
    plan(world) {
      const event = eventOf(world);
      const by = playerOf(world, event?.whose[0]);
      if (!event || !by) return undefined;
      return {
        by,
        method: 'PUT',
        path: `/api/events/${event.id}`,
        body: { ...anEvent(world, by), version: event.is?.version ?? 1 },
        done: ({ id, version }) =>
          void keep(world, 'eventId', { id: String(id), whose: [by.id], is: { version } }),
      };
    },
  },
  {
    name: 'look at events that wait',
    weight: 4,
    plan: (world) => ({
      by: world.cast.staff,
      method: 'GET',
      path: '/api/event-reviews?limit=100',
      done({ items }) {
        world.things.delete('waiting');
        for (const item of items as Record<string, unknown>[])
          keep(world, 'waiting', { id: String(item.id), whose: [], is: item });
      },
    }),
  },
  {
    name: 'open an event to young people, or not',
    weight: 5,
    plan(world) {
      const waiting = pickThing(world, 'waiting');
      if (!waiting) return undefined;
      const { terms, title, description, location } = waiting.is ?? {};
      const read = world.markers.foundIn(`${title} ${description} ${location}`);
      // Staff refuse contact details, which are not for children.
      const isFit = read.every(({ tellsContact }) => !tellsContact);
      const path = `/api/event-reviews/${waiting.id}/${isFit ? 'approve' : 'refuse'}`;
      return {
        by: world.cast.staff,
        method: 'POST',
        path,
        body: { terms, ...(!isFit && { reason: 'It says how to reach someone.' }) },
        widens: () => grant(world, 'forYoungPeople', isFit ? read.map(({ word }) => word) : []),
        done: () =>
          void keep(world, 'eventId', { id: waiting.id, whose: [], is: { isOpen: isFit } }),
      };
    },
  },
  {
    name: 'register',
    weight: 6,
    plan(world) {
      const by = world.chance.pick([...world.everybody, ...world.cast.children]);
      // A child is let in by staff first; that it is refused elsewhere is tried at times.
      const isOnlyOpen = isKid(by) && !world.chance.oneIn(4);
      const event = pickThing(
        world,
        'eventId',
        ({ is }) => !is?.isOver && (!isOnlyOpen || is?.isOpen === true),
      );
      const organizer = playerOf(world, event?.whose[0]);
      if (!event || !organizer) return undefined;
      const address = write(world, 'attendee', by, [organizer], 0);
      return {
        by,
        method: 'POST',
        path: `/api/events/${event.id}/registrations`,
        among: [organizer],
        body: {
          attendeeName: by.fullName,
          ...(!isKid(by) && { attendeeEmail: `${address.word}@elsewhere.example` }),
        },
        widens: () =>
          grant(world, 'attended', [pairOf(by.id, organizer.id), seatOf(event.id, by.id)]),
        done({ id }) {
          const is = { organizer: organizer.id, event: event.id };
          keep(world, 'registrationId', { id: String(id), whose: [by.id], is });
          if (isKid(by)) event.is = { ...event.is, hasChild: true };
        },
      };
    },
  },
  {
    name: 'look at what a child asked for',
    weight: 4,
    plan(world) {
      const child = world.chance.pick(world.cast.children);
      return {
        by: world.chance.pick(child.guardians),
        method: 'GET',
        path: `/api/guardian-requests/${child.id}`,
        done({ items }) {
          for (const { id, ...is } of items as Record<string, unknown>[])
            keep(world, 'request', { id: String(id), whose: [child.id], is });
        },
      };
    },
  },
  ...(['approve', 'decline'] as const).map(
    (act): Act => ({
      name: `${act} what a child asked for`,
      weight: act === 'approve' ? 5 : 0.5,
      plan(world) {
        const request = pickThing(world, 'request', waits);
        const child = playerOf(world, request?.whose[0]);
        if (!request || !child) return undefined;
        const seat = world.things.get('registrationId')?.find(({ id }) => id === request.id);
        const pair = pairOf(child.id, String(seat?.is?.organizer));
        return {
          by: world.chance.pick(child.guardians),
          method: 'POST',
          path: `/api/guardian-requests/${child.id}/${request.id}/${act}`,
          body: act === 'approve' ? { terms: request.is?.terms ?? null } : {},
          widens: () => grant(world, 'admitted', act === 'approve' ? [pair] : []),
        };
      },
    }),
  ),
  {
    name: 'look at who comes',
    weight: 5,
    plan(world) {
      const event =
        pickThing(world, 'eventId', ({ is }) => is?.hasChild === true) ?? eventOf(world);
      const by = playerOf(world, event?.whose[0]);
      if (!event || !by) return undefined;
      return { by, method: 'GET', path: `/api/events/${event.id}/registrations?limit=50` };
    },
  },
  {
    name: 'write to all who come',
    weight: 2,
    plan(world) {
      const event = eventOf(world);
      const by = playerOf(world, event?.whose[0]);
      if (!event || !by) return undefined;
      const seats = world.things.get('registrationId') ?? [];
      const known = seats
        .filter(({ is }) => is?.event === event.id)
        .flatMap(({ whose }) => playerOf(world, whose[0]) ?? []);
      const among = [...known, event];
      const [subject, message] = [
        write(world, 'attendee message', by, among, 0),
        write(world, 'attendee message', by, among, 0),
      ];
      return {
        by,
        method: 'POST',
        path: `/api/events/${event.id}/message`,
        body: { subject: subject.text, message: message.text },
      };
    },
  },
  {
    name: 'give a ticket away',
    weight: 1,
    plan(world) {
      const seat = pickThing(world, 'registrationId');
      const by = playerOf(world, seat?.whose[0]);
      const organizer = playerOf(world, seat?.is?.organizer);
      if (!seat || !by || !organizer) return undefined;
      const [name, address] = [
        write(world, 'attendee', by, [organizer], 0),
        write(world, 'attendee', by, [organizer], 0),
      ];
      return {
        by,
        method: 'POST',
        path: `/api/registrations/${seat.id}/transfer`,
        body: {
          attendeeName: `Ann ${name.word}`,
          attendeeEmail: `${address.word}@elsewhere.example`,
        },
      };
    },
  },
  {
    name: 'give up a seat',
    weight: 1,
    plan(world) {
      const seat = pickThing(world, 'registrationId');
      const by = playerOf(world, seat?.whose[0]);
      const path = `/api/registrations/${seat?.id}/cancel`;
      return by && { by, method: 'POST', path, body: {}, protects: true };
    },
  },
  {
    name: 'cancel an event',
    weight: 0.5,
    plan(world) {
      const event = eventOf(world);
      const by = playerOf(world, event?.whose[0]);
      if (!event || !by) return undefined;
      const reason = write(world, 'cancellation', by, [], 4);
      return {
        by,
        method: 'POST',
        path: `/api/events/${event.id}/cancel`,
        protects: true,
        body: { reason: reason.text },
        done: () => {
          event.is = { ...event.is, isOver: true };
        },
      };
    },
  },
  ...(['event', 'gig', 'job'] as const).map(
    (what): Act => ({
      name: `report: ${what}`,
      weight: 0.5,
      plan(world) {
        const thing = pickThing(world, `${what}Id`);
        const by = world.chance.pick(world.everybody);
        if (!thing) return undefined;
        const comment = write(world, 'report', by);
        return {
          by,
          method: 'POST',
          path: `/api/${what}s/${thing.id}/report`,
          protects: true,
          body: { reason: 'other', comment: comment.text },
        };
      },
    }),
  ),
];
