import { look, type Subject } from './support/faces.ts';
import {
  join,
  joinOver,
  type NewPerson,
  openSignedIn,
  sessionBy,
  somebody,
  test,
} from './support/journey.ts';
import { personIn, worldOf } from './support/world.ts';

// A service worker asks for what it keeps by itself, past the answers that a face is made of.
test.use({ serviceWorkers: 'block' });

const openPages: Subject[] = [
  { path: '/' },
  { path: '/auth' },
  { path: '/jobs', reads: true, empty: 'No jobs found' },
  { path: '/jobs/:job', reads: true },
  { path: '/education', reads: true, empty: 'No courses found' },
  { path: '/course/8', reads: true },
  { path: '/verify' },
  { path: '/verify/AAAAAAAAAAAAAAAAAAAA' },
  { path: '/about' },
  { path: '/help' },
  { path: '/help/refunds' },
  { path: '/contact' },
  { path: '/privacy' },
  { path: '/terms' },
  { path: '/goodbye' },
  { path: '/oauth/consent' },
  { path: '/guardian/consent' },
  { path: '/no/such/page' },
];
const signedInPages: Subject[] = [
  { path: '/' },
  { path: '/profile-setup', reads: true },
  { path: '/jobs', reads: true, empty: 'No jobs found' },
  { path: '/jobs/:job', reads: true },
  { path: '/jobs/:filled', reads: true },
  { path: '/post-job' },
  { path: '/my-jobs', reads: true, empty: 'You have not posted a job yet' },
  { path: '/my-proposals', reads: true, empty: 'No proposals yet' },
  { path: '/my-courses', reads: true, empty: 'No courses yet' },
  { path: '/post-course' },
  { path: '/teaching', reads: true, empty: 'You teach no course yet' },
  { path: '/working-hours', reads: true },
  { path: '/appointments', reads: true, empty: 'No appointments yet' },
  { path: '/service-tracker', reads: true, empty: 'No services yet' },
  { path: '/my-services', reads: true, empty: "You haven't received any services yet." },
  { path: '/chat', reads: true, empty: 'No messages yet' },
  { path: '/chat?user=:other', reads: true },
  { path: '/license-tracker', reads: true, empty: 'No licenses yet' },
  { path: '/tax-tracker', reads: true },
  { path: '/tax-tracker?tab=calculator' },
  { path: '/tax-tracker?tab=import' },
  { path: '/tax-tracker?tab=mileage' },
  { path: '/tax-tracker?tab=recurring' },
  { path: '/tax-tracker?tab=rules' },
  { path: '/financial-reports?view=days' },
  { path: '/financial-reports', reads: true, empty: 'No financial data available' },
  { path: '/financial-reports?tab=income_statement&method=full' },
  { path: '/notifications', reads: true, empty: 'No notifications yet' },
  { path: '/settings/notifications', reads: true },
  { path: '/settings/security', reads: true },
  { path: '/settings/data', reads: true },
  { path: '/guardian', reads: true, empty: 'No children yet' },
  { path: '/guardian/consent-form?consent=0193d2a0-0000-7000-8000-0000000c0e5e' },
];

test.describe.configure({ timeout: 120_000 });

for (const subject of openPages)
  test(`a visitor's ${subject.path} has nothing for axe to say in any face`, async ({
    page,
    newPerson,
  }) => {
    let jobId = '';
    if (subject.path.includes(':job')) {
      const other = await newPerson();
      jobId = (await worldOf(other.request, await join(other, somebody())).job('A visible job')).id;
    }
    await look(page, subject, (path) => path.replace(':job', jobId));
  });

/** The worker and their counterpart are made once for all pages that a worker looks at. */
interface Settled {
  person: NewPerson;
  ids: { openJob: string; filledJob: string; other: string };
}

const settledTest = test.extend<object, { settled: Settled }>({
  settled: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      const [person, somebodyElse] = [
        somebody({ userType: 'professional' }),
        somebody({ userType: 'professional' }),
      ];
      const { access_token: otherToken } = await joinOver(request, somebodyElse);
      const { access_token: token } = await joinOver(request, person);
      const [world, otherWorld] = [worldOf(request, token), worldOf(request, otherToken)];
      const ids = await aWorkingWorld(world, otherWorld);
      await world.message(personIn(otherToken), 'Can you come on Tuesday?');
      await otherWorld.message(personIn(token), 'Yes, at nine.');
      await use({ person, ids: { ...ids, other: personIn(otherToken) } });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

for (const subject of signedInPages)
  settledTest(
    `${subject.path} of somebody signed in has nothing for axe to say in any face`,
    async ({ page, settled: { person, ids } }) => {
      const { email, password } = person;
      await openSignedIn(page, await sessionBy(page.request, 'password', { email, password }));
      await look(page, subject, (path) =>
        path
          .replace(':job', ids.openJob)
          .replace(':filled', ids.filledJob)
          .replace(':other', ids.other),
      );
    },
  );

type World = ReturnType<typeof worldOf>;

/** Titles without a blank move no page sideways. */
const longLink = 'https://www.example.com/kitchen-taps/brushed-nickel/4417';
const longWord = 'Kfz-Haftpflichtversicherungsunterlagen sortieren';

/** Jobs, proposals and services on both sides, so that no page is empty. */
async function aWorkingWorld(own: World, other: World) {
  const [openJob, filledJob] = [await own.job(longLink), await own.job(longWord)];
  await other.proposal(openJob.id);
  await own.hire((await other.proposal(filledJob.id)).id);
  const theirs = await other.job(longWord);
  await own.proposal((await other.job('Another job')).id);
  await other.hire((await own.proposal(theirs.id)).id);
  await own.progress((await own.service(longWord)).id, 'halfway');
  await own.books();
  return { openJob: openJob.id, filledJob: filledJob.id };
}
