import type { SubmissionStatus } from '@sidework/contracts/education-events/course-options';
import { isWhole } from '@sidework/contracts/education-events/course-requirements';
import type { SubmissionView } from '@sidework/contracts/education-events/course-submissions';
import type { Meaning } from '../../ui/figures/chip.tsx';

export const submissionStates: Record<SubmissionStatus, { word: string; meaning: Meaning }> = {
  draft: { word: 'Draft', meaning: 'turn' },
  submitted: { word: 'Waiting for review', meaning: 'waiting' },
  in_review: { word: 'In review', meaning: 'waiting' },
  approved: { word: 'Approved', meaning: 'turn' },
  rejected: { word: 'Not approved', meaning: 'turn' },
  published: { word: 'Published', meaning: 'open' },
  archived: { word: 'Archived', meaning: 'over' },
};

/** Whether its educator may change it and hand it in; one that was approved under older rules may lack something. */
export const isEditable = (submission: SubmissionView) =>
  submission.status === 'approved'
    ? !isWhole(submission)
    : submission.status === 'draft' || submission.status === 'rejected';
