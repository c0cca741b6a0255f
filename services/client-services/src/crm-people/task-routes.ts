import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/crm-people';
import type { Deps } from '../deps.ts';
import { addTask, finishTask, moveTask, removeTask } from './change-task.ts';
import { toTaskView } from './task.ts';

export function crmTaskRoutes(app: App, deps: Deps) {
  app.route({
    ...api.addTask,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }, reply) =>
      reply.code(201).send(toTaskView(await addTask(deps, actor, params.personId, body))),
  });
  app.route({
    ...api.moveTask,
    config: { access: 'adult' },
    handler: async ({ actor, params, body }) =>
      toTaskView(await moveTask(deps, actor, params.taskId, body)),
  });
  app.route({
    ...api.finishTask,
    config: { access: 'adult' },
    handler: async ({ actor, params }) => toTaskView(await finishTask(deps, actor, params.taskId)),
  });
  app.route({
    ...api.removeTask,
    config: { access: 'adult' },
    handler: ({ actor, params }) => removeTask(deps, actor, params.taskId),
  });
}
