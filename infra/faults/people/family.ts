import { setTimeout as sleep } from 'node:timers/promises';
import { profileChanged } from '@sidework/contracts/identity/events';
import {
  type ConsentMethod,
  consentPolicyVersion,
} from '@sidework/contracts/identity/family/consents';
import type { KidsPermit } from '@sidework/contracts/identity/kids/kids';
import postgres from 'postgres';
import { consentCodeTo, consentLinkTo } from '../../demo/consent-link.ts';
import { serviceSchemas } from '../../local/services.ts';
import { inEach } from '../invariants/invariant.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { type Call, type Json, type Request, refusal } from './caller.ts';
import { password, renew, sessionIn } from './people.ts';

/** A person of a family, with everything that no stranger may ever read of them. */
export interface Relative {
  id: string;
  email: string;
  token: string;
  /** The private facts kept of them, word by word. */
  secrets: string[];
}

export interface Family {
  child: Relative;
  guardian: Relative;
}

/** A card that the sandbox accepts. */
const card = { number: '4242 4242 4242 4242', expiry: '12/39', code: '123', name: 'G Quill' };

const verifyingReason = 'The school ID was shown by video.';

/** The people `$1` of whom a service knows less than identity has told. */
const notKnownYet = inEach(
  serviceSchemas.filter((schema) => schema !== 'identity'),
  (schema) => `
    select '${schema}' as schema, told.aggregate_id from identity.outbox told
    left join ${schema}.people person on person.id::text = told.aggregate_id
    where told.type = '${profileChanged.type}' and told.aggregate_id = any($1)
      and coalesce(person.sequence, 0) < told.sequence`,
);

/** Makes families as people do: by the forms, the mail and the staff's queue. */
export function familiesAt({ mailboxUrl, databaseUrl }: PlatformUnderTest, call: Call) {
  const done = async (request: Request): Promise<Json> => {
    const answer = await call(request);
    if (answer.status >= 300) throw refusal(request, answer);
    return answer.body;
  };

  let days = 0;
  /** Another one each time, so that whose it is can be told. */
  const aDayIn = (year: number) => {
    days += 1;
    return new Date(Date.UTC(year, 0, days)).toISOString().slice(0, 10);
  };

  /** Gives the token of the account with its profile. */
  async function join(email: string, fullName: string, setup: Json) {
    const body = { email, password, data: { full_name: fullName, user_type: 'professional' } };
    const signedUp = await done({ method: 'POST', path: '/auth/v1/signup', body });
    const { token, refreshToken } = sessionIn(signedUp);
    const profile = { fullName, timeZone: 'America/New_York', ...setup };
    await done({ method: 'PUT', path: '/api/profiles/me', token, body: profile });
    const id = String((signedUp.user as Json).id);
    return { id, token: (await renew(call, refreshToken)).token };
  }

  async function aGuardian(name: string): Promise<Relative> {
    const email = `${name}-guardian@families.sidework.local`;
    const location = `48 ${name} Guardian Lane, Trenton, NJ`;
    const dateOfBirth = aDayIn(1979);
    const setup = { location, dateOfBirth, accountType: 'client' };
    const { id, token } = await join(email, `Gwendolyn ${name}quill`, setup);
    return { id, email, token, secrets: [email, `48 ${name}`, dateOfBirth] };
  }

  /** A child that has asked its parent, who has not answered. */
  async function aChild(name: string, parentEmail: string): Promise<Relative> {
    const email = `${name}-child@families.sidework.local`;
    // A child's name has no digits.
    const spelled = name.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
    const dateOfBirth = aDayIn(2011);
    const digits = dateOfBirth.replaceAll(/\D/g, '').slice(2);
    const parent = { parentName: `Gwen ${name}parent`, parentPhone: `+1 609 5${digits}` };
    const setup = {
      ...parent,
      parentEmail,
      dateOfBirth,
      accountType: 'sidework_kids',
      location: `17 ${name} Child Street, ${name}burg, NJ`,
    };
    const { id, token } = await join(email, `Kit ${spelled}finch`, setup);
    const secrets = [
      email,
      parentEmail,
      parent.parentName,
      `609 5${digits}`,
      `6095${digits}`,
      dateOfBirth,
      `${spelled}finch`,
      `17 ${name}`,
      `${name}burg`,
    ];
    return { id, email, token, secrets };
  }

  const mailedLink = async (parentEmail: string) => ({
    link: await consentLinkTo(mailboxUrl, parentEmail),
    parentEmail,
  });

  async function consent(
    guardian: Relative,
    childId: string,
    { link, parentEmail }: Awaited<ReturnType<typeof mailedLink>>,
    permits: string[],
    method: ConsentMethod = 'card',
  ) {
    const { token } = guardian;
    const path = '/api/consent-requests/code';
    const { sentTo } = await done({ method: 'POST', path, token, body: link });
    return done({
      method: 'POST',
      path: '/api/consent-requests/use',
      token,
      body: {
        ...(sentTo !== null && { code: await consentCodeTo(mailboxUrl, parentEmail) }),
        ...link,
        childId,
        permits,
        account: true,
        method,
        ...(method === 'card' && { card }),
        policyVersion: consentPolicyVersion,
      },
    });
  }

  /** Waits until every service knows of these people what identity told last. */
  async function untilKnown(people: Relative[]): Promise<void> {
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    const ids = people.map(({ id }) => id);
    try {
      for (let tries = 0; tries < 100; tries += 1) {
        const behind = await sql.unsafe(notKnownYet, [ids]);
        if (behind.length === 0) return;
        await sleep(100);
      }
    } finally {
      await sql.end();
    }
    throw new Error(`Not every service has heard of ${people.map(({ email }) => email)}.`);
  }

  return {
    aGuardian,
    aChild,
    mailedLink,
    consent,
    untilKnown,
    /** A family whose child may act: consent by card, verified by `staff`. */
    async aVerifiedFamily(
      name: string,
      staff: string,
      permits: KidsPermit[] = ['messaging', 'paid_work'],
    ): Promise<Family> {
      const guardian = await aGuardian(name);
      const child = await aChild(name, guardian.email);
      const link = await mailedLink(guardian.email);
      await consent(guardian, child.id, link, permits);
      const path = `/api/admin/verifications/${child.id}/verify`;
      await done({ method: 'POST', path, token: staff, body: { reason: verifyingReason } });
      await untilKnown([child, guardian]);
      return { child, guardian };
    },
  };
}
