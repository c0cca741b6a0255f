import {
  listServices,
  progressService,
  type ServiceView,
  setEstimate,
} from '@sidework/contracts/client-services/services';
import { percentageOf, type StageKey } from '@sidework/contracts/client-services/stages';
import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { useEffect, useEffectEvent, useState } from 'react';
import { call, useInvalidate, usePages } from '../../../lib/api.ts';
import { viewersZone } from '../../../lib/zones.ts';
import type { ShownServices } from '../parts/use-service.ts';

/** The count of completed services follows its event, which takes a moment to arrive. */
const countFollowsMs = 1_500;

/** The services that the viewer does for others. */
export function useTrackedServices() {
  const list = usePages(listServices, { query: { as: 'professional' } }, { isLive: true });
  return { ...list, ...useTrackedActs(list) };
}

/** A professional has the same actions wherever a service is shown. */
export function useTrackedActs(shown: ShownServices) {
  const invalidate = useInvalidate();
  const [completed, setCompleted] = useState(0);
  const refreshCount = useEffectEvent(() => void invalidate(getOwnProfile));
  useEffect(() => {
    if (completed === 0) return;
    const timer = setTimeout(refreshCount, countFollowsMs);
    return () => clearTimeout(timer);
  }, [completed]);

  /**
   * The new stage shows at once and is taken back if the server refuses; afterwards list and
   * completed count are fetched again.
   */
  async function moveTo(service: ServiceView, progressStage: StageKey, reason?: string) {
    const told = { progressStage, progressPercentage: percentageOf(progressStage) };
    const params = { serviceId: service.id };
    const body = { progressStage, ...(reason && { reason }) };
    await shown.change(service, told, () => call(progressService, { params, body }));
    void shown.mutate();
    void invalidate(getOwnProfile);
    if (progressStage === 'completed') setCompleted((count) => count + 1);
  }

  function estimate(service: ServiceView, estimatedCompletionDate: string | null) {
    const params = { serviceId: service.id };
    const body = { estimatedCompletionDate, timeZone: viewersZone() };
    const told = { estimatedCompletionDate };
    return shown.change(service, told, () => call(setEstimate, { params, body }));
  }

  return { moveTo, estimate };
}
