import {
  type FittingPerson,
  inviteProfessional,
  listFittingPeople,
} from '@sidework/contracts/marketplace/invitations';
import { call, useApi } from '../../lib/api.ts';

export function useFittingPeople(jobId: string) {
  const params = { jobId };
  const { data, error, mutate } = useApi(listFittingPeople, { params });

  async function invite({ id }: FittingPerson) {
    await call(inviteProfessional, { params, body: { professionalId: id } });
    await mutate();
  }

  return {
    people: data?.items,
    invitationsLeft: data?.invitationsLeft ?? 0,
    error,
    reload: () => void mutate(),
    invite,
  };
}
