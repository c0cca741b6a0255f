import { pairOf } from '../may-meet.ts';
import type { Player, Step, World } from '../world.ts';
import { type Act, grant, isKid, keep, pickThing, playerOf, relate, write } from '../world.ts';

const youth = 'raking_leaves';

export function postGig(world: World, by: Player): Step {
  const [title, description] = [write(world, 'gig', by), write(world, 'gig', by)];
  const category = isKid(by) || world.chance.oneIn(3) ? 'tutoring' : 'plumbing';
  return {
    by,
    method: 'POST',
    path: '/api/gigs',
    body: {
      title: title.text,
      description: description.text,
      category,
      pricingType: 'fixed',
      priceCents: 4_000,
    },
    done: ({ id, version }) =>
      void keep(world, 'gigId', { id: String(id), whose: [by.id], is: { version, category } }),
  };
}

/** Jobs, gigs, proposals and hires. */
export const workActs: Act[] = [
  ...[false, true].map(
    (isYouth): Act => ({
      name: isYouth ? 'post a youth job' : 'post a job',
      weight: isYouth ? 5 : 2,
      plan(world) {
        const by = world.chance.pick(world.cast.adults);
        const kind = isYouth ? 'youth job' : 'job';
        const [title, description] = [write(world, kind, by, []), write(world, kind, by, [])];
        return {
          by,
          method: 'POST',
          path: '/api/jobs',
          body: {
            title: title.text,
            description: `${description.text} Thank you.`,
            category: isYouth ? youth : 'plumbing',
            location: 'Newark, NJ',
          },
          ...(isYouth && { among: world.cast.children, isForAll: true }),
          done({ id }) {
            keep(world, 'jobId', { id: String(id), whose: [by.id], is: { isYouth } });
          },
        };
      },
    }),
  ),
  {
    name: 'post a gig',
    weight: 4,
    plan: (world) => postGig(world, world.chance.pick(world.everybody)),
  },
  {
    name: 'change a gig',
    weight: 2,
    plan(world) {
      const gig = pickThing(world, 'gigId');
      const by = playerOf(world, gig?.whose[0]);
      if (!gig || !by) return undefined;
      const [title, description] = [write(world, 'gig', by), write(world, 'gig', by)];
      return {
        by,
        method: 'PUT',
        path: `/api/gigs/${gig.id}`,
        body: {
          title: title.text,
          description: description.text,
          category: gig.is?.category,
          pricingType: 'fixed',
          priceCents: 4_500,
          version: gig.is?.version,
        },
        done: ({ id, version }) =>
          void keep(world, 'gigId', { id: String(id), whose: [by.id], is: { version } }),
      };
    },
  },
  {
    name: 'propose',
    weight: 8,
    plan(world) {
      const isYouth = !world.chance.oneIn(3);
      const job = pickThing(world, 'jobId', ({ is }) => is?.isYouth === isYouth && !is.isFilled);
      const client = playerOf(world, job?.whose[0]);
      if (!job || !client) return undefined;
      const { adults, children } = world.cast;
      const by = world.chance.pick(isYouth ? children : adults);
      const message = write(world, 'proposal', by, [client]);
      return {
        by,
        method: 'POST',
        path: `/api/jobs/${job.id}/proposals`,
        among: [client],
        body: { proposedCostCents: 4_000, message: message.text },
        done({ id }) {
          const is = { isYouth, client: client.id, job: job.id };
          keep(world, 'proposalId', { id: String(id), whose: [by.id, client.id], is });
        },
      };
    },
  },
  {
    name: 'accept a proposal',
    weight: 5,
    plan(world) {
      const proposal = pickThing(world, 'proposalId', ({ is }) => !is?.isAccepted);
      const client = playerOf(world, proposal?.is?.client);
      if (!proposal || !client) return undefined;
      const [by = ''] = proposal.whose;
      const pair = pairOf(by, client.id);
      return {
        by: client,
        method: 'POST',
        path: `/api/proposals/${proposal.id}/accept`,
        body: {},
        widens() {
          if (proposal.is?.isYouth) return () => {};
          relate(world, by, client.id);
          return grant(world, 'hired', [pair]);
        },
        done: () => {
          proposal.is = { ...proposal.is, isAccepted: true };
          keep(world, 'jobId', { id: String(proposal.is.job), whose: [], is: { isFilled: true } });
        },
      };
    },
  },
  {
    name: "approve a child's hire",
    weight: 5,
    plan(world) {
      const waits = ({ is }: { is?: Record<string, unknown> }) =>
        is?.isYouth === true && is.isAccepted === true && !is.isApproved;
      const proposal = pickThing(world, 'proposalId', waits);
      const child = playerOf(world, proposal?.whose[0]);
      if (!proposal || !child) return undefined;
      const client = String(proposal.is?.client);
      const pair = pairOf(child.id, client);
      return {
        by: world.chance.pick(child.guardians),
        method: 'POST',
        path: `/api/proposals/${proposal.id}/approve-hire`,
        body: {},
        widens: () => grant(world, 'hired', [pair]),
        done() {
          proposal.is = { ...proposal.is, isApproved: true };
          const whose = [child.id, client, ...child.guardians.map(({ id }) => id)];
          keep(world, 'roomId', { id: proposal.id, whose, is: { child: child.id, client } });
        },
      };
    },
  },
  ...(['withdraw', 'decline'] as const).map(
    (act): Act => ({
      name: `${act} a proposal`,
      weight: 1,
      plan(world) {
        const proposal = pickThing(world, 'proposalId', ({ is }) => !is?.isAccepted);
        const by = playerOf(world, act === 'withdraw' ? proposal?.whose[0] : proposal?.is?.client);
        if (!proposal || !by) return undefined;
        const path = `/api/proposals/${proposal.id}/${act}`;
        return { by, method: 'POST', path, protects: true };
      },
    }),
  ),
  {
    name: 'ask for jobs near, as a child',
    weight: 1,
    plan: ({ cast, chance }) => ({
      by: chance.pick(cast.children),
      method: 'GET',
      path: '/api/jobs?latitude=40.7356&longitude=-74.1723&withinMiles=50',
      mustFail: 'a child sends no coordinates',
    }),
  },
];
