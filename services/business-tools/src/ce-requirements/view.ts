import type { CeRequirementView } from '@sidework/contracts/business-tools/ce-requirements';
import type { ShownRequirement } from './queries.ts';

export function toCeRequirementView({
  requirement: { remindOn: _own, version: _too, ...requirement },
  licenseName,
}: ShownRequirement): CeRequirementView {
  return {
    ...requirement,
    relatedLicenseName: licenseName,
    createdAt: requirement.createdAt.toISOString(),
    updatedAt: requirement.updatedAt.toISOString(),
  };
}
