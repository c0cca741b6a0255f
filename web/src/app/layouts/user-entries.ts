import { paths } from '../../lib/paths.ts';
import type { Viewer } from '../../lib/session.ts';
import { type Entry, isBuilt } from './entries.ts';

interface ViewerEntry extends Entry {
  isFor: (viewer: Viewer) => boolean;
}

const everyone = () => true;

const everyUserEntry: ViewerEntry[] = [
  { label: 'Post a Job', to: paths.postJob, isFor: ({ userType }) => userType === 'client' },
  {
    label: 'My Jobs',
    to: paths.myJobs,
    isFor: ({ accountType }) => accountType !== 'sidework_kids',
  },
  { label: 'My Proposals', to: paths.myProposals, isFor: everyone },
  { label: 'My Courses', to: paths.myCourses, isFor: everyone },
  { label: 'Network', to: paths.network, isFor: everyone },
  {
    label: 'CRM Dashboard',
    to: paths.crm,
    isFor: ({ userType, accountType }) =>
      userType === 'professional' ||
      accountType === 'sidework_kids' ||
      accountType === 'gig_worker',
  },
  { label: 'My Services', to: paths.myServices, isFor: ({ userType }) => userType === 'client' },
  {
    label: 'Your balance',
    to: paths.balance,
    isFor: ({ userType, accountType, isGuardian }) =>
      isGuardian || (userType === 'professional' && accountType !== 'sidework_kids'),
  },
  { label: 'My Tickets', to: paths.tickets, isFor: everyone },
  { label: 'Your profile', to: paths.profileSetup, isFor: everyone },
  { label: 'Children', to: paths.children, isFor: ({ isGuardian }) => isGuardian },
  { label: 'Notification settings', to: paths.notificationSettings, isFor: everyone },
  { label: 'Security', to: paths.securitySettings, isFor: everyone },
  { label: 'Your data', to: paths.dataSettings, isFor: everyone },
  {
    label: 'Admin console',
    to: paths.admin,
    isFor: ({ roles }) => roles.includes('admin') || roles.includes('moderator'),
  },
];

/** The entries of the user menu, but for "Log out". */
export function userEntries(viewer: Viewer): Entry[] {
  return everyUserEntry.filter((entry) => isBuilt(entry) && entry.isFor(viewer));
}
