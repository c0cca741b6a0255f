import { describe, expect, it } from 'vitest';
import { deadClasses, faultsOfSize, missingClasses, sizeOf } from './style-sheets.ts';

const folder = 'web/src/features/jobs';
const sheet = `${folder}/job.module.css`;

describe('the classes of a style sheet', () => {
  const component = (uses: string) =>
    [
      `${folder}/job.tsx`,
      `import classes from './job.module.css';\nexport const Job = () => ${uses};`,
    ] as const;

  it.each([
    ['which no component names', '.job {\n}\n.gone {\n}\n', [`${sheet} .gone`]],
    ['within a media query', '.job {\n}\n@media print {\n  .gone {\n  }\n}\n', [`${sheet} .gone`]],
    ['beside one that is used', '.job > .gone {\n}\n', [`${sheet} .gone`]],
    ['all of which are used', '.job:hover {\n  margin: 0.5rem;\n}\n', []],
    ['in words of a comment', '/* See job.gone. */\n.job {\n}\n', []],
    ['that are global', '.job:has(:global(.app)) {\n}\n', []],
    ['that one of them composes', '.base {\n}\n.job {\n  composes: base;\n}\n', []],
  ])('are looked for: %s', (_, source, dead) => {
    expect(deadClasses(new Map([[sheet, source], component('classes.job')]))).toEqual(dead);
  });

  it('are missed where a component uses one that is not there', () => {
    const sources = new Map([[sheet, '.job {\n}\n'], component('[classes.job, classes.lost]')]);
    expect(missingClasses(sources)).toEqual([`${sheet} .lost`]);
  });

  it('are used by a sheet elsewhere that composes them', () => {
    const other = '.card {\n  composes: base from "../jobs/job.module.css";\n}\n';
    const sources = new Map([
      [sheet, '.base {\n}\n'],
      ['web/src/features/gigs/gig.module.css', other],
      [
        'web/src/features/gigs/gig.tsx',
        "import own from './gig.module.css';\nexport const Gig = () => own.card;",
      ],
    ]);
    expect(deadClasses(sources)).toEqual([]);
  });
});

describe('the size of the sheets of features and pages', () => {
  it('leaves out the sheets of the kit', () => {
    const sources = new Map([
      [sheet, '.job {\n  margin: 0;\n}\n'],
      ['web/src/ui/rows/rows.module.css', '.rows {\n}\n'],
    ]);
    expect(sizeOf(sources)).toEqual({ sheets: 1, lines: 3 });
  });

  const most = { sheets: 10, lines: 500 };
  it.each([
    [{ sheets: 10, lines: 500 }, []],
    [{ sheets: 9, lines: 480 }, []],
    [{ sheets: 11, lines: 500 }, [expect.stringContaining('11 sheets, of 10')]],
    [{ sheets: 10, lines: 501 }, [expect.stringContaining('501 lines, of 500')]],
    [{ sheets: 7, lines: 500 }, [expect.stringContaining('may fall')]],
    [{ sheets: 10, lines: 459 }, [expect.stringContaining('may fall')]],
  ])('%j is told of where it is over or far below what is allowed', (found, faults) => {
    expect(faultsOfSize(found, most)).toEqual(faults);
  });
});
