import classes from './street.module.css';
import { Street } from './street.tsx';

/** The same street with what children do there. */
export function StreetOfChildren() {
  return (
    <Street>
      <DogWalker />
      <Raker />
      <JobCard />
      <ParentCard />
    </Street>
  );
}

function DogWalker() {
  return (
    <g transform="translate(-26 0)">
      <path d="M314 368l3-28M330 368l-4-28" className={classes.legs} />
      <path d="M322 290v12" className={classes.arm} />
      <path d="M308 344l3-38c1-11 20-11 22 0l3 38z" className={classes.shirt} />
      <circle cx="322" cy="280" r="13" className={classes.skin} />
      <path d="M308 281c-2-22 30-22 28 0-4-9-22-10-28 0z" className={classes.hair} />
      <path d="M346 328q22 8 44 8" className={classes.leash} />
      <path d="M332 310l14 18" className={classes.arm} />
      <path d="M366 369v-20M376 369v-18M400 369v-18M409 369v-20" className={classes.dogLegs} />
      <path d="M360 346q-12-4-9-18" className={classes.dogLegs} />
      <rect x="356" y="336" width="58" height="22" rx="11" className={classes.dog} />
      <path d="M396 344l2-20a14 14 0 0 1 27-3l8 3a6 6 0 0 1-2 12h-9z" className={classes.dog} />
      <path d="M402 316l12-2-4 18q-9 2-8-16z" className={classes.dogEar} />
      <circle cx="432" cy="327" r="3" className={classes.nose} />
    </g>
  );
}

function Raker() {
  return (
    <g transform="translate(22 0)">
      <path d="M408 368l4-30M424 368l-4-30" className={classes.legs} />
      <path d="M416 286v12" className={classes.armDark} />
      <path d="M402 342l3-40c1-11 20-11 22 0l4 40z" className={classes.shirtLight} />
      <circle cx="416" cy="276" r="12.500" className={classes.skinDark} />
      <path d="M401 275c0-20 30-20 30 0-9-5-21-5-30 0z" className={classes.hair} />
      <path d="M428 300l34 64M452 368l22-10" className={classes.tool} />
      <path d="M408 306l14 16 16-4M424 306l20 22" className={classes.armDark} />
      <path d="M470 368h.1M482 364h.1M490 369h.1M478 356h.1" className={classes.leaves} />
    </g>
  );
}

function JobCard() {
  return (
    <g transform="translate(10 44)">
      <rect width="216" height="76" rx="12" className={classes.card} />
      <text x="18" y="32" className={classes.strong}>
        Walk our two dogs
      </text>
      <text x="18" y="56" className={classes.quiet}>
        Up to $15.00
      </text>
      <path d="M148 46a7 7 0 0 1 14 0c0 5-7 11-7 11s-7-6-7-11z" className={classes.pin} />
      <text x="168" y="56" className={classes.quiet}>
        1 mi
      </text>
    </g>
  );
}

function ParentCard() {
  return (
    <g transform="translate(4 340)">
      <rect width="210" height="72" rx="12" className={classes.card} />
      <circle cx="38" cy="36" r="16" className={classes.chip} />
      <path d="M31 36l5 5 9-10" className={classes.tick} />
      <text x="68" y="31" className={classes.strong}>
        Your parent
      </text>
      <text x="68" y="53" className={classes.quiet}>
        said yes
      </text>
    </g>
  );
}
