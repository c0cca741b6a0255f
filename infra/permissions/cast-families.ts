import {
  type Actor,
  type FamilyThing,
  familyThings,
} from '@sidework/contracts/acceptance/permission';
import type { ConsentMethod } from '@sidework/contracts/identity/family/consents';
import { callerAt, type Json, type Request, refusal } from '../faults/people/caller.ts';
import { type Family, familiesAt, type Relative } from '../faults/people/family.ts';
import { join, sessionIdOf } from '../faults/people/people.ts';
import type { PlatformUnderTest } from '../faults/platform/platform-under-test.ts';
import { openBook } from '../faults/traffic/book.ts';

/** A family with what rows can be about; what is asked may take it away. */
export interface CastFamily {
  things: Partial<Record<FamilyThing, string>>;
  /** The tokens of its child, of its parent, and of an adult on whose youth job the child proposed. */
  tokens: Record<Extract<Actor, 'OW' | 'PA' | 'CP'>, string>;
}

export interface CastFamilies {
  tokens: Record<Extract<Actor, 'OK' | 'KN' | 'KU' | 'PA2'>, string>;
  /** With these things of a family; with all, where none are named. */
  aFamily(asked?: AskedFamily): Promise<CastFamily>;
  /** New ones, for what takes something from who asks for it. */
  aChild(kind: Extract<Actor, 'OK' | 'KU'>): Promise<string>;
}

type Things = CastFamily['things'];

export interface AskedFamily {
  isPaused?: boolean | undefined;
  things?: readonly FamilyThing[];
}

/** Families as people make them; `staff` verifies their children. */
export async function openFamilies(
  platform: PlatformUnderTest,
  staff: string,
): Promise<CastFamilies> {
  const call = callerAt(platform.url, openBook());
  const families = familiesAt(platform, call);
  const done = async (request: Request): Promise<Json> => {
    const answer = await call(request);
    if (answer.status >= 300) throw refusal(request, answer);
    return answer.body;
  };
  const [client, other, permitted, lone] = await Promise.all([
    join(call, 'counterpart', 'client'),
    families.aVerifiedFamily('other', staff),
    families.aVerifiedFamily('permitted', staff, []),
    aLoneChild('lone'),
  ]);
  let made = 0;

  async function aLoneChild(name: string): Promise<Relative> {
    const child = await families.aChild(name, `${name}-guardian@families.sidework.local`);
    await families.untilKnown([child]);
    return child;
  }

  /** A search for the child finds this job, since the description names it. */
  async function post(child: Relative, category: string): Promise<string> {
    const body = { title: 'Rake the yard', description: `Leaves of ${child.id}.`, category };
    const { id } = await done({ method: 'POST', path: '/api/jobs', token: client.token, body });
    return String(id);
  }

  async function propose(child: Relative, jobId: string): Promise<string> {
    const body = { proposedCostCents: 4_000, message: 'I can come on Saturday.' };
    const path = `/api/jobs/${jobId}/proposals`;
    const { id } = await done({ method: 'POST', path, token: child.token, body });
    return String(id);
  }

  async function workOf(child: Relative) {
    const youthJob = await post(child, 'raking_leaves');
    const adultJob = await post(child, 'plumbing');
    return { youthJob, adultJob, childProposal: await propose(child, youthJob) };
  }

  /** The makers of further people and things, each with the things that it makes. */
  const makers: [FamilyThing[], (which: string, family: Family) => Promise<Things>][] = [
    [['youthJob', 'adultJob', 'childProposal'], (_, { child }) => workOf(child)],
    [
      ['waitingChild', 'childFactor'],
      async (which, { guardian }) => {
        const { sibling } = await aSibling(`wait${which}`, guardian, 'card');
        return { waitingChild: sibling.id, childFactor: await aFactorOf(sibling) };
      },
    ],
    [
      ['waitingConsent'],
      async (which, { guardian }) => {
        const { consentId } = await aSibling(`talk${which}`, guardian, 'admin_review');
        return { waitingConsent: consentId };
      },
    ],
    [
      ['announcedConsent'],
      async (which, { guardian }) => {
        const { consentId } = await aSibling(`form${which}`, guardian, 'signed_form');
        return { announcedConsent: consentId };
      },
    ],
  ];

  async function aFactorOf({ token }: Relative): Promise<string> {
    const body = { factor_type: 'totp', friendly_name: 'Phone at home' };
    const { id } = await done({ method: 'POST', path: '/auth/v1/factors', token, body });
    return String(id);
  }

  /** A second child of the same parent, whose consent still waits for a decision. */
  async function aSibling(name: string, guardian: Relative, method: ConsentMethod) {
    // An address of its own, so that its link is not taken for another child's.
    const parentEmail = `${name}-parent@families.sidework.local`;
    const sibling = await families.aChild(name, parentEmail);
    const link = await families.mailedLink(parentEmail);
    const { consentId } = await families.consent(guardian, sibling.id, link, [], method);
    return { sibling, consentId: String(consentId) };
  }

  return {
    tokens: {
      OK: other.child.token,
      PA2: other.guardian.token,
      KN: permitted.child.token,
      KU: lone.token,
    },
    async aFamily({ isPaused, things: asked = familyThings } = {}) {
      made += 1;
      const which = inLetters(made);
      const family = await families.aVerifiedFamily(`fam${which}`, staff);
      const { child, guardian } = family;
      const things: Things = { child: child.id, childSession: sessionIdOf(child.token) };
      for (const [given, make] of makers)
        if (given.some((thing) => asked.includes(thing)))
          Object.assign(things, await make(which, family));
      const path = `/api/children/${child.id}/pause`;
      if (isPaused) await done({ method: 'POST', path, token: guardian.token });
      await families.untilKnown([child, guardian]);
      return {
        things,
        tokens: { OW: child.token, PA: guardian.token, CP: client.token },
      };
    },
    async aChild(kind) {
      made += 1;
      const name = `anew${inLetters(made)}`;
      if (kind === 'KU') return (await aLoneChild(name)).token;
      return (await families.aVerifiedFamily(name, staff)).child.token;
    },
  };
}

/** A child's name has no digits. */
const inLetters = (count: number) =>
  String(count).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
