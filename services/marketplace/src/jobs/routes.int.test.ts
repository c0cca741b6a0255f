import {
  closeJob,
  getJob,
  type JobPosting,
  type JobView,
  listOwnJobs,
  postJob,
} from '@sidework/contracts/marketplace/jobs';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { aJob, aPosting, aProposal } from '../../test/builders.ts';
import { testListing } from '../../test/listing.ts';

const { service, titles } = testListing();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('POST /jobs', () => {
  it('posts an open job of the caller with the values sent [JOBS-33, JOBS-31, JOBS-32, JOBS-57]', async () => {
    const client = await service.person({ accountType: 'client', userType: 'client', roles: [] });
    const posting = aPosting({ latitude: 40.73561, longitude: -74.17237 });
    const reply = await service.as(client).call(postJob, { body: posting });

    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ ...posting, status: 'open', isOwn: true });
    const [row] = await service.sql`select * from job_requests`;
    expect(row).toMatchObject({
      client_id: client.id,
      title: posting.title,
      description: posting.description,
      category: 'plumbing',
      budget_min_cents: 5_000,
      budget_max_cents: 12_000,
      location: 'Newark, NJ',
      latitude: 40.73561,
      longitude: -74.17237,
      status: 'open',
    });
    expect(await titles()).toEqual([posting.title]);
    const [event] = (await service.emitted('marketplace.job.posted.v1')).slice(-1);
    expect(event?.data).toMatchObject({ jobRequestId: reply.json().id, clientId: client.id });
  });

  it('refuses a visitor [JOBS-48, SEC-10]', async () => {
    const reply = await service.visitor.call(postJob, { body: aPosting() });
    expect(reply.statusCode).toBe(401);
    expect(await titles()).toEqual([]);
  });

  it('needs neither budgets, place nor coordinates [JOBS-43, JOBS-46]', async () => {
    const { title, description, category } = aPosting();
    const caller = service.as(await service.person());
    const reply = await caller.call(postJob, { body: { title, description, category } });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      budgetMinCents: null,
      budgetMaxCents: null,
      location: null,
      latitude: null,
    });
  });

  const bounds: [string, Partial<Record<keyof JobPosting, unknown>>, string, string | null][] = [
    ['no title [JOBS-36]', { title: undefined }, 'title', 'Title is required'],
    ['an empty title [JOBS-36]', { title: '' }, 'title', 'Title is required'],
    ['a title of blanks [JOBS-36]', { title: ' \t ' }, 'title', 'Title is required'],
    ['200 characters of title [JOBS-37]', { title: 'x'.repeat(200) }, 'title', null],
    [
      '200 characters of title between blanks [JOBS-36]',
      { title: ` ${'x'.repeat(200)} ` },
      'title',
      null,
    ],
    [
      '201 characters of title [JOBS-37]',
      { title: 'x'.repeat(201) },
      'title',
      'Title must be less than 200 characters',
    ],
    [
      '9 characters of description [JOBS-38]',
      { description: 'x'.repeat(9) },
      'description',
      'Description must be at least 10 characters',
    ],
    [
      '9 emoji of description [JOBS-38]',
      { description: '🔧'.repeat(9) },
      'description',
      'Description must be at least 10 characters',
    ],
    ['10 emoji of description [JOBS-38]', { description: '🔧'.repeat(10) }, 'description', null],
    [
      '2000 emoji of description [JOBS-39]',
      { description: '🔧'.repeat(2000) },
      'description',
      null,
    ],
    [
      '10 characters of description [JOBS-38]',
      { description: 'x'.repeat(10) },
      'description',
      null,
    ],
    [
      '2000 characters of description [JOBS-39]',
      { description: 'x'.repeat(2000) },
      'description',
      null,
    ],
    [
      '2001 characters of description [JOBS-39]',
      { description: 'x'.repeat(2001) },
      'description',
      'Description must be less than 2000 characters',
    ],
    ['no category [JOBS-40]', { category: undefined }, 'category', 'Category is required'],
    ['an unknown category [JOBS-40]', { category: 'lamps' }, 'category', 'Category is required'],
    [
      'a minimum of 0 [JOBS-41]',
      { budgetMinCents: 0 },
      'budgetMinCents',
      'Minimum budget must be positive',
    ],
    [
      'a negative minimum [JOBS-41]',
      { budgetMinCents: -1 },
      'budgetMinCents',
      'Minimum budget must be positive',
    ],
    [
      'a maximum of 0 [JOBS-42]',
      { budgetMaxCents: 0, budgetMinCents: undefined },
      'budgetMaxCents',
      'Maximum budget must be positive',
    ],
    [
      'a minimum above the maximum [JOBS-45]',
      { budgetMinCents: 12_001, budgetMaxCents: 12_000 },
      'budgetMinCents',
      'Minimum budget cannot be greater than maximum budget',
    ],
    [
      'equal budgets [JOBS-45]',
      { budgetMinCents: 12_000, budgetMaxCents: 12_000 },
      'budgetMinCents',
      null,
    ],
    ['200 characters of location [JOBS-44]', { location: 'x'.repeat(200) }, 'location', null],
    [
      '201 characters of location [JOBS-44]',
      { location: 'x'.repeat(201) },
      'location',
      'Location must be less than 200 characters',
    ],
    ['a latitude alone', { latitude: 40 }, 'longitude', 'Give both coordinates'],
  ];

  it.each(bounds)('takes or refuses %s', async (_case, change, field, text) => {
    const caller = service.as(await service.person());
    const reply = await caller.call(postJob, { body: { ...aPosting(), ...change } });
    expect(reply.statusCode).toBe(text === null ? 201 : 400);
    expect(reply.json().fields?.[field] ?? null).toBe(text);
    if (text !== null) expect(await titles()).toEqual([]);
  });

  it.each([
    ['title', { title: 'Rake, and ring 973-555-0199' }],
    ['description', { description: 'WhatsApp: 973-555-0199, do not tell your parents' }],
    ['location', { location: '99 Hidden Lane, Newark, NJ' }],
  ])('takes no %s of a youth job that says how its client is reached', async (field, given) => {
    const caller = service.as(await service.person());
    const post = (category: string) =>
      caller.call(postJob, { body: aPosting({ ...given, category }) });
    const reply = await post('raking_leaves');
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'contact_in_youth_job',
        fields: { [field]: expect.stringContaining('Please leave out phone numbers') },
      }),
    ]);
    expect(await titles()).toEqual([]);
    expect((await post('landscaping')).statusCode).toBe(201);
  });

  it('takes what the server sets only as the server sets it', async () => {
    const actor = await service.person();
    const post = (extra: object) =>
      service.as(actor).call(postJob, { body: { ...aPosting(), ...extra } });
    expect((await post({ clientId: actor.id, status: 'open' })).statusCode).toBe(201);
    expect((await post({ clientId: uuidv7() })).statusCode).toBe(403);
    expect((await post({ status: 'filled' })).statusCode).toBe(422);
    expect((await post({ createdAt: new Date().toISOString() })).json()).toMatchObject({
      code: 'unknown_field',
      fields: { createdAt: 'This field is not known here.' },
    });
  });

  it('refuses who may not act, whatever the token says', async () => {
    const held = await service.person({}, { mayAct: false });
    const reply = await service.as(held).call(postJob, { body: aPosting() });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      403,
      { code: 'contact_unconfirmed', message: 'Please confirm your email address' },
    ]);
  });

  it('refuses a kids account', async () => {
    const child = await service.person({ accountType: 'sidework_kids' });
    const reply = await service.as(child).call(postJob, { body: aPosting() });
    expect(reply.statusCode).toBe(403);
  });

  it('posts once for a repeated Idempotency-Key, and refuses another body under it', async () => {
    const caller = service.as(await service.person());
    const headers = { 'idempotency-key': uuidv7() };
    const replies = await Promise.all(
      [1, 2, 3].map(() => caller.call(postJob, { body: aPosting(), headers })),
    );
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(replies.map((reply) => reply.statusCode)).toEqual([201, 201, 201]);
    expect(replies.filter((reply) => reply.headers['idempotent-replayed']).length).toBe(2);
    expect(await titles()).toHaveLength(1);
    const other = await caller.call(postJob, { body: aPosting({ title: 'Other' }), headers });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('answers a repeat as at first, also where its client may not act any more', async () => {
    const client = await service.person();
    const post = (key: string) =>
      service.as(client).call(postJob, { body: aPosting(), headers: { 'idempotency-key': key } });
    const key = uuidv7();
    const first = await post(key);
    await service.sql`update people set may_act = false where id = ${client.id}`;
    const again = await post(key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const other = await post(uuidv7());
    expect([other.statusCode, other.json().code]).toEqual([403, 'contact_unconfirmed']);
  });
});

describe('GET /jobs/:jobId', () => {
  it('tells people who are signed in the name of the client and how often they hired, and visitors not', async () => {
    const client = await service.person({}, { fullName: 'Grace Client' });
    const job = await aJob(service.db, { clientId: client.id });
    const { id: hiredProfessionalId } = await service.person();
    const filled = { status: 'filled', hiredProfessionalId } as const;
    for (const ended of [filled, { status: 'closed' }] as const)
      await aJob(service.db, { clientId: client.id, ...ended });
    const args = { params: { jobId: job.id } };
    const stranger = await service.as(await service.person()).call(getJob, args);
    expect(stranger.json().client).toEqual({
      id: client.id,
      fullName: 'Grace Client',
      jobsPosted: 3,
      jobsFilled: 1,
      rating: null,
      reviewCount: 0,
    });
    expect((await service.visitor.call(getJob, args)).json().client).toBeNull();
  });

  it('shows a job that is not open to its client and its proposers only', async () => {
    const [client, proposer, stranger] = [
      await service.person(),
      await service.person(),
      await service.person(),
    ];
    const job = await aJob(service.db, { clientId: client.id, status: 'closed' });
    await aProposal(service.db, {
      by: proposer,
      jobRequestId: job.id,
      status: 'not_selected',
      decidedAt: new Date(),
    });
    const seenBy = async (caller: typeof service.visitor, jobId: string = job.id) =>
      (await caller.call(getJob, { params: { jobId } })).statusCode;
    expect(await seenBy(service.as(client))).toBe(200);
    expect(await seenBy(service.as(proposer))).toBe(200);
    expect(await seenBy(service.as(stranger))).toBe(404);
    expect(await seenBy(service.visitor)).toBe(401);
    expect(await seenBy(service.as(client), uuidv7())).toBe(404);
    expect(await seenBy(service.as(client), 'not-an-id')).toBe(404);
  });

  it('gives the hired professional the exact place', async () => {
    const hired = await service.person();
    const job = await aJob(service.db, {
      latitude: 40.73561,
      longitude: -74.17237,
      status: 'filled',
      hiredProfessionalId: hired.id,
    });
    await aProposal(service.db, {
      by: hired,
      jobRequestId: job.id,
      status: 'accepted',
      decidedAt: new Date(),
    });
    const reply = await service.as(hired).call(getJob, { params: { jobId: job.id } });
    expect(reply.json()).toMatchObject({ latitude: 40.73561, ownProposal: { status: 'accepted' } });
  });
});

describe('GET /jobs/mine', () => {
  it("lists the caller's jobs in any state with their counts of proposals", async () => {
    const client = await service.person();
    const first = await aJob(service.db, { clientId: client.id, createdAt: minutesAgo(3) });
    await aJob(service.db, { clientId: client.id, title: 'closed', status: 'closed' });
    await aJob(service.db, { title: 'of another' });
    await aProposal(service.db, { by: await service.person(), jobRequestId: first.id });
    await aProposal(service.db, {
      by: await service.person(),
      jobRequestId: first.id,
      status: 'withdrawn',
      decidedAt: new Date(),
    });
    const reply = await service.as(client).call(listOwnJobs);
    expect(
      reply.json().items.map((job: JobView) => [job.title, job.status, job.proposalCount]),
    ).toEqual([
      ['closed', 'closed', 0],
      ['Repair a leaking tap', 'open', 1],
    ]);
    expect((await service.visitor.call(listOwnJobs)).statusCode).toBe(401);
  });

  it('says of each how many proposals wait for an answer and are new, and who was hired', async () => {
    const client = await service.person();
    const hired = await service.person({}, { fullName: 'Naomi Feld' });
    const open = await aJob(service.db, { clientId: client.id, createdAt: minutesAgo(3) });
    const decided = { status: 'declined', decidedAt: new Date() } as const;
    for (const more of [{}, { isSeen: true }, decided])
      await aProposal(service.db, {
        by: await service.person(),
        jobRequestId: open.id,
        ...more,
      });
    await aJob(service.db, {
      clientId: client.id,
      status: 'filled',
      hiredProfessionalId: hired.id,
    });
    const { items } = (await service.as(client).call(listOwnJobs)).json();
    expect(items).toMatchObject([
      {
        status: 'filled',
        waitingCount: 0,
        newCount: 0,
        hired: { id: hired.id, fullName: 'Naomi Feld' },
      },
      { status: 'open', proposalCount: 3, waitingCount: 2, newCount: 1, hired: null },
    ]);
  });
});

describe('POST /jobs/:jobId/close', () => {
  it('closes the job, and proposals that waited are not selected', async () => {
    const client = await service.person();
    const job = await aJob(service.db, { clientId: client.id });
    await aProposal(service.db, { by: await service.person(), jobRequestId: job.id });
    const reply = await service.as(client).call(closeJob, { params: { jobId: job.id } });
    expect([reply.statusCode, reply.json().status]).toEqual([200, 'closed']);
    const [proposal] = await service.sql`select status from job_proposals`;
    expect(proposal?.status).toBe('not_selected');
    expect(await titles()).toEqual([]);
    const types = (await service.emitted()).slice(-3).map((event) => event.type);
    expect(types).toEqual([
      'marketplace.proposal.declined.v1',
      'marketplace.need.met.v1',
      'marketplace.job.closed.v1',
    ]);
  });

  it('refuses a visitor, a stranger, an unknown id and a job that is not open', async () => {
    const client = await service.person();
    const open = await aJob(service.db, { clientId: client.id });
    const closed = await aJob(service.db, { clientId: client.id, status: 'closed' });
    const by = async (caller: typeof service.visitor, jobId: string) =>
      (await caller.call(closeJob, { params: { jobId } })).statusCode;
    expect(await by(service.visitor, open.id)).toBe(401);
    expect(await by(service.as(await service.person()), open.id)).toBe(404);
    expect(await by(service.as(await service.person()), closed.id)).toBe(404);
    const proposer = await service.person();
    await aProposal(service.db, { by: proposer, jobRequestId: open.id });
    expect(await by(service.as(proposer), open.id)).toBe(403);
    const held = await service.person({}, { mayAct: false });
    const theirs = await aJob(service.db, { clientId: held.id });
    expect(await by(service.as(held), theirs.id)).toBe(403);
    expect(await by(service.as(client), uuidv7())).toBe(404);
    expect(await by(service.as(client), closed.id)).toBe(409);
  });
});
