import {
  addCeRequirement,
  type CeRequirementForm,
  type CeRequirementView,
  deleteCeRequirement,
  editCeRequirement,
  listCeRequirements,
  setCeHours,
} from '@sidework/contracts/business-tools/ce-requirements';
import {
  requirementBadge,
  requirementProgress,
  requirementText,
} from '@sidework/contracts/business-tools/expiry';
import { listLicenses } from '@sidework/contracts/business-tools/licenses';
import { toolTexts } from '@sidework/contracts/business-tools/tool-texts';
import { texts } from '@sidework/contracts/texts';
import { call, usePages } from '../../lib/api.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { BadgeChip } from './badge-chip.tsx';
import { EntryTab } from './entry-tab.tsx';
import { HoursField } from './hours-field.tsx';

const typedOf = (requirement: CeRequirementView) => ({
  requirementName: requirement.requirementName,
  hoursRequired: String(requirement.hoursRequired),
  hoursCompleted: String(requirement.hoursCompleted),
  deadline: requirement.deadline,
  relatedLicenseId: requirement.relatedLicenseId ?? '',
});

const toForm = (values: Record<string, unknown>) =>
  ({ ...values, hoursCompleted: values.hoursCompleted ?? 0 }) as CeRequirementForm;

export function RequirementTab() {
  const list = usePages(listCeRequirements, {});
  const licenses = usePages(listLicenses, { query: { limit: 100 } });
  const today = viewersToday();
  const fields = [
    { name: 'requirementName', label: 'Requirement name', isNeeded: true },
    { name: 'hoursRequired', label: 'Hours required', kind: 'number', isNeeded: true },
    { name: 'hoursCompleted', label: 'Hours completed', kind: 'number' },
    { name: 'deadline', label: 'Deadline', kind: 'day', isNeeded: true, years: 'coming' },
    {
      name: 'relatedLicenseId',
      label: 'Related license',
      kind: 'choice',
      options: [
        { value: '', label: 'None' },
        ...(licenses.items ?? []).map(({ id, licenseName }) => ({ value: id, label: licenseName })),
      ],
    },
  ] as const;

  async function setHours({ id }: CeRequirementView, hoursCompleted: number) {
    try {
      await call(setCeHours, { params: { requirementId: id }, body: { hoursCompleted } });
      await list.mutate();
      toastSuccess(toolTexts.hoursUpdated);
    } catch {
      toastFailure(texts.toastTitles.error, toolTexts.hoursFailed);
    }
  }

  return (
    <EntryTab<CeRequirementView>
      noun="CE requirement"
      fields={fields}
      empty={{ deadline: today, hoursCompleted: '0' }}
      list={list}
      nameOf={({ requirementName }) => requirementName}
      typedOf={typedOf}
      chipOf={(requirement) => <BadgeChip badge={requirementBadge(requirement, today)} />}
      contentOf={(requirement) => (
        <div>
          {requirement.relatedLicenseName && <div>{requirement.relatedLicenseName}</div>}
          <div>
            {`${requirement.hoursCompleted} of ${requirement.hoursRequired} hours, ${requirementProgress(requirement)} %`}
          </div>
          <div>{requirementText(requirement, today)}</div>
          <HoursField
            key={requirement.hoursCompleted}
            name={requirement.requirementName}
            hours={requirement.hoursCompleted}
            onEnter={(hours) => setHours(requirement, hours)}
          />
        </div>
      )}
      add={(values, idempotencyKey) =>
        call(addCeRequirement, { body: toForm(values), idempotencyKey })
      }
      edit={({ id }, values) =>
        call(editCeRequirement, { params: { requirementId: id }, body: toForm(values) })
      }
      remove={({ id }) => call(deleteCeRequirement, { params: { requirementId: id } })}
    />
  );
}
