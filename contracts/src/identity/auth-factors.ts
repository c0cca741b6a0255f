/* Second factors, as GoTrue has them: enrolment, challenge, verification, recovery codes. */

export {};
