import { createHash } from 'node:crypto';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import webPush from 'web-push';
import type { Deps } from '../deps.ts';
import { openKeys } from './keys.ts';
import {
  claimDuePushes,
  type DuePush,
  deletePush,
  forgetBrowser,
  type KeyPair,
  putPushOff,
} from './queries.ts';

type Sending = Pick<Deps, 'db' | 'config' | 'log'>;

const mostAttempts = 8;
/** Seconds for which a push service keeps a message for a browser that is off. */
const keptFor = 24 * 3_600;
const answerWithin = 10_000;

/** Sends what is due, each until the browser's push service takes it, refuses it or eight attempts have failed. */
async function sendPushes(deps: Sending): Promise<number> {
  const due = await claimDuePushes(deps.db);
  if (due.length === 0) return 0;
  const keys = await openKeys(deps.db);
  await Promise.all(due.map((push) => send(deps, push, keys)));
  return due.length;
}

async function send({ db, config, log }: Sending, push: DuePush, keys: KeyPair): Promise<void> {
  const outcome = await post(push, keys, config.MAIL_FROM).catch((error: Error) => error.message);
  const { id: pushId, attempts } = push;
  switch (judge(outcome, attempts)) {
    case 'sent':
      return deletePush(db, pushId);
    case 'gone':
      return forgetBrowser(db, push.subscriptionId);
    case 'later':
      return putPushOff(db, pushId, 2 ** attempts);
    case 'given up':
      log.warn({ pushId, outcome }, 'a push was given up');
      return deletePush(db, pushId);
  }
}

/** Gives the status of the answer. The address was checked when it was given, and a redirect would lead past that check. */
async function post({ message, endpoint, p256dh, auth }: DuePush, keys: KeyPair, from: string) {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${/<(.*)>$/.exec(from)?.[1] ?? from}`, ...keys },
      TTL: keptFor,
      urgency: 'normal',
      topic: topicOf(message.tag),
    },
  );
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(answerWithin),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** A push service that still holds an older one with this topic replaces it (RFC 8030, 5.4). */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** `outcome` is a status of RFC 8030, or the name of the failure where there was no answer. */
function judge(outcome: number | string, attempts: number): 'sent' | 'gone' | 'later' | 'given up' {
  if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) return 'sent';
  if (outcome === 404 || outcome === 410) return 'gone';
  const mayPass = typeof outcome === 'string' || outcome === 429 || outcome >= 500;
  return mayPass && attempts < mostAttempts ? 'later' : 'given up';
}

export const sendPushesJob: BackgroundJob<Deps> = {
  name: 'send-pushes',
  every: 5_000,
  wokenBy: 'push',
  run: async (deps) => (await sendPushes(deps)) > 0,
};
