import { type Act, isKid, keep, pickThing, playerOf, write } from '../world.ts';

/** Professionals and their clients. */
export const clientActs: Act[] = [
  {
    name: 'add a client',
    weight: 2,
    plan(world) {
      const { organizers, children } = world.cast;
      const by = world.chance.pick([...organizers, ...children]);
      const other = world.chance.pick(world.everybody);
      const notes = write(world, 'notes', by);
      return {
        by,
        method: 'POST',
        path: '/api/crm/clients',
        body: { clientId: other.id, type: 'domestic', country: 'United States', notes: notes.text },
        ...(isKid(other) !== isKid(by) && {
          mustFail: 'a child is no adult’s client, nor an adult its',
        }),
        done({ id }) {
          keep(world, 'crmClientId', { id: String(id), whose: [by.id], is: { client: other.id } });
        },
      };
    },
  },
  {
    name: 'begin work for a client',
    weight: 3,
    plan(world) {
      const known = pickThing(world, 'crmClientId');
      const by = playerOf(world, known?.whose[0]);
      const client = playerOf(world, known?.is?.client);
      if (!by || !client) return undefined;
      const [title, description] = [
        write(world, 'service', by, [client], 4),
        write(world, 'service', by, [client], 4),
      ];
      return {
        by,
        method: 'POST',
        path: '/api/services',
        among: [client],
        body: {
          clientId: client.id,
          title: title.text,
          description: description.text,
          amountCents: 4_000,
        },
        words: [title, description],
      };
    },
  },
];
