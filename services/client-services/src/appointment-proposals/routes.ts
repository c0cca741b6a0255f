import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/appointment-proposals';
import {
  cancelAppointment as cancelAppointmentApi,
  confirmAppointment as confirmAppointmentApi,
} from '@sidework/contracts/client-services/appointments';
import { toAppointmentView } from '../appointments/view.ts';
import type { Deps } from '../deps.ts';
import { agreeToAppointment } from './agree-to-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { confirmAppointment } from './confirm-appointment.ts';
import { endAppointmentProposal } from './end-appointment-proposal.ts';
import { openProposalFor } from './open-proposal-for.ts';
import { proposeAppointment } from './propose-appointment.ts';
import { toAppointmentProposalView } from './view.ts';

export function appointmentProposalRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getAppointmentProposal,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => openProposalFor(deps, actor, params.serviceId),
  });
  app.route({
    ...api.proposeAppointment,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) => {
        const { actor, params, body } = request;
        return toAppointmentProposalView(
          await proposeAppointment(within, actor, params.serviceId, body),
        );
      }),
  });
  app.route({
    ...api.agreeToAppointment,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) => {
      const startsAt = new Date(body.startsAt);
      return toAppointmentView(
        await agreeToAppointment(deps, actor, params.appointmentProposalId, startsAt),
      );
    },
  });
  app.route({
    ...api.endAppointmentProposal,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toAppointmentProposalView(
        await endAppointmentProposal(deps, actor, params.appointmentProposalId),
      ),
  });
  app.route({
    ...confirmAppointmentApi,
    config: { access: 'adult' },
    handler: async ({ actor, params }) =>
      toAppointmentView(await confirmAppointment(deps, actor, params.appointmentId)),
  });
  app.route({
    ...cancelAppointmentApi,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toAppointmentView(await cancelAppointment(deps, actor, params.appointmentId)),
  });
}
