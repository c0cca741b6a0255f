/** The harmless text that every scanner finds, so that one can be tried; in parts, so that this file is not found. */
const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** Looks through pieces that follow each other; what was found once stays found. */
export function eicarFinder() {
  let last = Buffer.alloc(0);
  let isFound = false;
  return (chunk: Buffer): boolean => {
    if (isFound) return true;
    const seen = Buffer.concat([last, chunk]);
    isFound = seen.includes(eicar);
    last = Buffer.from(seen.subarray(-(eicar.length - 1)));
    return isFound;
  };
}
