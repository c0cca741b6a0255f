import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { addAuditEntry, scheduler } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { forgetKid } from '../../kids/queries.ts';
import { asAdult } from '../../profiles/profile-childhood.ts';
import { rolesForUser, saveProfile } from '../../profiles/queries.ts';
import { tellContactChanged } from '../../profiles/tell-contact-changed.ts';
import { tellProfileChanged } from '../../profiles/tell-profile-changed.ts';
import { forgetAgreements } from '../../terms/queries.ts';
import type { Child } from '../children/lock-child.ts';
import { forgetRequests } from '../consent-requests/queries.ts';
import { endWaiting } from '../consents/queries.ts';
import { grownUpMail } from '../guardians/mails.ts';
import { addressOf, endLinks } from '../guardians/queries.ts';
import { tellGuardians } from '../guardians/tell-guardians.ts';

/**
 * Turns the account of a locked child who is 18 into an adult's. The parent's contact is forgotten; the guardians'
 * consents stay on record.
 */
export async function growUp(
  deps: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  child: Child,
  at: Date,
): Promise<void> {
  const childId = child.profile.id;
  const adult = asAdult(child.profile, at);
  await addAuditEntry(deps, tx, scheduler, { action: 'child_grown_up', targetId: childId });
  await tellGuardians(deps, tx, childId, 'child_grown_up');
  await endLinks(tx, { childId }, at);
  await endWaiting(tx, childId, at);
  await forgetRequests(tx, childId);
  await forgetKid(tx, childId, at);
  // A guardian agreed for the child, and the adult has to agree for themselves.
  await forgetAgreements(tx, childId);
  await saveProfile(tx, adult);
  await tellProfileChanged(tx, adult, await rolesForUser(tx, childId), at);
  await tellContactChanged(tx, adult, at);
  const to = await addressOf(tx, childId);
  if (to) await queueMail(tx, grownUpMail({ to, publicUrl: deps.config.PUBLIC_URL }));
}
