import { randomUUID } from 'node:crypto';

const letters = 'ghijklmnopq';

/** A name of the test's own, by which it finds whom it made; without digits, as children's names are. */
export const aName = (): string =>
  `Q${randomUUID()
    .replace(/[^a-f]/g, (sign) => letters['0123456789-'.indexOf(sign)] ?? '')
    .slice(0, 12)}`;
