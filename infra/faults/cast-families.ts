import type { Actor, FamilyThing } from '@sidework/contracts/acceptance/permission';
import { openBook } from './book.ts';
import { callerAt, type Json, type Request, refusal } from './caller.ts';
import { familiesAt, type Relative } from './family.ts';
import { join, sessionIdOf } from './people.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';

/** A family with everything that a row can be about; what is asked may take it away. */
export interface CastFamily {
  things: Record<FamilyThing, string>;
  /** Of its child, of its parent, and of an adult on whose youth job the child proposed. */
  tokens: Record<Extract<Actor, 'OW' | 'PA' | 'CP'>, string>;
}

export interface CastFamilies {
  tokens: Record<Extract<Actor, 'OK' | 'KU'>, string>;
  aFamily(): Promise<CastFamily>;
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
  const client = await join(call, 'counterpart', 'client');
  const other = await families.aVerifiedFamily('other', staff);
  const lone = await families.aChild('lone', 'lone-guardian@families.sidework.local');
  let made = 0;

  async function propose(child: Relative): Promise<void> {
    const job = {
      ...{ title: 'Rake the front yard', description: 'Leaves of two maples, bags are here.' },
      category: 'raking_leaves',
    };
    const { id } = await done({
      ...{ method: 'POST', path: '/api/jobs', token: client.token, body: job },
    });
    const proposal = { proposedCostCents: 4_000, message: 'I can come on Saturday.' };
    const path = `/api/jobs/${id}/proposals`;
    await done({ method: 'POST', path, token: child.token, body: proposal });
  }

  /** A second child of the same parent, whose consent is still somebody's to decide about. */
  async function aSibling(name: string, guardian: Relative, method: 'card' | 'admin_review') {
    // An address of its own, so that its link is not taken for another child's.
    const parentEmail = `${name}-parent@families.sidework.local`;
    const sibling = await families.aChild(name, parentEmail);
    const link = await families.mailedLink(parentEmail);
    const { consentId } = await families.consent(guardian, sibling.id, link, [], method);
    return { childId: sibling.id, consentId: String(consentId) };
  }

  return {
    tokens: { OK: other.child.token, KU: lone.token },
    async aFamily() {
      made += 1;
      const { child, guardian } = await families.aVerifiedFamily(`fam${made}`, staff);
      await propose(child);
      const waiting = await aSibling(`wait${made}`, guardian, 'card');
      const reviewed = await aSibling(`talk${made}`, guardian, 'admin_review');
      return {
        things: {
          ...{ child: child.id, childSession: sessionIdOf(child.token) },
          ...{ waitingChild: waiting.childId, waitingConsent: reviewed.consentId },
        },
        tokens: { OW: child.token, PA: guardian.token, CP: client.token },
      };
    },
  };
}
