import { momentIn } from '@sidework/contracts/kernel/zoned-time';
import { type Ask, deedsBy, eventually, type Member } from './deeds.ts';
import { demoPassword } from './people.ts';

/** A job that a child is hired for, and what is said in its room. */
export const childsWork = {
  client: 'clara@demo.sidework.local',
  title: 'Reading with a second grader',
  dollars: 15,
  message: 'I read to my sister every evening, and I know a lot about dinosaurs.',
  messages: [
    ['client', 'Hello Leo! Could you begin at the library on Tuesday at four?'],
    ['child', 'Yes, I come right after school. Which book does he like?'],
    ['client', 'The one about the biggest dinosaurs. It is at the front desk.'],
    ['guardian', 'I bring him on the first day, then we can meet. He is home by half past five.'],
    ['child', 'We read two chapters today. He read one page alone!'],
  ] as [who: 'client' | 'child' | 'guardian', content: string][],
};

interface Working {
  child: Member;
  guardian: { token: string };
  jobId: string;
}

/** The child proposes, the client accepts, the guardian approves, and all write in the room of the job. */
export async function workAsChild(
  ask: Ask,
  gatewayUrl: string,
  { child, guardian, jobId }: Working,
) {
  const deeds = deedsBy(ask, gatewayUrl);
  const { client: email, title, dollars, message, messages } = childsWork;
  const session = await ask('POST', '/auth/v1/token?grant_type=password', undefined, {
    email,
    password: demoPassword,
  });
  const tokens = {
    child: child.token,
    guardian: guardian.token,
    client: String(session.access_token),
  };
  const proposalId = await eventually(() => deeds.propose(child, jobId, dollars, message));
  await ask('POST', `/api/proposals/${proposalId}/accept`, tokens.client, {});
  await eventually(() =>
    ask('POST', `/api/proposals/${proposalId}/approve-hire`, tokens.guardian, {}),
  );
  await eventually(() => ask('GET', `/api/rooms/${proposalId}`, tokens.client));
  for (const [who, content] of messages)
    await ask('POST', `/api/rooms/${proposalId}/messages`, tokens[who], { content });
  const service = await deeds.serviceOf(child, title);
  await deeds.moveOn(service, child, 'in_progress');
  await meet(ask, service, tokens);
}

/** The client proposes next Tuesday at four, the child agrees, and the guardian agrees too. */
async function meet(
  ask: Ask,
  service: string,
  tokens: { client: string; child: string; guardian: string },
) {
  const startsAt = nextTuesdayAtFour();
  const wish = { times: [startsAt], minutes: 60, timeZone };
  const proposed = await eventually(() =>
    ask('POST', `${service}/appointment-proposals`, tokens.client, wish),
  );
  const agree = `/api/appointment-proposals/${proposed.id}/agree`;
  const agreed = await ask('POST', agree, tokens.child, { startsAt });
  await eventually(() => ask('POST', `/api/appointments/${agreed.id}/confirm`, tokens.guardian));
}

const timeZone = 'America/New_York';
const dayMs = 86_400_000;

function nextTuesdayAtFour(): string {
  const day = new Date(Date.now() + 2 * dayMs);
  const days = (2 - day.getUTCDay() + 7) % 7;
  const tuesday = new Date(day.getTime() + days * dayMs).toISOString().slice(0, 10);
  return momentIn(timeZone, `${tuesday}T16:00`);
}
