import { listIncomeRecords } from '@sidework/contracts/schema/business-tools/income-records';
import { getAppointmentProposal } from '@sidework/contracts/schema/client-services/appointment-proposals';
import { listAppointments } from '@sidework/contracts/schema/client-services/appointments';
import { listFreeTimes } from '@sidework/contracts/schema/client-services/bookings';
import { listServiceDisputes } from '@sidework/contracts/schema/client-services/disputes';
import { listExpenses } from '@sidework/contracts/schema/client-services/expenses';
import { listServicePapers } from '@sidework/contracts/schema/client-services/invoices';
import { listMilestones } from '@sidework/contracts/schema/client-services/milestones';
import { listOwnAppointments } from '@sidework/contracts/schema/client-services/own-appointments';
import { listReviewsOfClient } from '@sidework/contracts/schema/client-services/reviews';
import { listSavedCards } from '@sidework/contracts/schema/client-services/saved-cards';
import { listServiceSteps } from '@sidework/contracts/schema/client-services/service-steps';
import { listServices } from '@sidework/contracts/schema/client-services/services';
import { listContracts } from '@sidework/contracts/schema/client-services/work-contracts';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { getTermsAgreement, termsVersion } from '@sidework/contracts/schema/identity/terms/terms';
import { getFavorite } from '@sidework/contracts/schema/marketplace/favorites';
import { listFittingPeople } from '@sidework/contracts/schema/marketplace/invitations';
import { getJobVisit } from '@sidework/contracts/schema/marketplace/job-visits';
import { listFittingJobs } from '@sidework/contracts/schema/marketplace/jobs';
import { searchPlaces } from '@sidework/contracts/schema/marketplace/places';
import { listOwnProposals } from '@sidework/contracts/schema/marketplace/proposals';
import { getChatPreferences } from '@sidework/contracts/schema/network-chat/chat-preferences';
import { getUnreadCounts } from '@sidework/contracts/schema/network-chat/conversations';
import { getKnownGoers } from '@sidework/contracts/schema/network-chat/known-goers';
import { listRooms } from '@sidework/contracts/schema/network-chat/rooms';
import { getSharedHistory } from '@sidework/contracts/schema/network-chat/shared-history';
import { getToday } from '@sidework/contracts/schema/network-chat/today';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { firstStepsKey } from '../src/features/first-day/first-steps-key.ts';
import type { Answer, Args, Endpoint } from '../src/lib/endpoint-types.ts';
import { keep } from '../src/lib/kept.ts';
import { anAuthUser, anOwnProfile } from './builders.ts';

export interface Received {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

type Handler = (request: Received) => unknown;

interface Answerer {
  endpoint: Endpoint;
  pattern: RegExp;
  handle: Handler;
}

/** Thrown by a handler to refuse. */
export class Refused extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    const { retryAfterSeconds } = more;
    this.headers = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {};
    // `/api` reads code and message, `/auth/v1` error_code and msg as well.
    this.body = {
      code,
      error_code: code,
      message,
      msg: message,
      requestId: 'test-request',
      ...more,
    };
  }
}

export const refuse = (
  status: number,
  code: string,
  message: string,
  more?: Record<string, unknown>,
): never => {
  throw new Refused(status, code, message, more);
};

class NewerAnswer {
  readonly content: unknown;

  constructor(content: unknown) {
    this.content = content;
  }
}

/** A newer release may answer so; no contract of this release checks it. */
export const answerNewer = (content: unknown): never => {
  throw new NewerAnswer(content);
};

/**
 * Stands for the platform in tests of screens. It is made from the contracts: what a screen sends is checked
 * against their schemas, and what a test lets it answer too, so neither can drift from the real thing.
 * Call it once in a file; answers given in a test are forgotten after it.
 */
export function fakeServer() {
  let answerers: Answerer[] = [];
  let received: { endpoint: Endpoint; request: Received }[] = [];
  let faults: string[] = [];
  let isReachable = true;
  const realFetch = globalThis.fetch;

  beforeEach(() => {
    globalThis.fetch = answer;
    // The first day of who signs in during a test is over.
    keep('localStorage', firstStepsKey(anAuthUser().id), true);
    // The header of everyone who is signed in asks for it.
    on(getUnreadCounts, () => ({ messages: 0, notifications: 0 }));
    // The menu of a child asks whether it has earned anything.
    on(listIncomeRecords, () => ({ items: [], nextCursor: null }));
    // Today asks those who have not agreed to the latest terms.
    on(getTermsAgreement, () => ({
      version: termsVersion,
      agreedVersion: termsVersion,
      agreedAt: '2026-01-05T10:00:00.000Z',
      isByGuardian: false,
      isAsked: false,
    }));
    on(getKnownGoers, () => ({ count: 0, firstNames: [] }));
    // The card of a person shows what the viewer shares with them.
    const none = { count: 0, proofs: [] };
    on(getSharedHistory, () => ({
      services: none,
      courses: none,
      events: none,
      known: { count: 0, people: [] },
    }));
    // The card of a person shows what professionals wrote of them as a client.
    on(listReviewsOfClient, () => ({ items: [], nextCursor: null }));
    // The landing page of signed-in people shows their tasks.
    on(getToday, () => ({ items: [], counts: [] }));
    // Nothing is known of the viewer's trade or place.
    on(listFittingJobs, () => ({ items: [], reason: '' }));
    // The page of an open job of one's own names who fits it.
    on(listFittingPeople, () => ({ items: [], invitationsLeft: 20 }));
    // The page of a professional or a service says whether it is a favorite.
    on(getFavorite, () => ({ isFavorite: false }));
    // The list of conversations has them above.
    on(listRooms, () => ({ items: [] }));
    on(getChatPreferences, () => ({ showsReading: true }));
    // Today, a conversation and the landing page say what work is under way.
    on(listServices, () => ({ items: [], nextCursor: null }));
    // Work that money moved for has papers.
    on(listServicePapers, () => ({ invoices: [], receipts: [] }));
    // Today asks which of them wait for an answer.
    on(listOwnProposals, () => ({ items: [], nextCursor: null }));
    // A field for a place offers towns while one types.
    on(searchPlaces, () => ({ items: [] }));
    // A gig is booked by no calendar, and a service has no appointments, unless a test says so.
    on(listFreeTimes, () => refuse(404, 'gig_not_bookable', 'There are no times to book.'));
    on(listAppointments, () => ({ items: [], noticeHours: null }));
    on(listMilestones, () => ({ agreed: null, proposed: null, mayPropose: false }));
    on(listContracts, () => ({ contracts: [], draft: null }));
    on(listSavedCards, () => ({ items: [] }));
    on(listServiceDisputes, () => ({ items: [] }));
    on(listServiceSteps, () => ({ items: [] }));
    on(listExpenses, () => ({ items: [], mayAdd: false }));
    on(getJobVisit, () => ({ address: null, wantedDays: [] }));
    on(listOwnAppointments, () => ({ items: [] }));
    on(getAppointmentProposal, () => ({ proposal: null, mayPropose: false }));
    // Many actions depend on the profile, so this person may do everything.
    on(getOwnProfile, () => anOwnProfile({ isSetUp: true }));
  });
  afterEach(() => {
    // First, since a failure below would leave the page to every later test of the file.
    cleanup();
    globalThis.fetch = realFetch;
    vi.spyOn(navigator, 'onLine', 'get').mockRestore();
    const found = faults;
    [answerers, received, faults, isReachable] = [[], [], [], true];
    expect(found).toEqual([]);
  });

  async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    if (!isReachable) throw new TypeError('Failed to fetch');
    const url = new URL(String(input), location.origin);
    const method = init.method ?? 'GET';
    const answerer = answerers.findLast(
      ({ endpoint, pattern }) => endpoint.method === method && pattern.test(url.pathname),
    );
    if (!answerer) return fault(`nobody answers ${method} ${url.pathname}`);
    const { endpoint, pattern, handle } = answerer;
    const request: Received = {
      params: { ...pattern.exec(url.pathname)?.groups },
      query: Object.fromEntries(url.searchParams),
      body: bodyOf(init.body),
      headers: new Headers(init.headers),
    };
    received.push({ endpoint, request });
    try {
      check(endpoint, request);
      return succeed(endpoint, await handle(request));
    } catch (error) {
      if (error instanceof NewerAnswer) return json(200, error.content);
      if (error instanceof Refused) return json(error.status, error.body, error.headers);
      return fault(String(error));
    }
  }

  function fault(text: string): Response {
    faults.push(text);
    return json(500, { code: 'internal_error', message: text, requestId: 'test-request' });
  }

  function succeed(endpoint: Endpoint, content: unknown): Response {
    const [status = 200, schema] = successOf(endpoint);
    const fits = schema?.safeParse(content ?? null);
    if (fits && !fits.success)
      return fault(`answer of ${endpoint.url} breaks its contract: ${fits.error.message}`);
    return status === 204 ? new Response(null, { status }) : json(status, content);
  }

  /** Answers an endpoint from now on; the latest answer given holds. */
  function on<E extends Endpoint>(
    endpoint: E,
    handle: (request: Received & { body: Args<E>['body'] }) => Answer<E> | Promise<Answer<E>>,
  ) {
    const path = `${endpoint.base ?? '/api'}${endpoint.url}`.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.')}$`);
    answerers.push({ endpoint, pattern, handle: handle as Handler });
  }

  return {
    on,
    /** The requests come in order. */
    received: (endpoint: Endpoint): Received[] =>
      received.filter((call) => call.endpoint === endpoint).map(({ request }) => request),
    /** From now on nothing reaches the server. */
    disconnect() {
      isReachable = false;
    },
    reconnect() {
      isReachable = true;
    },
    /** The browser has no network, and knows it. */
    goOffline() {
      isReachable = false;
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    },
    comeBack() {
      isReachable = true;
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      dispatchEvent(new Event('online'));
    },
  };
}

/** A file is itself the body. */
function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof Blob) return body;
  return body ? JSON.parse(String(body)) : undefined;
}

function check({ schema }: Endpoint, { params, query, body }: Received): void {
  const parts = { params, querystring: query, body };
  for (const part of ['params', 'querystring', 'body'] as const) {
    const fits = schema[part]?.safeParse(parts[part]);
    if (fits?.success !== false) continue;
    const fields = fits.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
    refuse(400, 'invalid_input', `${part}: ${fits.error.message}`, {
      fields: Object.fromEntries(fields.reverse()),
    });
  }
}

function successOf({ schema }: Endpoint) {
  const [status, content] =
    Object.entries(schema.response).find(([code]) => code.startsWith('2')) ?? [];
  return [Number(status), content] as const;
}

function json(status: number, content: unknown, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(content), {
    status,
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...more,
    },
  });
}
