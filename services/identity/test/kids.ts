import { randomUUID } from 'node:crypto';
import {
  type ConsentGiven,
  consentPolicyVersion,
  sendConsentCode,
  useConsentRequest,
} from '@sidework/contracts/identity/family/consents';
import { inviteGuardian } from '@sidework/contracts/identity/family/guardians';
import { commandLine } from '../src/audit/add-entry.ts';
import { forgetRevoked } from '../src/deletion/forget-revoked.ts';
import { verifyChild } from '../src/family/children/verify-child.ts';
import { applyDueChanges } from '../src/family/due-changes/apply-due-changes.ts';
import type { KidsProfile } from '../src/kids/table.ts';
import { aChildOf, aMemberOf, type TestIdentity } from './builders.ts';

export const aKidsProfile = (given: Partial<KidsProfile> = {}): KidsProfile => ({
  profileId: randomUUID(),
  dateOfBirth: '2011-05-17',
  parentName: 'Grace Example',
  parentEmail: 'grace@example.com',
  parentPhone: '+1 555 010 0123',
  idVerificationStatus: 'none',
  parentConsentGiven: false,
  verifiedAt: null,
  verifiedUntil: null,
  pausedAt: null,
  stoppedAt: null,
  quietFrom: null,
  quietUntil: null,
  toldMayAct: false,
  toldAgeBand: null,
  createdAt: new Date('2026-01-01T12:00:00Z'),
  updatedAt: new Date('2026-01-01T12:00:00Z'),
  ...given,
});

export type Person = Awaited<ReturnType<typeof aMemberOf>>;

/** Gives the parameters of the newest link that was mailed to a parent. */
export async function consentLinkTo(service: TestIdentity, parentEmail: string) {
  const [mail] = await service.sql<{ body_text: string }[]>`
    select body_text from mail_queue
    where recipient = ${parentEmail} and body_text like '%/guardian/consent?%'
    order by id desc limit 1`;
  const link = new URL(/http\S+/.exec(mail?.body_text ?? '')?.[0] ?? 'none:');
  const requestId = link.searchParams.get('request') ?? '';
  const token = link.searchParams.get('token') ?? '';
  if (!token) throw new Error(`No link went to ${parentEmail}.`);
  return { requestId, token };
}

/** A child that waits, with the link that its parent was mailed. */
export async function aChildWithLink(
  service: TestIdentity,
  given: Parameters<typeof aChildOf>[1] = {},
) {
  const parentEmail = `grace-${randomUUID()}@example.com`;
  const child = await aChildOf(service, { parentEmail, ...given });
  return { child, parentEmail, link: await consentLinkTo(service, parentEmail) };
}

export const goodCard = {
  number: '4242 4242 4242 4242',
  expiry: '12/49',
  code: '123',
  name: 'Grace Young',
};

/** The form of a guardian who agrees to everything by a card. */
export const aConsentForm = (childId: string, given: Record<string, unknown> = {}) => ({
  childId,
  account: true,
  permits: ['messaging', 'paid_work'],
  method: 'card',
  card: goodCard,
  policyVersion: consentPolicyVersion,
  ...given,
});

/** The code that a guardian whose account has another address than the link is mailed; nothing where none is needed. */
export async function codeFor(
  service: TestIdentity,
  guardian: Pick<Person, 'caller'>,
  link: object,
): Promise<{ code?: string }> {
  const reply = await guardian.caller.call(sendConsentCode, { body: link });
  if (reply.statusCode !== 200 || !reply.json().sentTo) return {};
  const [mail] = await service.sql<{ subject: string }[]>`
    select mail.subject from mail_queue mail
    join consent_requests request on request.parent_email = mail.recipient
    where request.id = ${(link as { requestId: string }).requestId} and mail.subject like '%is the code%'
    order by mail.id desc limit 1`;
  return { code: /^\d+/.exec(mail?.subject ?? '')?.[0] ?? '' };
}

/** Agrees to the account of a child by the newest link about it. */
export async function agree(
  service: TestIdentity,
  guardian: Person,
  { child, parentEmail }: { child: Person; parentEmail: string },
  given: Record<string, unknown> = {},
): Promise<ConsentGiven> {
  const link = await consentLinkTo(service, parentEmail);
  const code = await codeFor(service, guardian, link);
  const body = { ...link, ...code, ...aConsentForm(child.id, given) };
  const reply = await guardian.caller.call(useConsentRequest, { body });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<ConsentGiven>();
}

/** A child whose guardian agreed by card; it waits for its verification. */
export async function aFamily(
  service: TestIdentity,
  given: Parameters<typeof aChildOf>[1] = {},
  consent: Record<string, unknown> = {},
) {
  const { child, parentEmail } = await aChildWithLink(service, given);
  const guardian = await aMemberOf(service, { fullName: 'Grace Young' });
  const { consentId } = await agree(service, guardian, { child, parentEmail }, consent);
  return { child, parentEmail, guardian, consentId };
}

/** The same, verified: the child may act. */
export async function aFamilyThatMayAct(
  service: TestIdentity,
  given: Parameters<typeof aChildOf>[1] = {},
) {
  const family = await aFamily(service, given);
  await verifyChild(service.deps, commandLine, family.child.id, 'The papers agree.');
  return family;
}

/** The first guardian invites another parent by mail, who then agrees to the account too. */
export async function anotherGuardian(
  service: TestIdentity,
  { child, guardian }: { child: Person; guardian: Person },
  consent: Record<string, unknown> = {},
) {
  const parentEmail = `alan-${randomUUID()}@example.com`;
  const invitation = { params: { childId: child.id }, body: { email: parentEmail } };
  const invited = await guardian.caller.call(inviteGuardian, invitation);
  if (invited.statusCode !== 204) throw new Error(invited.body);
  const other = await aMemberOf(service, { fullName: 'Alan Young' });
  await agree(service, other, { child, parentEmail }, consent);
  return other;
}

/** Does something as if it were then. */
export async function at<T>(service: TestIdentity, then: Date, work: () => Promise<T>): Promise<T> {
  const { deps } = service;
  const { now } = deps;
  deps.now = () => then;
  try {
    return await work();
  } finally {
    deps.now = now;
  }
}

/** Gives the last profile event of a person. */
export async function toldOf(service: TestIdentity, id: string) {
  const [told] = await service.sql<{ data: Record<string, unknown> }[]>`
    select data from outbox where aggregate_id = ${id} and type = 'identity.profile.changed.v1'
    order by sequence desc limit 1`;
  return told?.data;
}

/** Runs what the clock brings for children, as if it were `then`. */
export async function passTime({ deps }: TestIdentity, then: Date): Promise<void> {
  const later = { ...deps, now: () => then };
  await applyDueChanges(later);
  await forgetRevoked(later);
}
