import { bookkeeper, keepBooks } from './books.ts';
import { conversations, offersInChat, photosInChat } from './conversations.ts';
import { type Ask, deedsBy, type Member } from './deeds.ts';
import { drawnPhoto } from './drawn-photo.ts';
import { gigs } from './gigs.ts';
import { type DemoJob, jobs } from './jobs.ts';
import { moneyDeedsBy } from './money-deeds.ts';
import { meetPeople } from './network.ts';
import { olderJobs } from './older-jobs.ts';
import {
  bankAccount,
  deedsOfHired,
  type PaidWork,
  paidWork,
  payoutDaysAgo,
  plumber,
} from './paid-work.ts';
import { people } from './people.ts';
import { professionJobs } from './profession-jobs.ts';
import { proposals } from './proposals.ts';
import { saveThings } from './saved.ts';
import type { Step } from './timeline.ts';
import { tradeAbroad } from './trade.ts';
import { fillVault } from './vault.ts';
import { type DemoWork, work } from './work.ts';
import { youthJobs } from './youth-jobs.ts';

/** These people read their notifications and messages this many days ago: anything later is still new to them. */
const readers: [key: string, daysAgo: number][] = [
  ['clara', 1.8],
  ['marcus', 2.6],
  ['helen', 1.7],
  ['pat', 15.6],
  ['ruth', 3],
  ['sam', 4],
  ['devon', 3],
  ['arjun', 7],
  ['naomi', 5],
];

/** The acts of the demo people in the weeks before; `jobIds` holds the jobs by title once they are done. */
export function weeksOf(
  ask: Ask,
  gatewayUrl: string,
): { steps: Step[]; jobIds: Map<string, string> } {
  const deeds = deedsBy(ask, gatewayUrl);
  const money = moneyDeedsBy(ask);
  const members = new Map<string, Member>();
  const jobIds = new Map<string, string>();
  const gigIds = new Map<string, string>();
  const sent = new Map<string, { by: string; id: string }>();
  const member = (key: string) => known(members, key);

  const joining = people.map((person, index) => ({
    daysAgo: 420 - 4 * index,
    run: async () => void members.set(person.key, await deeds.join(person)),
  }));

  const post = (daysAgo: number, job: DemoJob) => {
    const [client, title] = job;
    const run = async () => void jobIds.set(title, await deeds.post(member(client), job));
    return { title, daysAgo, run };
  };
  const lately = [jobs, professionJobs, youthJobs].flatMap((list) =>
    list.map((job, index) => post(20.6 - (20.5 * index) / (list.length - 1), job)),
  );
  const posting = [...olderJobs.map(([daysAgo, job]) => post(daysAgo, job)), ...lately];
  const postedDaysAgo = new Map(posting.map(({ title, daysAgo }) => [title, daysAgo]));

  const proposing = proposals.map(([by, title, dollars, message]) => ({
    daysAgo: 0.94 * known(postedDaysAgo, title),
    async run() {
      const id = await deeds.propose(member(by), known(jobIds, title), dollars, message);
      sent.set(title, { by, id });
    },
  }));

  const homes = new Map(people.map(({ key, location }) => [key, location]));
  const offering = gigs.map((gig, index) => ({
    daysAgo: 24 - (23.5 * index) / (gigs.length - 1),
    async run() {
      const [by, title, , , , , pictures] = gig;
      const id = await deeds.offer(member(by), known(homes, by), gig);
      gigIds.set(title, id);
      await deeds.keepHours(member(by), zoneOf(known(homes, by)));
      for (let picture = 0; picture < pictures; picture += 1)
        await deeds.addPicture(member(by), id, drawnPhoto(index * 3 + picture));
    },
  }));

  // The first that waits on a client's newest job is the one that they like.
  const shortlisting = proposals.slice(-4).map(([, title]) => ({
    daysAgo: 0.02,
    async run() {
      const proposal = sent.get(title);
      const client = [...jobs, ...professionJobs].find((job) => job[1] === title)?.[0];
      if (proposal && client) await deeds.mark(member(client), proposal.id, 'shortlisted');
    },
  }));

  const reading = readers.map(([key, daysAgo]) => ({
    daysAgo,
    async run() {
      await deeds.readNotifications(member(key));
      await deeds.lookAtProposals(member(key));
    },
  }));

  function working(given: DemoWork): Step[] {
    const { title, stages, review } = given;
    const client = () => member(given.client);
    const professional = () => member(known(sent, title).by);
    let service = '';
    async function hire() {
      await deeds.hire(client(), known(sent, title).id);
      service = await deeds.serviceOf(professional(), title);
      await deeds.plan(service, client(), professional(), given);
    }
    return [
      { daysAgo: given.hiredDaysAgo, run: hire },
      ...stages.map(([daysAgo, stage]) => ({
        daysAgo,
        run: () => deeds.moveOn(service, professional(), stage),
      })),
      ...(deedsOfHired[title] ?? []).map((deed) => ({
        daysAgo: deed[0],
        run: () => money.act(service, { client: client(), professional: professional() }, deed),
      })),
      ...(review
        ? [{ ...review, run: () => deeds.review(service, client(), professional(), review) }]
        : []),
      ...(conversations[title] ?? []).map(([daysAgo, from, content]) => ({
        daysAgo,
        run: () =>
          from === 'client'
            ? deeds.write(client(), professional(), content)
            : deeds.write(professional(), client(), content),
      })),
      ...[photosInChat[title]].flatMap((photo) =>
        photo
          ? [
              {
                daysAgo: photo.daysAgo,
                run: () => deeds.showPhotoInChat(client(), professional(), photo),
              },
            ]
          : [],
      ),
      ...[offersInChat[title]].flatMap((offer) =>
        offer
          ? [{ daysAgo: offer[0], run: () => deeds.offerInChat(professional(), client(), offer) }]
          : [],
      ),
    ];
  }

  function paying(given: PaidWork): Step[] {
    const parties = () => ({ client: member(given.client), professional: member(given.by) });
    let service = '';
    return [
      {
        daysAgo: given.daysAgo,
        async run() {
          service = await money.propose(parties(), given);
        },
      },
      ...given.deeds.map((deed) => ({
        daysAgo: deed[0],
        run: () => money.act(service, parties(), deed),
      })),
    ];
  }

  const keepingClients = plumber.clients.map(([key, type, country, notes], index) => ({
    daysAgo: 360 - index,
    run: () => {
      const client = { clientId: member(key).id, type, country, notes };
      return money.addClient(member(plumber.key), client, 360 - index);
    },
  }));
  const choosingAccount = {
    daysAgo: payoutDaysAgo + 2,
    run: () => money.chooseAccount(member(plumber.key), bankAccount, payoutDaysAgo + 2),
  };
  const payingOut = {
    daysAgo: payoutDaysAgo,
    run: () => money.payOut(member(plumber.key), payoutDaysAgo),
  };

  return {
    jobIds,
    steps: [
      ...joining,
      ...posting,
      ...proposing,
      ...work.flatMap(working),
      ...keepingClients,
      ...paidWork.flatMap(paying),
      choosingAccount,
      payingOut,
      ...reading,
      ...offering,
      ...shortlisting,
      ...meetPeople(ask, member, (title) => known(gigIds, title)),
      ...saveThings(ask, member, (title) => known(gigIds, title)),
      { daysAgo: 0.5, run: () => keepBooks(ask, gatewayUrl, member(bookkeeper.key)) },
      { daysAgo: 0.4, run: () => tradeAbroad(ask, member(bookkeeper.key)) },
      ...fillVault(ask, gatewayUrl, () => member(bookkeeper.key)),
    ],
  };
}

function known<V>(all: Map<string, V>, key: string): V {
  const value = all.get(key);
  if (value === undefined) throw new Error(`The demo does not know "${key}" yet.`);
  return value;
}

/** The demo people live in three places. */
function zoneOf(home: string): string {
  if (home.includes('NJ')) return 'America/New_York';
  return home.includes('TX') ? 'America/Chicago' : 'America/Los_Angeles';
}
