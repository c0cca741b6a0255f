import type { App } from '@sidework/chassis/http/server';
import { FileBody, takingFiles } from '@sidework/chassis/http/taking-files';
import * as api from '@sidework/contracts/identity/family/consents';
import type { Deps } from '../../deps.ts';
import { handInForm } from './hand-in-form.ts';
import { getOwnConsent, waitingConsentsOf } from './queries.ts';
import { toOwnConsent, toWaitingConsent } from './view.ts';

export function consentRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listWaitingConsents,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => ({
      items: (await waitingConsentsOf(deps.db, actor.id)).map(toWaitingConsent),
    }),
  });
  app.route({
    ...api.getOwnConsent,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toOwnConsent(await getOwnConsent(deps.db, actor.id, params.consentId)),
  });
  takingFiles(app, api.consentFormFile, (files) => {
    files.route({
      ...api.uploadConsentForm,
      schema: { ...api.uploadConsentForm.schema, body: FileBody },
      config: { access: 'signed-in' },
      handler: ({ actor, params, body }) => handInForm(deps, actor, params.consentId, body),
    });
  });
}
