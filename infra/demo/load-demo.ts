import { setTimeout as sleep } from 'node:timers/promises';
import type { AdultAccountType } from '@sidework/contracts/identity/accounts';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { joinAsAdministrator } from './administrator.ts';
import { joinAsFamily } from './family.ts';
import { type DemoJob, jobs } from './jobs.ts';
import { type DemoPerson, demoPassword, emailOf, people } from './people.ts';
import { proposals } from './proposals.ts';
import { type DemoWork, work } from './work.ts';
import { youthJobs } from './youth-jobs.ts';

type Json = Record<string, unknown>;

/** Calls the gateway as one of the demo people does; anything but success ends the load with its text. */
async function call(gatewayUrl: string, method: string, path: string, token?: string, body?: Json) {
  const response = await fetch(new URL(path, gatewayUrl), {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = (text ? JSON.parse(text) : {}) as Json;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
  return answer;
}

/** What the demo is made on. */
export interface DemoPlatform {
  gatewayUrl: string;
  /** Where mails arrive: a parent agrees by one. */
  mailboxUrl: string;
  /** Makes the person of this address an administrator, which no page can. */
  grantAdmin(email: string): Promise<unknown>;
}

export interface DemoAccount {
  /** What this person is there to show. */
  role: string;
  email: string;
  password: string;
  /** What an authenticator app is set up with, where the account asks for its codes. */
  totpSecret?: string;
}

/** Fills a new platform through its own doors: demo people sign up, post, propose, hire and work. */
export async function loadDemo(
  platform: DemoPlatform,
  log: (line: string) => void,
): Promise<DemoAccount[]> {
  const demo = demoAt(platform.gatewayUrl);
  const tokens = new Map<string, string>();
  for (const person of people) tokens.set(person.key, await demo.join(person));
  log(`${people.length} people`);
  const tokenOf = (key: string) => tokens.get(key) ?? '';

  const jobIds = new Map<string, string>();
  for (const job of [...jobs, ...youthJobs]) {
    const [client, title] = job;
    jobIds.set(title, await demo.post(tokenOf(client), job));
  }
  log(`${jobs.length} jobs around Newark, Austin and Portland, ${youthJobs.length} youth jobs`);

  const proposalIds = new Map<string, { id: string; by: string }>();
  for (const [by, title, dollars, message] of proposals)
    proposalIds.set(title, {
      by,
      id: await demo.propose(tokenOf(by), jobIds.get(title), dollars, message),
    });
  log(`${proposals.length} proposals`);

  for (const each of work) {
    const proposal = proposalIds.get(each.title);
    if (!proposal) throw new Error(`Nobody proposed on "${each.title}".`);
    const [client, professional] = [tokenOf(each.client), tokenOf(proposal.by)];
    await demo.hire(client, proposal.id);
    await demo.workTogether(client, professional, each);
  }
  log(`${work.length} services in every stage, with deadlines and a review`);

  const { administrator, family } = await demo.joinStaffAndFamily(platform);
  await demo.proposeAsChild(family.child.token, jobIds.get(childsJob));
  log('a guardian with three children, one of whom may take youth jobs, and an administrator');
  const password = demoPassword;
  return [
    ...people.map((person) => ({
      role: person.profession ?? labels[person.accountType],
      email: emailOf(person),
      password,
    })),
    { role: 'Guardian', email: family.guardian.email, password },
    { role: 'Kids account', email: family.child.email, password },
    administrator,
  ];
}

const childsJob = 'Walk a calm old dog after school';
const childsMessage = 'I love dogs, and I can come at four every day.';

const labels: Record<AdultAccountType, string> = {
  client: 'Client',
  gig_worker: 'Gig worker',
  business_professional: 'Business professional',
};

function demoAt(gatewayUrl: string) {
  const request = (method: string, path: string, token?: string, body?: Json) =>
    call(gatewayUrl, method, path, token, body);

  return {
    /** Signs up and sets the profile up; gives a token that knows the account type. */
    async join(person: DemoPerson): Promise<string> {
      const email = emailOf(person);
      const { fullName, location, bio, accountType, profession } = person;
      const session = await request('POST', '/auth/v1/signup', undefined, {
        email,
        password: demoPassword,
        data: {
          full_name: fullName,
          user_type: accountType === 'client' ? 'client' : 'professional',
          profession,
        },
      });
      const dateOfBirth = '1988-04-12';
      const said = { fullName, location, bio, accountType, dateOfBirth };
      const setup = { ...said, ...(profession && { profession }) };
      await request('PUT', '/api/profiles/me', String(session.access_token), setup);
      const renewed = await request('POST', '/auth/v1/token?grant_type=refresh_token', undefined, {
        refresh_token: session.refresh_token,
      });
      return String(renewed.access_token);
    },

    async post(token: string, [, title, category, budget, place, description]: DemoJob) {
      const [minimum, maximum] = budget;
      const [location, latitude, longitude] = place;
      const cents = (dollars: number | null) => (dollars === null ? null : dollars * 100);
      const posted = await request('POST', '/api/jobs', token, {
        title,
        description,
        category,
        budgetMinCents: cents(minimum),
        budgetMaxCents: cents(maximum),
        location,
        latitude,
        longitude,
      });
      return String(posted.id);
    },

    async propose(token: string, jobId: string | undefined, dollars: number, message: string) {
      const proposal = await request('POST', `/api/jobs/${jobId}/proposals`, token, {
        proposedCostCents: dollars * 100,
        message,
      });
      return String(proposal.id);
    },

    /** That the child was verified reaches the marketplace a moment later. */
    async proposeAsChild(token: string, jobId: string | undefined) {
      const body = { proposedCostCents: 2_000, message: childsMessage };
      const send = () => request('POST', `/api/jobs/${jobId}/proposals`, token, body);
      for (let tries = 0; tries < 50; tries += 1) {
        const isSent = await send().then(
          () => true,
          () => false,
        );
        if (isSent) return;
        await sleep(200);
      }
      await send();
    },

    async joinStaffAndFamily({ mailboxUrl, grantAdmin }: DemoPlatform) {
      const { token, ...account } = await joinAsAdministrator(request, grantAdmin);
      const family = await joinAsFamily(request, mailboxUrl, token);
      return { administrator: { role: 'Administrator', ...account }, family };
    },

    hire: (token: string, proposalId: string) =>
      request('POST', `/api/proposals/${proposalId}/accept`, token, {}),

    /** Each side sets its day, the professional moves the work, and the client says how it was. */
    async workTogether(client: string, professional: string, given: DemoWork) {
      const { title, stage, timeZone, deadlineInDays, estimateInDays, review } = given;
      const service = `/api/services/${await serviceOf(professional, title)}`;
      if (deadlineInDays) {
        const deadline = dayFromNow(timeZone, deadlineInDays);
        await request('PUT', `${service}/deadline`, client, { deadline, timeZone });
      }
      if (estimateInDays) {
        const estimatedCompletionDate = dayFromNow(timeZone, estimateInDays);
        const estimate = { estimatedCompletionDate, timeZone };
        await request('PUT', `${service}/estimate`, professional, estimate);
      }
      await request('POST', `${service}/progress`, professional, { progressStage: stage });
      if (review) await request('POST', `${service}/review`, client, review);
    },
  };

  /** The service arrives by event, a moment after the hire. */
  async function serviceOf(token: string, title: string): Promise<string> {
    for (let tries = 0; tries < 100; tries += 1) {
      const list = await request('GET', '/api/services?as=professional&limit=100', token);
      const service = (list.items as Json[]).find((each) => each.title === title);
      if (service) return String(service.id);
      await sleep(100);
    }
    throw new Error(`The service "${title}" did not arrive.`);
  }
}

const dayMs = 24 * 60 * 60 * 1000;

const dayFromNow = (timeZone: string, days: number) =>
  dayIn(timeZone, new Date(Date.now() + days * dayMs));
