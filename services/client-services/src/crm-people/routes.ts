import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/crm-people';
import { requireCrm } from '../crm-clients/require-crm.ts';
import type { Deps } from '../deps.ts';
import { addContact } from './add-contact.ts';
import { changeContact, type EndInvitations, moveClient, removeContact } from './change-contact.ts';
import { importContacts } from './import-contacts.ts';
import { crmPeopleFor, getCrmPersonFor } from './queries.ts';
import { toCrmPersonView } from './view.ts';

export function crmPeopleRoutes(app: App, deps: Deps, endInvitations: EndInvitations) {
  app.route({
    ...api.listCrmPeople,
    config: { access: 'adult' },
    handler: async ({ actor, query }) => {
      await requireCrm(deps.db, actor);
      const found = await crmPeopleFor(deps.db, actor, query);
      return toPage(found, query.limit, toCrmPersonView, ({ createdAt, id }) => [
        createdAt.toISOString(),
        id,
      ]);
    },
  });
  app.route({
    ...api.addContact,
    config: { access: 'adult' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toCrmPersonView(await addContact(within, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.getCrmPerson,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => {
      await requireCrm(deps.db, actor);
      return toCrmPersonView(await getCrmPersonFor(deps.db, actor, params.personId));
    },
  });
  app.route({
    ...api.changeContact,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) =>
      toCrmPersonView(await changeContact(deps, actor, params.personId, body, endInvitations)),
  });
  app.route({
    ...api.removeContact,
    config: { access: 'adult' },
    handler: ({ actor, params }) => removeContact(deps, actor, params.personId, endInvitations),
  });
  app.route({
    ...api.moveClient,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) =>
      toCrmPersonView(await moveClient(deps, actor, params.personId, body.stage)),
  });
  app.route({
    ...api.importContacts,
    config: { access: 'adult' },
    handler: ({ actor, body }) => importContacts(deps, actor, body),
  });
}
