import type { DataExport } from '@sidework/contracts/identity/exports/exports';
import { keptOfPeople } from '@sidework/contracts/platform';

interface Part {
  service: string;
  name: string;
  isThere: boolean;
}

/** Which parts of an export there are to be, and which are there. */
export function partsOf({ gathered, awaited }: Pick<DataExport, 'gathered' | 'awaited'>): Part[] {
  return [...new Set([...Object.keys(keptOfPeople), ...awaited, ...gathered])]
    .filter((service) => awaited.includes(service) || gathered.includes(service))
    .map((service) => ({
      service,
      name: keptOfPeople[service] ?? service,
      isThere: gathered.includes(service),
    }));
}

const units = ['bytes', 'kB', 'MB', 'GB'];
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** "1.2 MB" */
export function sizeText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${number.format(bytes / 1000 ** power)} ${units[power]}`;
}
