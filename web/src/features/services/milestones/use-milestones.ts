import { listPaymentHistory } from '@sidework/contracts/client-services/escrow';
import * as api from '@sidework/contracts/client-services/milestones';
import { getService, type ServiceView } from '@sidework/contracts/client-services/services';
import { useNavigate } from 'react-router-dom';
import { call, useApi, useInvalidate } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';

/** The milestones of a service; each act shows what the server answers, and the service and its history are read again. */
export function useMilestones({ id: serviceId }: Pick<ServiceView, 'id'>) {
  const args = { params: { serviceId } };
  const { data, mutate } = useApi(api.listMilestones, args);
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  async function act(decide: () => Promise<api.MilestonesView>) {
    await mutate(await decide(), { revalidate: false });
    void invalidate(getService, listPaymentHistory);
  }

  const of = (milestoneId: string) => ({ params: { serviceId, milestoneId } });
  const ofPlan = (planId: string) => ({ params: { serviceId, planId } });
  return {
    milestones: data,
    propose: (body: api.MilestoneProposal, idempotencyKey: string) =>
      act(() => call(api.proposeMilestones, { ...args, body, idempotencyKey })),
    agree: (planId: string) => act(() => call(api.agreeToMilestones, ofPlan(planId))),
    end: (planId: string) => act(() => call(api.endMilestones, ofPlan(planId))),
    finish: (id: string) => act(() => call(api.finishMilestone, of(id))),
    release: (id: string) => act(() => call(api.releaseMilestone, of(id))),
    pay: async (id: string, idempotencyKey: string) => {
      const { paymentId } = await call(api.fundMilestone, { ...of(id), idempotencyKey });
      await navigate(paths.pay(paymentId));
    },
  };
}
export type MilestoneActs = ReturnType<typeof useMilestones>;
