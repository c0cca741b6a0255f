import { listPaymentHistory } from '@sidework/contracts/client-services/escrow';
import { listExtensions } from '@sidework/contracts/client-services/extensions';
import { listMilestones } from '@sidework/contracts/client-services/milestones';
import { listNegotiations } from '@sidework/contracts/client-services/negotiations';
import { listServiceSteps } from '@sidework/contracts/client-services/service-steps';
import {
  getService,
  listStageChanges,
  type ServiceView,
} from '@sidework/contracts/client-services/services';
import { useState } from 'react';
import { useApi, useInvalidate } from '../../../lib/api.ts';
import type { ServiceHistory } from './service-moments.ts';

/** Services as they are shown, one or a list of them. */
export interface ShownServices {
  /** Shows a change at once, and takes it back where it is refused. */
  change: (
    service: ServiceView,
    told: Partial<ServiceView>,
    decide: () => Promise<ServiceView>,
  ) => Promise<unknown>;
  mutate: () => Promise<unknown>;
}

/** It stays undefined until all of it has been read. */
export interface ToldHistory {
  history: ServiceHistory | undefined;
  error: unknown;
  retry: () => void;
}

function useHistory(serviceId: string): ToldHistory {
  const args = { params: { serviceId } };
  const stages = useApi(listStageChanges, args);
  const payments = useApi(listPaymentHistory, args);
  const extensions = useApi(listExtensions, args);
  const negotiations = useApi(listNegotiations, args);
  const steps = useApi(listServiceSteps, args);
  const reads = [stages, payments, extensions, negotiations, steps];
  return {
    history: stages.data &&
      payments.data &&
      extensions.data &&
      negotiations.data &&
      steps.data && {
        stages: stages.data.items,
        payments: payments.data.items,
        extensions: extensions.data.items,
        negotiations: negotiations.data.items,
        steps: steps.data.items,
      },
    error: reads.find(({ error }) => error)?.error,
    retry: () => {
      for (const { mutate } of reads) void mutate();
    },
  };
}

/** One service on a page of its own, and what happened to it. */
export function useService(serviceId: string) {
  const { data, error, mutate } = useApi(getService, { params: { serviceId } });
  const history = useHistory(serviceId);
  const invalidate = useInvalidate();
  const [told, setTold] = useState<Partial<ServiceView>>({});

  async function change(
    _service: ServiceView,
    promised: Partial<ServiceView>,
    decide: () => Promise<ServiceView>,
  ) {
    setTold(promised);
    try {
      await mutate(await decide(), { revalidate: false });
      void invalidate(
        listStageChanges,
        listPaymentHistory,
        listExtensions,
        listNegotiations,
        listServiceSteps,
        listMilestones,
      );
    } finally {
      setTold({});
    }
  }

  return {
    service: data && { ...data, ...told },
    history,
    error,
    change,
    mutate: () => mutate(),
  };
}
