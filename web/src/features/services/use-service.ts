import { listPaymentHistory } from '@sidework/contracts/client-services/escrow';
import { listExtensions } from '@sidework/contracts/client-services/extensions';
import { listNegotiations } from '@sidework/contracts/client-services/negotiations';
import {
  getService,
  listStageChanges,
  type ServiceView,
} from '@sidework/contracts/client-services/services';
import { useState } from 'react';
import { useApi, useInvalidate } from '../../lib/api.ts';

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

/** One service on a page of its own, and what happened to it. */
export function useService(serviceId: string) {
  const args = { params: { serviceId } };
  const { data, error, mutate } = useApi(getService, args);
  const stages = useApi(listStageChanges, args).data?.items;
  const payments = useApi(listPaymentHistory, args).data?.items;
  const extensions = useApi(listExtensions, args).data?.items;
  const negotiations = useApi(listNegotiations, args).data?.items;
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
      void invalidate(listStageChanges, listPaymentHistory, listExtensions, listNegotiations);
    } finally {
      setTold({});
    }
  }

  return {
    service: data && { ...data, ...told },
    history: stages &&
      payments &&
      extensions &&
      negotiations && { stages, payments, extensions, negotiations },
    error,
    change,
    mutate: () => mutate(),
  };
}
