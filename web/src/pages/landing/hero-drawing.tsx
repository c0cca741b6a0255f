import classes from './hero-drawing.module.css';

/** A street with work going on, and what Sidework shows of it. Decoration: the text beside it says as much. */
export function HeroDrawing() {
  return (
    <svg viewBox="0 0 560 440" aria-hidden="true" className={classes.drawing}>
      <path
        d="M70 360C16 300 30 168 108 104S312 8 420 60s140 190 92 270-388 90-442 30z"
        className={classes.sky}
      />
      <circle cx="424" cy="112" r="30" className={classes.sun} />
      <Houses />
      <Painter />
      <Gardener />
      <path d="M24 372h512" className={classes.ground} />
      <JobCard />
      <ProposalCard />
      <PaidCard />
    </svg>
  );
}

function Houses() {
  return (
    <>
      <g className={classes.farHouse}>
        <path d="M356 372V224l62-50 62 50v148z" />
        <path d="M344 234l74-60 74 60" className={classes.roof} />
        <path
          d="M392 372v-60h40v60M384 252h22v26h-22zM430 252h22v26h-22z"
          className={classes.opening}
        />
      </g>
      <path d="M136 372V196l86-66 86 66v176z" className={classes.house} />
      <path d="M122 208l100-78 100 78" className={classes.roof} />
      <path d="M252 150v-34h22v52" className={classes.chimney} />
      <path d="M200 372v-76h48v76" className={classes.door} />
      <circle cx="238" cy="336" r="3" className={classes.knob} />
      <path
        d="M156 230h38v42h-38zM175 230v42M156 251h38M250 230h38v42h-38zM269 230v42M250 251h38"
        className={classes.window}
      />
      <path d="M510 372v-66" className={classes.trunk} />
      <circle cx="510" cy="276" r="40" className={classes.tree} />
      <path d="M510 330v-40m0 18 14-12m-14 22-12-11" className={classes.twig} />
      <path d="M24 372c4-24 22-34 36-22 12-18 40-8 36 22z" className={classes.tree} />
    </>
  );
}

function Painter() {
  return (
    <g>
      <path
        d="M292 372l34-196M322 372l34-190M300 330h30M307 292h29M313 256h30M319 220h30"
        className={classes.ladder}
      />
      <path d="M314 300l6-36 14 2 8 34" className={classes.legs} />
      <path d="M312 266l4-44c1-12 22-12 24 0l4 46z" className={classes.shirt} />
      <circle cx="329" cy="196" r="13" className={classes.skin} />
      <path d="M315 194c0-20 28-20 28 0z" className={classes.cap} />
      <path d="M318 228l-24 8-6-18" className={classes.arm} />
      <path d="M288 218l-8-22" className={classes.tool} />
      <path d="M266 186l22-8 4 12-22 8z" className={classes.roller} />
    </g>
  );
}

function Gardener() {
  return (
    <g>
      <path d="M404 370l4-38h14l6 38" className={classes.legs} />
      <path d="M402 336l3-42c1-12 20-12 22 0l4 42z" className={classes.shirtLight} />
      <circle cx="416" cy="270" r="12" className={classes.skinDark} />
      <path d="M400 266c4-18 28-18 32 0z" className={classes.hair} />
      <path d="M424 302l22 18" className={classes.arm} />
      <path d="M440 316l34 40" className={classes.tool} />
      <path d="M462 352h36a8 8 0 0 1 8 8v4h-48v-8a4 4 0 0 1 4-4z" className={classes.mower} />
      <circle cx="470" cy="366" r="7" className={classes.wheel} />
      <circle cx="496" cy="366" r="7" className={classes.wheel} />
    </g>
  );
}

function JobCard() {
  return (
    <g transform="translate(4 40)">
      <rect width="248" height="84" rx="12" className={classes.card} />
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
    <g transform="translate(346 20)">
      <rect width="204" height="72" rx="12" className={classes.card} />
      <circle cx="36" cy="36" r="18" className={classes.avatar} />
      <text x="36" y="41" textAnchor="middle" className={classes.initials}>
        MR
      </text>
      <text x="66" y="32" className={classes.strong}>
        Proposal
      </text>
      <text x="66" y="53" className={classes.quiet}>
        $420.00
      </text>
      <rect x="134" y="38" width="58" height="22" rx="11" className={classes.chip} />
      <text x="163" y="53" textAnchor="middle" className={classes.chipText}>
        Hired
      </text>
    </g>
  );
}

function PaidCard() {
  return (
    <g transform="translate(20 346)">
      <rect width="214" height="82" rx="12" className={classes.card} />
      <text x="18" y="31" className={classes.strong}>
        In progress
      </text>
      <text x="196" y="31" textAnchor="end" className={classes.quiet}>
        75%
      </text>
      <rect x="18" y="44" width="178" height="8" rx="4" className={classes.track} />
      <rect x="18" y="44" width="134" height="8" rx="4" className={classes.progress} />
      <text x="18" y="70" className={classes.quiet}>
        Due Friday
      </text>
    </g>
  );
}
