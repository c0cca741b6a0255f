import type { ReactNode } from 'react';
import classes from './street.module.css';

/** It is decoration for the text beside it. */
export function Street({ children }: { children?: ReactNode }) {
  return (
    <svg viewBox="0 0 560 440" aria-hidden="true" className={classes.drawing}>
      <path
        d="M70 360C16 300 30 168 108 104S312 8 420 60s140 190 92 270-388 90-442 30z"
        className={classes.sky}
      />
      <circle cx="330" cy="86" r="28" className={classes.sun} />
      <path
        d="M92 176h58a15 15 0 0 0 0-30 22 22 0 0 0-42-5 18 18 0 0 0-16 35zM452 156h48a12 12 0 0 0 0-25 19 19 0 0 0-36-3 14 14 0 0 0-12 28z"
        className={classes.cloud}
      />
      <FarHouse />
      <NearHouse />
      <path d="M516 372v-66" className={classes.trunk} />
      <path d="M516 330v-30m0 20 12-11m-12 20-11-10" className={classes.twig} />
      <circle cx="516" cy="276" r="38" className={classes.tree} />
      <path d="M24 372c4-24 22-34 36-22 12-18 40-8 36 22z" className={classes.tree} />
      <path d="M200 372l-20 18h88l-20-18z" className={classes.path} />
      <path d="M20 372h524" className={classes.ground} />
      {children}
    </svg>
  );
}

function FarHouse() {
  return (
    <g className={classes.farHouse}>
      <path d="M356 372V224l62-50 62 50v148z" />
      <path d="M344 234l74-60 74 60" className={classes.roof} />
      <path
        d="M392 372v-60h40v60M384 252h22v26h-22zM430 252h22v26h-22z"
        className={classes.opening}
      />
    </g>
  );
}

function NearHouse() {
  return (
    <>
      <path d="M136 372V196l86-66 86 66v176z" className={classes.house} />
      <path d="M252 150v-34h22v52" className={classes.chimney} />
      <path d="M122 208l100-78 100 78" className={classes.roof} />
      <circle cx="222" cy="180" r="13" className={classes.window} />
      <path d="M200 372v-76h48v76" className={classes.door} />
      <circle cx="238" cy="336" r="3" className={classes.knob} />
      <path
        d="M156 230h38v42h-38zM175 230v42M156 251h38M250 230h38v42h-38zM269 230v42M250 251h38"
        className={classes.window}
      />
      <path d="M152 276h46M246 276h46" className={classes.box} />
      <path
        d="M160 271v-5m10 5v-7m10 7v-5m10 5v-7M254 271v-7m10 7v-5m10 5v-7m10 7v-5"
        className={classes.flowers}
      />
    </>
  );
}
