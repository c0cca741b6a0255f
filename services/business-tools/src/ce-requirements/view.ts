import type { CeRequirementView } from '@sidework/contracts/business-tools/ce-requirements';
import type { ShownRequirement } from './queries.ts';

export function toCeRequirementView({
  requirement: { remindOn: _own, previousId: _before, ...requirement },
  licenseName,
  hasNext,
  credits,
}: ShownRequirement): CeRequirementView {
  return {
    ...requirement,
    relatedLicenseName: licenseName,
    hasNext,
    credits: credits.map((credit) => ({
      id: credit.id,
      courseTitle: credit.courseTitle,
      hours: credit.hours,
      completedOn: credit.completedOn,
      certificateCode: credit.certificateCode,
      isRevoked: credit.revokedAt !== null,
    })),
    createdAt: requirement.createdAt.toISOString(),
    updatedAt: requirement.updatedAt.toISOString(),
  };
}
