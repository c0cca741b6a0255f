import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/appointments';
import type { Deps } from '../deps.ts';
import { readService } from '../services/read-service.ts';
import { workingHoursOf } from '../working-hours/queries.ts';
import { appointmentsOf } from './queries.ts';
import { toAppointmentView } from './view.ts';

export function appointmentRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listAppointments,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      const { service } = await readService(deps, actor, params.serviceId);
      const hours = await workingHoursOf(deps.db, service.professionalId);
      return {
        items: (await appointmentsOf(deps.db, service.id)).map(toAppointmentView),
        noticeHours: hours?.noticeHours ?? null,
      };
    },
  });
}
