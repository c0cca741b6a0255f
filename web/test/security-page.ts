import {
  type AuthFactor,
  getSettings,
  getUser,
} from '@sidework/contracts/schema/identity/accounts/auth';
import { listOauthGrants } from '@sidework/contracts/schema/identity/oauth-server/auth-oauth';
import { listOwnSessions } from '@sidework/contracts/schema/identity/own-sessions/own-sessions';
import { anAuthUser, storeSession } from './builders.ts';
import type { fakeServer } from './fake-server.ts';
import { renderApp } from './render-app.tsx';
import { anOwnSession, aSessionWith, someSettings } from './security-builders.ts';

type Server = ReturnType<typeof fakeServer>;

/** Parts of the page that a test is not about are present and empty. */
export function openSecurity(server: Server, factors: AuthFactor[] = []) {
  storeSession(aSessionWith(factors, factors.length > 0 ? 'aal2' : 'aal1'));
  answerSecurity(server, factors);
  return renderApp('/settings/security');
}

export function answerSecurity(server: Server, factors: AuthFactor[] = []): void {
  server.on(getSettings, () => someSettings);
  answerFactors(server, factors);
  server.on(listOwnSessions, () => ({ items: [anOwnSession({ isCurrent: true })] }));
  server.on(listOauthGrants, () => []);
}

export function answerFactors(server: Server, factors: AuthFactor[]): void {
  server.on(getUser, () => ({ ...anAuthUser(), factors }));
}
