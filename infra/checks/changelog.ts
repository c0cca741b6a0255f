import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../local/checkout.ts';
import type { Outcome } from './step.ts';

const unreleased = '## Unreleased';
const longestLine = 140;

/** Breaches of the form: releases by date, the newest first, what is not released yet above them, each with its changes. */
export function faultsOfChangelog(text: string): string[] {
  const [title = '', ...sections] = text.split(/^(?=## )/m);
  const heads = sections.map((section) => section.split('\n', 1)[0] ?? '');
  const dates = heads.filter((head, index) => head !== unreleased || index > 0);
  return [
    ...(/^# .+\n\n$/.test(title) ? [] : ['it begins with one title and an empty line']),
    ...dates
      .filter((head) => !isDated(head))
      .map((head) => `"${head}" is not a release as in "## 2026-11-28"`),
    ...dates
      .filter((head, index) => index > 0 && head >= (dates[index - 1] ?? ''))
      .map((head) => `"${head}" does not stand above an older release`),
    ...sections.flatMap((section, index) => faultsOfRelease(heads[index] ?? '', section)),
  ];
}

function isDated(head: string): boolean {
  const [, day = ''] = /^## (\d{4}-\d{2}-\d{2})$/.exec(head) ?? [];
  return day !== '' && new Date(day).toString() !== 'Invalid Date';
}

function faultsOfRelease(head: string, section: string): string[] {
  const lines = section.split('\n').slice(1).filter(Boolean);
  return [
    ...(lines[0]?.startsWith('- ') ? [] : [`"${head}" does not begin with a change`]),
    ...lines
      .filter((line) => !/^(- | {2})\S/.test(line))
      .map((line) => `"${line.slice(0, 40)}" is no change and does not go on with one`),
    ...lines
      .filter((line) => line.length > longestLine)
      .map((line) => `"${line.slice(0, 40)}…" has over ${longestLine} characters`),
  ];
}

export async function checkChangelog(): Promise<Outcome> {
  const faults = faultsOfChangelog(await readFile(join(checkout, 'infra/CHANGELOG.md'), 'utf8'));
  return { passed: faults.length === 0, output: faults.join('\n') };
}
