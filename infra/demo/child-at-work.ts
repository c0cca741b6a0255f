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
  await deeds.moveOn(await deeds.serviceOf(child, title), child, 'in_progress');
}
