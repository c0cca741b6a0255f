import type { Actor } from '@sidework/chassis/http/actor';
import { catalogue } from '@sidework/contracts/catalogue';
import { createService } from '@sidework/contracts/client-services/crm';
import * as disputes from '@sidework/contracts/client-services/disputes';
import * as escrow from '@sidework/contracts/client-services/escrow';
import { childWordsWritten, disputeOpened } from '@sidework/contracts/client-services/events';
import * as extensions from '@sidework/contracts/client-services/extensions';
import * as negotiations from '@sidework/contracts/client-services/negotiations';
import * as reviews from '@sidework/contracts/client-services/reviews';
import * as work from '@sidework/contracts/client-services/services';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { childWordsAnswered } from '@sidework/contracts/network-chat/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aNegotiation, aReview, aService, completed } from '../test/builders.ts';
import { testClientServices } from '../test/service.ts';

const service = testClientServices();
const timeZone = 'America/New_York';
const contact = 'Text me 973-555-0142 tonight';
const doubtful = 'My house has a red door.';
const harmless = 'The rain did not stop until noon.';

let child: Actor;
let guardian: Actor;
let adult: Actor;
beforeEach(async () => {
  guardian = await service.person();
  child = await service.person(
    { accountType: 'sidework_kids' },
    { guardianIds: [guardian.id], fullName: 'Mia Kowalski' },
  );
  adult = await service.person();
});

const pause = () => service.sql`update people set may_act = false where id = ${child.id}`;
const aWork = (given: object = {}) =>
  aService(service.db, {
    client: adult,
    professional: child,
    isGuardianApproved: true,
    deadline: '2099-01-01',
    deadlineTimeZone: timeZone,
    ...given,
  });
const at = ({ id }: { id: string }) => ({ params: { serviceId: id } });
const halfway = { progressStage: 'halfway', progressPercentage: 50 } as const;
const terms = (reason: string) => ({ proposedAmountCents: 12_000, timeZone, reason });

interface Row {
  endpoint: Endpoint;
  by: 'child' | 'adult';
  args(text: string): Promise<{ params: Record<string, string>; body: object }>;
}

const ofTerms = (by: Row['by']): Row[] => [
  {
    endpoint: negotiations.proposeNegotiation,
    by,
    args: async (text) => ({ ...at(await aWork()), body: terms(text) }),
  },
  {
    endpoint: negotiations.counterNegotiation,
    by,
    args: async (text) => {
      const { id } = await aNegotiation(service.db, await aWork(), by === 'child' ? adult : child, {
        proposedAmountCents: 11_000,
      });
      return { params: { negotiationId: id }, body: terms(text) };
    },
  },
];

/** Every text that passes between a child and its client in work that a guardian approved. */
const rows: Row[] = [
  ...ofTerms('child'),
  ...ofTerms('adult'),
  {
    endpoint: work.progressService,
    by: 'child',
    args: async (reason) => ({
      ...at(await aWork(halfway)),
      body: { progressStage: 'in_progress', reason },
    }),
  },
  {
    endpoint: work.requestChanges,
    by: 'adult',
    args: async (reason) => ({ ...at(await aWork(completed())), body: { reason } }),
  },
];

const writerOf = ({ by }: Row) => (by === 'child' ? child : adult);
const written = async () =>
  (await service.emitted(childWordsWritten.type)).filter(({ data }) =>
    (data.childIds as string[]).includes(child.id),
  );
const saved = () => service.sql`
  select (select jsonb_agg(s order by id) from services s) as services,
    (select jsonb_agg(n order by id) from payment_negotiations n) as negotiations,
    (select jsonb_agg(c order by id) from stage_changes c) as stages`;

const cases = rows.map((row) => ({
  name: `${row.endpoint.method} ${row.endpoint.url}`,
  by: row.by,
  row,
}));

describe('a text between a child and its client [D-117]', () => {
  it.each(cases)('by $name of the $by is told to the guardian', async ({ row }) => {
    const reply = await service.as(writerOf(row)).call(row.endpoint, await row.args(harmless));
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    expect(await written()).toMatchObject([
      {
        data: {
          childIds: [child.id],
          writerId: writerOf(row).id,
          isHeld: false,
          texts: { reason: harmless },
        },
      },
    ]);
  });

  it.each(cases)('by $name of the $by is refused with contact details', async ({ row }) => {
    const args = await row.args(contact);
    const before = await saved();
    const reply = await service.as(writerOf(row)).call(row.endpoint, args);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'contact_in_words']);
    expect(reply.json().fields.reason).toMatch('leave out phone numbers');
    expect(await saved()).toEqual(before);
    expect(await written()).toMatchObject([{ data: { isHeld: true, texts: { reason: contact } } }]);
  });

  it.each(cases)(
    'by $name of the $by waits for a guardian where it is doubtful',
    async ({ row }) => {
      const args = await row.args(doubtful);
      const before = await saved();
      const send = () => service.as(writerOf(row)).call(row.endpoint, args);
      const reply = await send();
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'words_wait_for_guardian']);
      expect(reply.json().fields.reason).toMatch('A guardian looks at these words first');
      expect(await saved()).toEqual(before);
      const [asked] = await written();
      expect(asked?.data).toMatchObject({ isHeld: true, childIds: [child.id] });
      await service.receive(childWordsAnswered, {
        wordsId: String(asked?.data.id),
        writerId: writerOf(row).id,
        childId: child.id,
        marks: asked?.data.waiting as string[],
        answeredBy: guardian.id,
        isLetThrough: true,
        until: '2099-01-01T00:00:00.000Z',
      });
      expect((await send()).statusCode).toBeLessThan(300);
      expect(await saved()).not.toEqual(before);
    },
  );

  it.each(cases)('by $name of the $by waits for news of people', async ({ row }) => {
    const args = await row.args(harmless);
    const before = await saved();
    const reply = await service.hearingNothingFor(2_500, () =>
      service.as(writerOf(row)).call(row.endpoint, args),
    );
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'news_too_old']);
    expect(await saved()).toEqual(before);
  });

  it.each(cases.filter(({ by }) => by === 'adult'))(
    'by $name of the $by is refused while the child is paused',
    async ({ row }) => {
      const args = await row.args(harmless);
      await pause();
      const reply = await service.as(adult).call(row.endpoint, args);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'young_person_paused']);
      expect(await written()).toEqual([]);
    },
  );

  it('is in this table, or below', () => {
    const below = [
      // A child's work has new terms in the place of these.
      extensions.requestExtension,
      escrow.disputeService,
      // The cases of disputes have a test of their own.
      disputes.answerDispute,
      disputes.appealDecision,
      createService,
      reviews.submitReview,
      reviews.editReview,
      reviews.replyToReview,
      reviews.submitClientReview,
      reviews.editClientReview,
      reviews.replyToClientReview,
    ] as Endpoint[];
    const known = new Set<Endpoint>([...rows.map(({ endpoint }) => endpoint), ...below]);
    const gated = catalogue['client-services'].filter((each) => each.gated);
    expect(gated.filter((each) => !known.has(each))).toEqual([]);
  });
});

describe('the amount and the day of new terms [D-117]', () => {
  const propose = (by: Actor, serviceId: string, body: object) =>
    service.as(by).call(negotiations.proposeNegotiation, {
      params: { serviceId },
      body: { ...terms(harmless), ...body },
    } as never);

  it('are read by the guardian with the reason', async () => {
    const { id } = await aWork();
    await propose(adult, id, { proposedDeadline: '2099-03-01' });
    expect(await written()).toMatchObject([
      {
        data: {
          texts: {
            reason: harmless,
            proposedAmountCents: 'New total: $120.00',
            proposedDeadline: 'New deadline: March 1, 2099',
          },
        },
      },
    ]);
  });

  it.each(['propose', 'counter'])('stay near what was agreed on: %s', async (how) => {
    const far = async () => {
      const work = await aWork();
      if (how === 'propose') return propose(child, work.id, { proposedAmountCents: 97_355 });
      const { id } = await aNegotiation(service.db, work, adult, { proposedAmountCents: 11_000 });
      return service.as(child).call(negotiations.counterNegotiation, {
        params: { negotiationId: id },
        body: { ...terms(harmless), proposedAmountCents: 97_355 },
      });
    };
    const reply = await far();
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'terms_far_off']);
    expect(reply.json().fields.proposedAmountCents).toMatch('from $24.75 to $396.00');
    expect(await written()).toEqual([]);
  });

  it('between adults are as far apart as they like', async () => {
    const [client, professional] = [await service.person(), await service.person()];
    const { id } = await aService(service.db, { client, professional });
    const reply = await propose(client, id, { proposedAmountCents: 97_355 });
    expect(reply.statusCode, reply.body).toBe(201);
  });
});

describe('a dispute about a child’s work [D-117]', () => {
  const dispute = async (reason: string, by: () => Actor) => {
    const held = { paymentStatus: 'escrowed', escrowedAmountCents: 9_900 } as const;
    const { id } = await aWork(held);
    if (by() === adult) await pause();
    const reply = await service
      .as(by())
      .call(escrow.disputeService, { params: { serviceId: id }, body: { reason } });
    expect(reply.statusCode, reply.body).toBe(200);
    const told = await service.emitted(disputeOpened.type);
    const [kept] = await service.sql`select reason from disputes where service_id = ${id}`;
    return { kept, told: told.find(({ data }) => data.serviceId === id)?.data.reason };
  };

  it.each([
    ['of a client of a paused child', harmless, () => adult],
    ['of a child with contact details', contact, () => child],
  ])('%s goes through, and the moderators alone read its words', async (_, reason, by) => {
    expect(await dispute(reason, by)).toEqual({
      kept: { reason },
      told: 'These words were held back. A guardian can read them.',
    });
    expect(await written()).toMatchObject([{ data: { isHeld: true, texts: { reason } } }]);
  });

  it('tells the client what a child wrote of its work', async () => {
    expect((await dispute(harmless, () => child)).told).toBe(harmless);
  });
});

describe('the review of a child’s work [D-117]', () => {
  const reviewed = async () => {
    const done = await aWork(completed());
    await aReview(service.db, {
      serviceId: done.id,
      clientId: adult.id,
      professionalId: child.id,
      comment: contact,
      reply: contact,
      repliedAt: new Date(),
    });
    return done;
  };

  it('has stars and phrases, and no words', async () => {
    const done = await aWork(completed());
    const review = (body: object, by = adult) =>
      service.as(by).call(reviews.submitReview, { ...at(done), body });
    const refused = await review({ rating: 5, comment: harmless });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'review_in_phrases']);
    const reply = await review({ rating: 5, phrases: ['on_time', 'careful'] });
    expect([reply.statusCode, reply.json().phrases]).toEqual([201, ['on_time', 'careful']]);
    const edited = await service.as(adult).call(reviews.editReview, {
      ...at(done),
      body: { rating: 4, comment: harmless },
    });
    expect(edited.statusCode).toBe(422);
    const answered = await service.as(child).call(reviews.replyToReview, {
      ...at(done),
      body: { reply: harmless },
    });
    expect([answered.statusCode, answered.json().code]).toEqual([403, 'kids_do_not_reply']);
  });

  it('shows nobody what was written once, and keeps it', async () => {
    const done = await reviewed();
    const query = { professionalId: child.id };
    const shown = [
      ...(await Promise.all(
        [adult, child].map((by) => service.as(by).call(reviews.listReviews, { query })),
      )),
      ...(await Promise.all(
        [adult, child, guardian].map((by) => service.as(by).call(work.getService, at(done))),
      )),
    ];
    for (const reply of shown) {
      expect(reply.statusCode).toBe(200);
      expect(reply.body).not.toContain('973-555');
    }
    const [kept] =
      await service.sql`select comment, reply from reviews where service_id = ${done.id}`;
    expect(kept).toEqual({ comment: contact, reply: contact });
  });
});

it('the deadline of a paused child’s work stays as it is', async () => {
  const running = await aWork();
  const set = () =>
    service.as(adult).call(work.setDeadline, {
      ...at(running),
      body: { deadline: '2099-03-01', timeZone },
    });
  const old = await service.hearingNothingFor(2_500, set);
  expect([old.statusCode, old.json().code]).toEqual([503, 'news_too_old']);
  await pause();
  const reply = await set();
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'young_person_paused']);
  const [kept] = await service.sql`select deadline::text from services where id = ${running.id}`;
  expect(kept).toEqual({ deadline: '2099-01-01' });
});
