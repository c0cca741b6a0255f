import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../local/checkout.ts';
import type { Program } from '../local/programs.ts';
import { type Manifest, schemaFaults } from './kinds.ts';
import { networkFaults } from './network-faults.ts';
import { budgetFaults, podFaults } from './pod-faults.ts';
import { settingFaults } from './setting-faults.ts';

/** The heap that the images give a process, in MB. */
function heapOfImages(): number {
  const dockerfile = readFileSync(join(checkout, 'infra/docker/Dockerfile'), 'utf8');
  return Number(/--max-old-space-size=(\d+)/.exec(dockerfile)?.[1]);
}

/** All that is wrong with the manifests of an installation, in words; nothing is applied to find it out. */
export const faultsOf = (manifests: Manifest[], programs: Program[]): string[] => [
  ...manifests.flatMap(schemaFaults),
  ...settingFaults(manifests, programs),
  ...podFaults(manifests, heapOfImages()),
  ...budgetFaults(manifests),
  ...networkFaults(manifests),
];
