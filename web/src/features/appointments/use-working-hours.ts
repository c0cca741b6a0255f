import { listFreeTimes } from '@sidework/contracts/client-services/bookings';
import {
  getWorkingHours,
  setWorkingHours,
  type WorkingHours,
} from '@sidework/contracts/client-services/working-hours';
import { call, useApi, useInvalidate } from '../../lib/api.ts';

export function useWorkingHours() {
  const { data, error, mutate } = useApi(getWorkingHours, {});
  const invalidate = useInvalidate();
  return {
    known: data,
    error,
    mutate,
    save: async (body: WorkingHours) => {
      await mutate(await call(setWorkingHours, { body }), false);
      await invalidate(listFreeTimes);
    },
  };
}
