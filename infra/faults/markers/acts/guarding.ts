import { type Act, isKid, playerOf, write } from '../world.ts';

/** A replica knows within a second, and a beat later. */
const knownAfter = 1_500;

/** The decisions of guardians and staff, and changes of one's own profile. */
export const guardingActs: Act[] = [
  {
    name: 'pause a child',
    weight: 0.7,
    plan(world) {
      const child = world.cast.paused;
      return {
        by: world.chance.pick(child.guardians),
        method: 'POST',
        protects: true,
        path: `/api/children/${child.id}/pause`,
        done: () => void world.pausedSince.set(child.id, Date.now() + knownAfter),
      };
    },
  },
  {
    name: 'resume a child',
    weight: 1.5,
    plan(world) {
      const child = world.cast.paused;
      return {
        by: world.chance.pick(child.guardians),
        method: 'POST',
        protects: true,
        path: `/api/children/${child.id}/resume`,
        widens() {
          const since = world.pausedSince.get(child.id);
          world.pausedSince.delete(child.id);
          return () => since !== undefined && world.pausedSince.set(child.id, since);
        },
      };
    },
  },
  {
    name: 'permit what is not offered',
    weight: 0.5,
    plan(world) {
      const child = world.chance.pick(world.cast.children);
      return {
        by: world.chance.pick(child.guardians),
        method: 'PUT',
        path: `/api/children/${child.id}/permits`,
        body: { permits: ['messaging', 'paid_work', 'photos'] },
        mustFail: 'pictures of finished work are not offered',
      };
    },
  },
  {
    name: 'change a profile',
    weight: 1.5,
    plan(world) {
      const by = world.chance.pick(world.everybody.filter((each) => !isKid(each)));
      const [bio, street] = [write(world, 'bio', by), write(world, 'street', by, [], 0)];
      return {
        by,
        method: 'PUT',
        path: '/api/profiles/me',
        body: { ...by.setup, bio: bio.text, location: `4 ${street.word} Street, Newark, NJ` },
      };
    },
  },
  {
    name: 'put a picture up',
    weight: 1,
    plan(world) {
      const by = world.chance.pick(world.everybody);
      return {
        by,
        method: 'PUT',
        path: '/api/profiles/me/avatar',
        file: { type: 'image/png', bytes: whitePoint },
        done({ avatarUrl }) {
          const word = String(avatarUrl).split('/').at(-1)?.split('.')[0] ?? '';
          const about = {
            kind: 'avatar',
            writerId: by.id,
            among: [],
            tellsContact: false,
          } as const;
          world.markers.know({ ...about, word });
        },
        ...(isKid(by) && { mustFail: 'a child chooses one of our drawings' }),
      };
    },
  },
  {
    name: 'look at a child as a stranger',
    weight: 1,
    plan(world) {
      const child = world.chance.pick(world.cast.children);
      const by = playerOf(world, world.chance.pick(world.cast.adults).id);
      if (!by || child.guardians.includes(by)) return undefined;
      const path = `/api/children/${child.id}`;
      return { by, method: 'GET', path, mustFail: 'a child is its guardians’ to look at' };
    },
  },
];

/** One white point. */
export const whitePoint = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
