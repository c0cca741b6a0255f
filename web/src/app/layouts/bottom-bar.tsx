import { IconBriefcase, IconClipboardList, IconListDetails, IconUser } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { Viewer } from '../../lib/session.ts';
import classes from './bottom-bar.module.css';

const browse = { label: 'Jobs', to: paths.jobs, Icon: IconBriefcase };
const me = { label: 'Me', to: paths.profileSetup, Icon: IconUser };

const ofClients = [
  browse,
  { label: 'My jobs', to: paths.myJobs, Icon: IconClipboardList },
  { label: 'Services', to: paths.myServices, Icon: IconListDetails },
  me,
];

const ofProfessionals = [
  browse,
  { label: 'Proposals', to: paths.myProposals, Icon: IconClipboardList },
  { label: 'Tracker', to: paths.serviceTracker, Icon: IconListDetails },
  me,
];

/** The four places a signed-in person goes to most, within reach of a thumb. */
export function BottomBar({ viewer }: { viewer: Viewer }) {
  const entries = viewer.userType === 'client' ? ofClients : ofProfessionals;
  return (
    <nav aria-label="Shortcuts" className={classes.bar}>
      {entries.map(({ label, to, Icon }) => (
        <NavLink key={to} to={to} className={classes.entry}>
          <Icon size={22} stroke={1.75} aria-hidden />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
