import type { AdultAccountType } from '@sidework/contracts/identity/profiles/account-types';
import { joinAsAdministrator } from './administrator.ts';
import { childsWork, workAsChild } from './child-at-work.ts';
import { keepContacts } from './contacts.ts';
import { teachCourses } from './courses.ts';
import { type Ask, askAt, eventually } from './deeds.ts';
import { holdEvents } from './events.ts';
import { joinAsFamily } from './family.ts';
import { gigs } from './gigs.ts';
import { jobs } from './jobs.ts';
import { showLicenses } from './licenses.ts';
import { moneyDeedsBy } from './money-deeds.ts';
import { olderJobs } from './older-jobs.ts';
import { disputed, paidWork, plumber } from './paid-work.ts';
import { demoPassword, emailOf, people } from './people.ts';
import { professionJobs } from './profession-jobs.ts';
import { proposals } from './proposals.ts';
import { tellMoments } from './tell-moments.ts';
import { live } from './timeline.ts';
import { weeksOf } from './weeks.ts';
import { work } from './work.ts';
import { youthJobs } from './youth-jobs.ts';

/** The demo is made on this platform. */
export interface DemoPlatform {
  gatewayUrl: string;
  /** Mails arrive here, because a parent agrees by one. */
  mailboxUrl: string;
  /** Opens the tables of a service as their owner, since no page lets anybody say when something was. */
  ownerUrlOf(service: string): string;
  /** Makes the person of this address an administrator, which no page can. */
  grantAdmin(email: string): Promise<unknown>;
}

export interface DemoAccount {
  /** The person is there to show this. */
  role: string;
  email: string;
  password: string;
  /** The secret of an authenticator app, where the account asks for its codes. */
  totpSecret?: string;
}

/** Fills a new platform through its own doors: demo people sign up, post, propose, hire, write and work. */
export async function loadDemo(
  { gatewayUrl, mailboxUrl, ownerUrlOf, grantAdmin }: DemoPlatform,
  log: (line: string) => void,
): Promise<DemoAccount[]> {
  const ask = askAt(gatewayUrl);
  const { steps, jobIds } = weeksOf(ask, gatewayUrl);
  const points = await live(steps);
  log(`${people.length} people`);
  const adultsJobs = jobs.length + professionJobs.length + olderJobs.length;
  log(`${adultsJobs} jobs around Newark, Austin and Portland, ${youthJobs.length} youth jobs`);
  log(`${proposals.length} proposals`);
  log(`${gigs.length} gigs, with pictures`);
  log('connections, a message request and reports that wait');
  log('saved searches that found something, and favorites');
  log('two years of books, with licenses in each state, tax estimates and statements');
  log('a vault of documents of every type, and trade with seven countries at sample rates');
  log(`${work.length} services in every stage, with conversations, deadlines and a review`);
  log(`a year of a plumber's work in ${paidWork.length} services, in each state of payment`);

  const { token, ...account } = await joinAsAdministrator(ask, grantAdmin);
  const administrator = { role: 'Administrator', ...account };
  await moneyDeedsBy(ask).decide(token, disputed);
  await keepContacts(ask, plumber.key);
  log('clients of the plumber without an account, with what is next');
  await showLicenses(ask, gatewayUrl, token);
  log('licenses of three trades and an ID that staff verified, and a license that waits for them');
  const family = await joinAsFamily(ask, mailboxUrl, token);
  await proposeAsChild(ask, family.child.token, jobIds.get(childsJob));
  await workAsChild(ask, gatewayUrl, { ...family, jobId: String(jobIds.get(childsWork.title)) });
  log(
    'a guardian with three children, one of whom works, writes in a job room and has friends, and an administrator',
  );
  await teachCourses(ask, { administrator: token, child: family.child.token });
  log('a course that is learned, one in review and one still a draft');
  await holdEvents(ask, {
    administrator: token,
    child: family.child,
    ownerUrl: ownerUrlOf('education-events'),
  });
  log('five events: one full, one with paid tickets, one over, one that a child asks to come to');
  await tellMoments(ownerUrlOf, points);
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

/** The marketplace hears a moment later that the child was verified. */
async function proposeAsChild(ask: Ask, token: string, jobId: string | undefined) {
  const body = { proposedCostCents: 2_000, message: childsMessage };
  await eventually(() => ask('POST', `/api/jobs/${jobId}/proposals`, token, body));
}
