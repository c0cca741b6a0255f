import { writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { isKid } from '@sidework/chassis/people/people';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { emailsOf } from '../contacts/queries.ts';
import type { Deps } from '../deps.ts';
import { findEnrolled } from './queries.ts';

/** The mail about access goes to the learner, or to the guardians of a child. */
export async function accessMails(deps: Deps, enrollmentId: string): Promise<Mail[]> {
  const found = await findEnrolled(deps.db, enrollmentId);
  if (!found) return [];
  const { person, title } = found;
  const readers = isKid(person) ? person.guardianIds : [person.id];
  const path = educationAddresses.learn(enrollmentId);
  const page = new URL(isKid(person) ? '/guardian' : path, deps.config.PUBLIC_URL).href;
  const whose = isKid(person) ? 'A child that you look after' : 'You';
  const isOwn = !isKid(person);
  return (await emailsOf(deps.db, readers)).map((to) =>
    writeLetter({
      to,
      subject: isOwn ? `You can learn “${quoted(title)}”` : 'A child has access to a course',
      heading: `${whose} can learn “${quoted(title)}” from now on`,
      paragraphs: ['It stays open for as long as the course is there.'],
      button: { label: isOwn ? 'Start learning' : 'See the course', url: page },
    }),
  );
}

export async function courseApprovalMails(deps: Deps, enrollmentId: string): Promise<Mail[]> {
  const found = await findEnrolled(deps.db, enrollmentId);
  if (found?.enrollment.status !== 'awaiting_guardian') return [];
  return approvalMails(deps, found.person.guardianIds, found.title);
}

/** The text names no child, because a mail may be read by others. */
export async function approvalMails(
  { db, config }: Deps,
  guardianIds: string[],
  title: string,
  changed: readonly string[] = [],
): Promise<Mail[]> {
  const page = new URL('/guardian', config.PUBLIC_URL).href;
  const again =
    changed.length > 0 ? [`Since you agreed, this was changed: ${changed.join(', ')}.`] : [];
  return (await emailsOf(db, guardianIds)).map((to) =>
    writeLetter({
      to,
      subject: 'A child asks for your approval',
      heading: `A child that you look after asks for “${quoted(title)}”`,
      paragraphs: [...again, 'It waits for you for 48 hours at most.'],
      button: { label: 'Say yes or no', url: page },
    }),
  );
}
