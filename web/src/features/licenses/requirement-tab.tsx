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
  isComplete,
  requirementBadge,
  requirementProgress,
  requirementText,
} from '@sidework/contracts/business-tools/expiry';
import { listLicenses } from '@sidework/contracts/business-tools/licenses';
import { toolTexts } from '@sidework/contracts/business-tools/tool-texts';
import { stateNames } from '@sidework/contracts/business-tools/us-state-names';
import { courseCategories } from '@sidework/contracts/education-events/course-options';
import { texts } from '@sidework/contracts/texts';
import { call, usePages } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { BadgeChip } from './badge-chip.tsx';
import { EntryTab } from './entry-tab.tsx';
import { HoursField } from './hours-field.tsx';
import { NextPeriod } from './next-period.tsx';
import { RequirementCredits } from './requirement-credits.tsx';

const typedOf = (requirement: CeRequirementView) => ({
  requirementName: requirement.requirementName,
  hoursRequired: String(requirement.hoursRequired),
  hoursCompleted: String(requirement.hoursCompleted),
  deadline: requirement.deadline,
  relatedLicenseId: requirement.relatedLicenseId ?? '',
  profession: requirement.profession ?? '',
  state: requirement.state ?? '',
  subject: requirement.subject ?? '',
  carryOverHours: String(requirement.carryOverHours),
});

/** A period is over once its hours are complete, or its deadline has passed. */
const isOver = (requirement: CeRequirementView, today: string) =>
  isComplete(requirement) || requirement.deadline < today;

const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'requirement_changed';

const toForm = (values: Record<string, unknown>) =>
  ({
    ...values,
    hoursCompleted: values.hoursCompleted ?? 0,
    carryOverHours: values.carryOverHours ?? 0,
  }) as CeRequirementForm;

const countingFields = [
  {
    name: 'profession',
    label: 'Count finished courses in',
    kind: 'choice',
    description: 'Their hours are added automatically',
    options: [
      { value: '', label: 'None, I enter hours by hand' },
      ...courseCategories.map(({ key, label }) => ({ value: key, label })),
    ],
  },
  {
    name: 'state',
    label: 'State that approves them',
    kind: 'choice',
    options: [
      { value: '', label: 'The state of the license' },
      ...stateNames.map((name) => ({ value: name, label: name })),
    ],
  },
  { name: 'subject', label: 'Subject', description: 'Such as Ethics; empty for any subject' },
  {
    name: 'carryOverHours',
    label: 'Hours that may carry over',
    kind: 'number',
    description: 'Into the next period, at most',
  },
] as const;

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
    ...countingFields,
  ] as const;

  /** The cards show what was changed meanwhile. */
  async function unlessStale<T>(change: Promise<T>) {
    try {
      return await change;
    } catch (error) {
      if (isStale(error)) await list.mutate();
      throw error;
    }
  }

  async function setHours({ id, version }: CeRequirementView, hoursCompleted: number) {
    const body = { hoursCompleted, version };
    try {
      await unlessStale(call(setCeHours, { params: { requirementId: id }, body }));
      await list.mutate();
      toastSuccess(toolTexts.hoursUpdated);
    } catch (error) {
      const text = isStale(error) ? error.message : toolTexts.hoursFailed;
      toastFailure(texts.toastTitles.error, text);
    }
  }

  return (
    <EntryTab<CeRequirementView>
      noun="CE requirement"
      fields={fields}
      empty={{ deadline: today, hoursCompleted: '0', carryOverHours: '0' }}
      list={list}
      nameOf={({ requirementName }) => requirementName}
      typedOf={typedOf}
      chipOf={(requirement) => <BadgeChip badge={requirementBadge(requirement, today)} />}
      contentOf={(requirement) => (
        <div>
          {requirement.relatedLicenseName && <div>{requirement.relatedLicenseName}</div>}
          <div>
            {`${requirement.hoursCompleted} of ${requirement.hoursRequired} hours, ${requirementProgress(requirement)}%`}
          </div>
          <div>{requirementText(requirement, today)}</div>
          <HoursField
            key={requirement.hoursCompleted}
            name={requirement.requirementName}
            hours={requirement.hoursCompleted}
            onEnter={(hours) => setHours(requirement, hours)}
          />
          <RequirementCredits requirement={requirement} />
          {!requirement.hasNext && isOver(requirement, today) && (
            <NextPeriod requirement={requirement} reload={list.mutate} />
          )}
        </div>
      )}
      add={(values, idempotencyKey) =>
        call(addCeRequirement, { body: toForm(values), idempotencyKey })
      }
      edit={({ id, version }, values) =>
        unlessStale(
          call(editCeRequirement, {
            params: { requirementId: id },
            body: { ...toForm(values), version },
          }),
        )
      }
      remove={({ id }) => call(deleteCeRequirement, { params: { requirementId: id } })}
    />
  );
}
