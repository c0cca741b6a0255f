import { toServiceFact } from '../services/facts.ts';
import type { Service } from '../services/service.ts';
import type { Extension } from './extension.ts';

/** A request as its events carry it. */
export const toExtensionFact = ({ id, proposedDeadline }: Extension, service: Service) => ({
  ...toServiceFact(service),
  extensionId: id,
  proposedDeadline,
});
