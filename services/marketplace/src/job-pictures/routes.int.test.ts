import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { accountDeleted, profileChanged } from '@sidework/contracts/identity/events';
import {
  addJobPicture,
  removeJobPicture,
  servedJobPicture,
} from '@sidework/contracts/marketplace/job-pictures';
import { closeJob, getJob } from '@sidework/contracts/marketplace/jobs';
import { contentHidden } from '@sidework/contracts/network-chat/events';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob } from '../../test/builders.ts';
import { testMarketplace } from '../../test/service.ts';

const service = testMarketplace();
const picture = await sharp({
  create: { width: 1_600, height: 1_200, channels: 3, background: '#2b6' },
})
  .withExif({ IFD0: { Artist: 'Ada Marigold' } })
  .jpeg()
  .toBuffer();
const headers = { 'content-type': 'image/jpeg' };

let client: Actor;
let jobId: string;
beforeEach(async () => {
  client = await service.person();
  jobId = (await aJob(service.db, { clientId: client.id })).id;
});

const add = (by = client, id = jobId, body = picture) =>
  service.as(by).call(addJobPicture, { params: { jobId: id }, body: body as never, headers });
const seen = async (by = service.visitor) =>
  (await by.call(getJob, { params: { jobId } })).json().imageUrls as string[];
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const served = async (url: string) =>
  service.visitor.call(servedJobPicture, { params: { name: nameOf(url) } });

describe('pictures of a job', () => {
  it('are redrawn without what they say beside them, and shown to whoever sees the job', async () => {
    const reply = await add();
    expect(reply.statusCode, reply.body).toBe(200);
    const [url = ''] = await seen();
    expect(reply.json().imageUrls).toEqual([url]);
    const file = await served(url);
    expect(file.headers['content-type']).toBe('image/webp');
    expect(file.rawPayload.includes('Marigold')).toBe(false);
  });

  it('are ten at most, and fewer again once one is removed', async () => {
    await service.sql`update job_requests set pictures = array(
      select repeat(n::text, 32) || '.webp' from generate_series(0, 9) n) where id = ${jobId}`;
    expect((await add()).json().code).toBe('job_has_enough_pictures');
    const [{ name = '' } = {}] = await service.sql<{ name: string }[]>`
      select pictures[1] as name from job_requests where id = ${jobId}`;
    const remove = () =>
      service
        .as(client)
        .call(removeJobPicture, { params: { jobId, name: '0'.repeat(32) + '.webp' } });
    expect(name).toBe(`${'0'.repeat(32)}.webp`);
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(404);
    expect((await add()).statusCode).toBe(200);
  });

  it('are none of a job for young people, of somebody else, or of one that is over', async () => {
    const { id: youth } = await aJob(service.db, { clientId: client.id, category: 'lawn_mowing' });
    expect((await add(client, youth)).json().code).toBe('youth_job_has_no_pictures');
    expect((await add(await service.person())).statusCode).toBe(404);
    await service.as(client).call(closeJob, { params: { jobId } });
    expect((await add()).json().code).toBe('job_not_open');
  });

  it('are refused where they are no pictures', async () => {
    expect((await add(client, jobId, Buffer.from('<svg/>'))).statusCode).toBe(422);
    expect(await seen()).toEqual([]);
  });

  it('go, with the address, where their client is found to be a child', async () => {
    await add();
    const [url = ''] = await seen();
    await service.sql`insert into job_visits (job_request_id, address, wanted_days, changed_at)
      values (${jobId}, '12 Elm Street', '{}', now())`;
    await service.receive(
      profileChanged,
      {
        id: client.id,
        fullName: 'Kim Kid',
        avatarUrl: null,
        profession: null,
        location: null,
        userType: 'client',
        accountType: 'sidework_kids',
        roles: [],
        completedServicesAsProfessional: 0,
        guardianIds: [],
        mayAct: false,
      },
      { sequence: 1_000_000 },
    );
    expect((await served(url)).statusCode).toBe(404);
    const kept = await service.sql`select * from job_visits where job_request_id = ${jobId}`;
    expect(kept).toEqual([]);
  });

  it('are ten at most where eleven come at once', async () => {
    await service.sql`update job_requests set pictures = array(
      select repeat(n::text, 32) || '.webp' from generate_series(0, 7) n) where id = ${jobId}`;
    const replies = await Promise.all([add(), add(), add(), add()]);
    const codes = replies.map((reply) => reply.json().code ?? reply.statusCode).sort();
    expect(codes).toEqual([200, 200, 'job_has_enough_pictures', 'job_has_enough_pictures']);
    expect(await seen()).toHaveLength(10);
  });

  it('go with the account of their client, and where a moderator hides the job', async () => {
    await add();
    const [first = ''] = await seen();
    await service.receive(contentHidden, {
      reportId: randomUUID(),
      thing: 'job',
      subjectId: jobId,
    });
    expect((await served(first)).statusCode).toBe(404);
    jobId = (await aJob(service.db, { clientId: client.id })).id;
    await add();
    const [second = ''] = await seen();
    await service.receive(accountDeleted, { id: client.id });
    await service.doPersonTasks();
    expect((await served(second)).statusCode).toBe(404);
  });
});
