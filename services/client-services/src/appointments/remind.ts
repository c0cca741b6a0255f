import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { appointmentNear } from '@sidework/contracts/client-services/events/appointments';
import type { Deps } from '../deps.ts';
import { findService } from '../services/queries.ts';
import * as Appointment from './appointment.ts';
import { toAppointmentFact } from './facts.ts';
import { lockUnreminded } from './queries.ts';
import { appointments } from './table.ts';

const batch = 50;

/** Reminds both sides of an appointment a day and two hours before, each once over all processes. */
export const remindJob: BackgroundJob<Pick<Deps, 'db' | 'now'>> = {
  name: 'remind-of-appointments',
  every: 60_000,
  run: ({ db, now }) =>
    db.transaction(async (tx) => {
      const at = now();
      const near = await lockUnreminded(tx, at, batch);
      for (const before of near) {
        const { appointment, hours } = Appointment.remind(before, at);
        await save(tx, appointments, before, appointment);
        // A cancellation locks the service first, so this only reads it.
        const service = hours && (await findService(tx, appointment.serviceId));
        if (!hours || !service) continue;
        await emit(tx, appointmentNear, { ...toAppointmentFact(service, appointment), hours }, at);
      }
      return near.length === batch;
    }),
};
