import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StageKey } from '@sidework/contracts/client-services/stages';
import { termsVersion } from '@sidework/contracts/identity/terms/terms';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import type { DemoOffer } from './conversations.ts';
import { drawnPhoto } from './drawn-photo.ts';
import type { DemoGig } from './gigs.ts';
import type { DemoJob } from './jobs.ts';
import { type DemoPerson, demoPassword, emailOf } from './people.ts';
import { dayMs } from './timeline.ts';
import type { DemoReview, DemoWork } from './work.ts';

type Json = Record<string, unknown>;
export type Ask = (
  method: string,
  path: string,
  token?: string,
  /** A file is sent as it is, with its type in a header. */
  body?: Json | Buffer,
  headers?: Record<string, string>,
) => Promise<Json>;

/** A person who has joined, with a token that knows their account type. */
export interface Member {
  id: string;
  token: string;
}

/** Calls the gateway as one of the demo people does; anything but success ends the load with its text. */
export const askAt =
  (gatewayUrl: string): Ask =>
  async (method, path, token, body, headers) => {
    const response = await fetch(new URL(path, gatewayUrl), {
      method,
      headers: {
        ...(body && !Buffer.isBuffer(body) && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
        ...headers,
      },
      ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = (text ? JSON.parse(text) : {}) as Json;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
    return answer;
  };

/** An event reaches the other services a moment later; until then they refuse. */
export async function eventually<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      return await act();
    } catch {
      await sleep(200);
    }
  }
  return act();
}

/** The demo people act by the endpoints that the web app uses. */
export function deedsBy(ask: Ask, gatewayUrl: string) {
  return {
    /** Signs up and sets the profile up. */
    async join(person: DemoPerson): Promise<Member> {
      const email = emailOf(person);
      const { fullName, location, bio, accountType, profession } = person;
      const session = await ask('POST', '/auth/v1/signup', undefined, {
        email,
        password: demoPassword,
        data: {
          full_name: fullName,
          user_type: accountType === 'client' ? 'client' : 'professional',
          profession,
        },
      });
      const dateOfBirth = '1988-04-12';
      const agreedTerms = termsVersion;
      const said = { fullName, location, bio, accountType, dateOfBirth, agreedTerms };
      const setup = { ...said, ...(profession && { profession }) };
      await ask('PUT', '/api/profiles/me', String(session.access_token), setup);
      const renewed = await ask('POST', '/auth/v1/token?grant_type=refresh_token', undefined, {
        refresh_token: session.refresh_token,
      });
      return { id: (session.user as { id: string }).id, token: String(renewed.access_token) };
    },

    async post({ token }: Member, [, title, category, budget, place, description]: DemoJob) {
      const [minimum, maximum] = budget;
      const [location, latitude, longitude] = place;
      const cents = (dollars: number | null) => (dollars === null ? null : dollars * 100);
      const posted = await ask('POST', '/api/jobs', token, {
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

    async offer({ token }: Member, location: string, gig: DemoGig) {
      const [, title, category, dollars, pricingType, description, , offer] = gig;
      const priceCents = dollars === null ? null : dollars * 100;
      const said = { title, category, priceCents, pricingType, description, offer };
      const posted = await ask('POST', '/api/gigs', token, { ...said, location });
      return String(posted.id);
    },

    async keepHours({ token }: Member, timeZone: string) {
      const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '17:00' }));
      const lengths = { appointmentMinutes: 60, noticeHours: 24, travelMinutes: 30 };
      const hours = { timeZone, week, daysOff: [], ...lengths };
      await eventually(() => ask('PUT', '/api/working-hours', token, hours));
    },

    /** A file is sent as it is. */
    async addPicture({ token }: Member, gigId: string, picture: Buffer) {
      const response = await fetch(new URL(`/api/gigs/${gigId}/pictures`, gatewayUrl), {
        method: 'POST',
        headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
        body: new Uint8Array(picture),
      });
      if (!response.ok) throw new Error(`A picture of a gig: ${response.status}`);
    },

    async mark({ token }: Member, proposalId: string, mark: string) {
      await ask('POST', `/api/proposals/${proposalId}/mark`, token, { mark });
    },

    async propose({ token }: Member, jobId: string, dollars: number, message: string) {
      const proposal = await ask('POST', `/api/jobs/${jobId}/proposals`, token, {
        proposedCostCents: dollars * 100,
        message,
      });
      return String(proposal.id);
    },

    async hire({ token }: Member, proposalId: string) {
      await ask('POST', `/api/proposals/${proposalId}/accept`, token, {});
    },

    /** The service arrives by event, a moment after the hire. */
    async serviceOf({ token }: Member, title: string): Promise<string> {
      for (let tries = 0; tries < 500; tries += 1) {
        const list = await ask('GET', '/api/services?as=professional&limit=100', token);
        const service = (list.items as Json[]).find((each) => each.title === title);
        if (service) return `/api/services/${service.id}`;
        await sleep(20);
      }
      throw new Error(`The service "${title}" did not arrive.`);
    },

    /** Each side sets its day. */
    async plan(service: string, client: Member, professional: Member, given: DemoWork) {
      const { timeZone, deadlineInDays, estimateInDays } = given;
      if (deadlineInDays) {
        const deadline = dayFromNow(timeZone, deadlineInDays);
        await ask('PUT', `${service}/deadline`, client.token, { deadline, timeZone });
      }
      if (estimateInDays) {
        const estimatedCompletionDate = dayFromNow(timeZone, estimateInDays);
        const estimate = { estimatedCompletionDate, timeZone };
        await ask('PUT', `${service}/estimate`, professional.token, estimate);
      }
    },

    async moveOn(service: string, { token }: Member, progressStage: StageKey) {
      await ask('POST', `${service}/progress`, token, { progressStage });
    },

    /** Both sides write, so that both reviews are open. */
    async review(
      service: string,
      client: Member,
      professional: Member,
      { rating, comment }: DemoReview,
    ) {
      await ask('POST', `${service}/review`, client.token, { rating, comment });
      const ofClient = { rating: 5, comment: 'Easy to reach, and clear about the work.' };
      await ask('POST', `${service}/client-review`, professional.token, ofClient);
    },

    /** The sender has read the messages of the other before. */
    async write({ token }: Member, { id: receiverId }: Member, content: string) {
      const conversation = `/api/conversations/${receiverId}`;
      const { lastMessage } = await ask('GET', conversation, token);
      const { sequence, senderId } = (lastMessage ?? {}) as {
        sequence?: number;
        senderId?: string;
      };
      if (senderId === receiverId)
        await ask('POST', `${conversation}/read`, token, { upTo: sequence });
      await ask('POST', '/api/messages', token, { receiverId, content });
    },

    /** A photo with words, a sign under it, and a reply that quotes it. */
    async showPhotoInChat(
      { token, id: clientId }: Member,
      { token: professionalToken, id: receiverId }: Member,
      { name, content, answer }: { name: string; content: string; answer: string },
    ) {
      const url = new URL(`/api/attachments?name=${encodeURIComponent(name)}`, gatewayUrl);
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
        body: new Uint8Array(drawnPhoto(7)),
      });
      if (!response.ok) throw new Error(`A photo in a chat: ${response.status}`);
      const { id: attachmentId } = (await response.json()) as { id: string };
      const body = { receiverId, content, attachmentIds: [attachmentId] };
      const { id: replyToId } = await ask('POST', '/api/messages', token, body);
      const reaction = { reaction: 'thumbs_up' };
      await ask('PUT', `/api/messages/${replyToId}/reaction`, professionalToken, reaction);
      const reply = { receiverId: clientId, content: answer, replyToId };
      await ask('POST', '/api/messages', professionalToken, reply);
    },

    async offerInChat(
      { token }: Member,
      { id: receiverId }: Member,
      [, title, description, dollars]: DemoOffer,
    ) {
      const terms = { title, description, amountCents: dollars * 100, workingDays: 4 };
      const timeZone = 'America/New_York';
      await ask('POST', '/api/offers', token, { receiverId, ...terms, timeZone });
    },

    async readNotifications({ token }: Member) {
      const { items } = await ask('GET', '/api/notifications?limit=1', token);
      const [newest] = items as Json[];
      if (newest) await ask('POST', '/api/notifications/read-all', token, { upTo: newest.id });
    },

    /** On their own jobs, as who opens each of them. */
    async lookAtProposals({ token }: Member) {
      const { items: jobs } = await ask('GET', '/api/jobs/mine?limit=100', token);
      for (const { id, newCount } of jobs as Json[]) {
        if (!newCount) continue;
        const { items } = await ask('GET', `/api/jobs/${id}/proposals`, token);
        const proposalIds = (items as Json[]).map((proposal) => proposal.id);
        await ask('POST', `/api/jobs/${id}/proposals/seen`, token, { proposalIds });
      }
    },
  };
}

const dayFromNow = (timeZone: string, days: number) =>
  dayIn(timeZone, new Date(Date.now() + days * dayMs));
