import {
  type Icon,
  IconAddressBook,
  IconBell,
  IconBookmark,
  IconBriefcase,
  IconCalendar,
  IconCalendarEvent,
  IconCertificate,
  IconChartBar,
  IconDatabase,
  IconFolder,
  IconHelpCircle,
  IconLock,
  IconMoodKid,
  IconPlus,
  IconProgressCheck,
  IconReceiptTax,
  IconSchool,
  IconSend,
  IconTag,
  IconTicket,
  IconTool,
  IconUser,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';
import type { Viewer } from '../../lib/session.ts';
import type { Entry } from './entries.ts';

export interface UserEntry extends Entry {
  Icon: Icon;
}

export interface UserGroup {
  label: string;
  entries: UserEntry[];
}

interface ViewerEntry extends UserEntry {
  isFor?: (viewer: Viewer) => boolean;
}

const isClient = ({ userType }: Viewer) => userType === 'client';
const isAdult = ({ accountType }: Viewer) => accountType !== 'sidework_kids';
const worksForOthers = (viewer: Viewer) => !isClient(viewer);

const everyGroup: { label: string; entries: ViewerEntry[] }[] = [
  {
    label: 'Work',
    entries: [
      { label: 'Post a Job', to: paths.postJob, Icon: IconPlus, isFor: isClient },
      { label: 'My Jobs', to: paths.myJobs, Icon: IconBriefcase, isFor: isAdult },
      { label: 'My Proposals', to: paths.myProposals, Icon: IconSend },
      { label: 'My Gigs', to: paths.myGigs, Icon: IconTag, isFor: worksForOthers },
      { label: 'My Services', to: paths.myServices, Icon: IconProgressCheck, isFor: isClient },
      {
        label: 'Service Tracker',
        to: paths.serviceTracker,
        Icon: IconProgressCheck,
        isFor: worksForOthers,
      },
      {
        label: 'CRM Dashboard',
        to: paths.crm,
        Icon: IconAddressBook,
        isFor: (viewer) =>
          worksForOthers(viewer) || !isAdult(viewer) || viewer.accountType === 'gig_worker',
      },
      { label: 'Saved', to: paths.saved, Icon: IconBookmark, isFor: isAdult },
      { label: 'Network', to: paths.network, Icon: IconUsersGroup },
      {
        label: 'Appointments',
        to: paths.appointments,
        Icon: IconCalendarEvent,
        isFor: isAdult,
      },
      {
        label: 'Calendar and hours',
        to: paths.workingHours,
        Icon: IconCalendar,
        isFor: worksForOthers,
      },
    ],
  },
  {
    label: 'Money',
    entries: [
      {
        label: 'Your balance',
        to: paths.balance,
        Icon: IconWallet,
        isFor: (viewer) => viewer.isGuardian || (worksForOthers(viewer) && isAdult(viewer)),
      },
      { label: 'Tax Tracker', to: paths.taxTracker, Icon: IconReceiptTax, isFor: isAdult },
      {
        label: 'Financial Reports',
        to: paths.financialReports,
        Icon: IconChartBar,
        isFor: isAdult,
      },
      { label: 'Document Vault', to: paths.documentVault, Icon: IconFolder },
    ],
  },
  {
    label: 'Learning',
    entries: [
      { label: 'My Courses', to: paths.myCourses, Icon: IconSchool },
      { label: 'My Tickets', to: paths.tickets, Icon: IconTicket },
      { label: 'License Tracker', to: paths.licenseTracker, Icon: IconCertificate },
    ],
  },
  {
    label: 'Account',
    entries: [
      { label: 'Your profile', to: paths.profileSetup, Icon: IconUser },
      {
        label: 'Children',
        to: paths.children,
        Icon: IconMoodKid,
        isFor: ({ isGuardian }) => isGuardian,
      },
      { label: 'Notification settings', to: paths.notificationSettings, Icon: IconBell },
      { label: 'Security', to: paths.securitySettings, Icon: IconLock },
      { label: 'Your data', to: paths.dataSettings, Icon: IconDatabase },
      { label: 'Help', to: paths.helpCenter, Icon: IconHelpCircle },
      {
        label: 'Admin console',
        to: paths.admin,
        Icon: IconTool,
        isFor: ({ roles }) => roles.includes('admin') || roles.includes('moderator'),
      },
    ],
  },
];

/** The entries of the user menu, by what they are about; "Log out" stands after them. */
export function userGroups(viewer: Viewer): UserGroup[] {
  return everyGroup.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ isFor }) => !isFor || isFor(viewer)),
  }));
}
