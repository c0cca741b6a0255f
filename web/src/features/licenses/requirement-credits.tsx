import type { CeRequirementView } from '@sidework/contracts/business-tools/ce-requirements';
import { courseCategoryLabel } from '@sidework/contracts/education-events/course-options';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

/** The courses and events that count for a requirement, and those that were counted. */
export function RequirementCredits({ requirement }: { requirement: CeRequirementView }) {
  const { carriedHours, carryOverHours, credits, hasNext } = requirement;
  return (
    <>
      <div>{countsText(requirement)}</div>
      {carriedHours > 0 && <div>{`${hoursText(carriedHours)} came from the period before.`}</div>}
      {carryOverHours > 0 && !hasNext && (
        <div>{`Up to ${hoursText(carryOverHours)} beyond the required go on into the next period.`}</div>
      )}
      {credits.length > 0 && (
        <Rows label={`Counted for ${requirement.requirementName}`}>
          {credits.map(({ id, courseTitle, hours, completedOn, certificateCode, isRevoked }) => (
            <ListRow
              key={id}
              title={courseTitle}
              {...(certificateCode && { to: paths.verify(certificateCode) })}
              details={`${dayText(completedOn)} · ${hoursText(hours)}`}
              chip={
                isRevoked && (
                  <Chip meaning="error">{certificateCode ? 'REVOKED' : 'TAKEN BACK'}</Chip>
                )
              }
            />
          ))}
        </Rows>
      )}
    </>
  );
}

function countsText({ profession, state, subject }: CeRequirementView) {
  if (!profession) return 'Hours are entered by hand.';
  const which = [courseCategoryLabel(profession), subject && `in ${subject}`].filter(Boolean);
  const where = state ? `, approved by ${state}` : '';
  return `Finished courses and events you were checked in at count automatically: ${which.join(' ')}${where}.`;
}

const hoursText = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);
