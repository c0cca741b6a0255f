import { index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/table.ts';
import { identity, moment } from '../schema.ts';

/** A sign-in that goes over another page and comes back with a code, which only its beginner can exchange (RFC 7636). */
export const flowStates = identity.table(
  'flow_states',
  {
    id: uuid().primaryKey(),
    /** Known once the person proved who they are. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** `email`, `phone`, `magiclink`, `recovery`, or the name of an OIDC provider. */
    providerType: text().notNull(),
    /** The method that the session will say it came by. */
    authenticationMethod: text().notNull(),
    /** Both null in the implicit flow. */
    codeChallenge: text(),
    codeChallengeMethod: text({ enum: ['s256', 'plain'] }),
    authCodeHash: text(),
    authCodeIssuedAt: timestamp(moment),
    redirectTo: text(),
    /** The hash that binds the provider's answer to this flow. */
    providerState: text(),
    nonce: text(),
    providerVerifier: text(),
    /** The user who links another way to sign in. */
    linkingTargetId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The session that they asked from, which still has to stand at the end. */
    linkingSessionId: uuid(),
    /** The browser that the provider has to send back, where no verifier shows who began. */
    browserHash: text(),
    /** The sealed person of the provider, until the client exchanges its code and so links them. */
    providerPerson: text(),
    providerAccessToken: text(),
    providerRefreshToken: text(),
    createdAt: timestamp(moment).notNull(),
  },
  (flow) => [
    unique('flow_states_auth_code_hash_unique').on(flow.authCodeHash),
    unique('flow_states_provider_state_unique').on(flow.providerState),
    index('flow_states_created_at_idx').on(flow.createdAt),
  ],
);
export type FlowState = typeof flowStates.$inferSelect;
