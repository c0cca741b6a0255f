import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/kids/kids';
import type { Deps } from '../../deps.ts';
import { askParentAgain } from './ask-parent-again.ts';

export function kidsRoutes(app: App, deps: Deps) {
  app.route({
    ...api.askParent,
    config: { access: 'signed-in' },
    handler: ({ actor }) => askParentAgain(deps, actor),
  });
}
