import type { Db } from '@sidework/chassis/db/db';
import { notFound, unauthenticated } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import { type Audience, audienceOf } from '../jobs/audience.ts';
import { findGig, findPro, type ShownGig } from './queries.ts';
import { toGigView, toProView } from './view.ts';

type Readers = Pick<Deps, 'db' | 'config'>;

export async function getGig({ db, config }: Readers, viewer: Actor | undefined, gigId: string) {
  const { audience, ...shown } = await findVisibleGig(db, viewer, gigId);
  return toGigView(config, audience, shown);
}

export async function findVisibleGig(db: Db, viewer: Actor | undefined, gigId: string) {
  const [shown, audience] = await Promise.all([findGig(db, gigId), audienceOf(db, viewer)]);
  if (!shown || !isVisible(shown, audience))
    throw viewer ? notFound('gig_not_found') : unauthenticated('unauthenticated');
  return { ...shown, audience };
}

/** The rule of the list: a child's gig is shown to people who are signed in, and an adult's to no child (decision 119). */
function isVisible({ gig, professional }: ShownGig, { id, isChild }: Audience): boolean {
  if (gig.status === 'deleted') return false;
  if (gig.professionalId === id) return true;
  if (gig.status !== 'active' || !professional.mayAct) return false;
  if (isKid(professional) !== gig.isYouth) return false;
  if (!gig.isYouth) return !isChild;
  return id !== undefined && (professional.permits?.includes('paid_work') ?? false);
}

/** Adults are no people of a child's list, so that it finds none of them here. */
export async function getPro({ db }: Readers, viewer: Actor | undefined, personId: string) {
  const [person, { isChild }] = await Promise.all([findPro(db, personId), audienceOf(db, viewer)]);
  if (!person || isChild) throw notFound('pro_not_found');
  return toProView(person);
}
