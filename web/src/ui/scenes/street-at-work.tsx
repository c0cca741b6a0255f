import classes from './street.module.css';
import { Street } from './street.tsx';

/** A street with work going on, and what Sidework shows of it. */
export function StreetAtWork() {
  return (
    <Street>
      <Painter />
      <Gardener />
      <JobCard />
      <ProposalCard />
      <ProgressCard />
    </Street>
  );
}

function Painter() {
  return (
    <g>
      <path
        d="M292 372l34-196M322 372l34-190M300 330h30M307 292h29M313 256h30M319 220h30"
        className={classes.ladder}
      />
      <path d="M319 262l-3 24 5 24M332 262l6 22-4 26" className={classes.legs} />
      <path d="M329 204v12" className={classes.arm} />
      <path d="M312 266l4-44c1-12 22-12 24 0l4 46z" className={classes.shirt} />
      <circle cx="329" cy="195" r="13" className={classes.skin} />
      <path d="M314 194c0-21 30-21 30 0z" className={classes.cap} />
      <path d="M318 226l-22 10-8-20M338 226l10 16-2 16" className={classes.arm} />
      <path d="M288 217l-8-21" className={classes.tool} />
      <path d="M266 186l22-8 4 12-22 8z" className={classes.roller} />
    </g>
  );
}

function Gardener() {
  return (
    <g transform="translate(-24 0)">
      <path d="M410 368l3-34M424 368l-3-34" className={classes.legs} />
      <path d="M416 280v12" className={classes.armDark} />
      <path d="M402 336l3-42c1-12 20-12 22 0l4 42z" className={classes.shirtLight} />
      <circle cx="416" cy="270" r="12" className={classes.skinDark} />
      <path d="M402 267c3-18 27-18 29 0-8-3-20-3-29 0z" className={classes.hair} />
      <path d="M440 318l34 38" className={classes.tool} />
      <path d="M408 300l12 20 20-2M424 300l18 18" className={classes.armDark} />
      <path d="M462 352h36a8 8 0 0 1 8 8v4h-48v-8a4 4 0 0 1 4-4z" className={classes.mower} />
      <circle cx="470" cy="366" r="7" className={classes.wheel} />
      <circle cx="496" cy="366" r="7" className={classes.wheel} />
    </g>
  );
}

function JobCard() {
  return (
    <g transform="translate(0 36)">
      <rect width="244" height="76" rx="12" className={classes.card} />
      <text x="18" y="32" className={classes.strong}>
        Paint the front porch
      </text>
      <text x="18" y="56" className={classes.quiet}>
        $350.00 - $500.00
      </text>
      <path d="M178 46a7 7 0 0 1 14 0c0 5-7 11-7 11s-7-6-7-11z" className={classes.pin} />
      <text x="198" y="56" className={classes.quiet}>
        2 mi
      </text>
    </g>
  );
}

function ProposalCard() {
  return (
    <g transform="translate(352 30)">
      <rect width="204" height="72" rx="12" className={classes.card} />
      <circle cx="36" cy="36" r="18" className={classes.avatar} />
      <text x="36" y="41" textAnchor="middle" className={classes.initials}>
        MR
      </text>
      <text x="66" y="31" className={classes.strong}>
        Proposal
      </text>
      <text x="66" y="53" className={classes.quiet}>
        $420.00
      </text>
      <rect x="134" y="37" width="58" height="22" rx="11" className={classes.chip} />
      <text x="163" y="52" textAnchor="middle" className={classes.chipText}>
        Hired
      </text>
    </g>
  );
}

function ProgressCard() {
  return (
    <g transform="translate(4 340)">
      <rect width="214" height="84" rx="12" className={classes.card} />
      <text x="18" y="31" className={classes.strong}>
        In progress
      </text>
      <text x="196" y="31" textAnchor="end" className={classes.quiet}>
        75%
      </text>
      <rect x="18" y="43" width="178" height="8" rx="4" className={classes.track} />
      <rect x="18" y="43" width="134" height="8" rx="4" className={classes.progress} />
      <text x="18" y="71" className={classes.quiet}>
        Due Friday
      </text>
    </g>
  );
}
