import { describe, expect, it } from 'vitest';
import { namedIn, requirementsOf } from './requirements.ts';

describe('requirementsOf', () => {
  it('reads requirements and open lines, and nothing else', () => {
    const checklist =
      '# JOBS\n- [JOBS-01] A job has a title.\n- [JOBS-02?] OPEN: Where?\n- A note.';
    expect(requirementsOf(checklist)).toEqual([
      { id: 'JOBS-01', area: 'JOBS', text: 'A job has a title.' },
      { id: 'JOBS-02', area: 'JOBS', text: 'OPEN: Where?' },
    ]);
  });
});

describe('namedIn', () => {
  it('finds one id or several in the title of a test', () => {
    expect(namedIn("it('[JOBS-01] posts a job', () => {});")).toEqual(['JOBS-01']);
    expect(namedIn('test("posts [JOBS-01, JOBS-02] [D-59]", f)')).toEqual([
      'JOBS-01',
      'JOBS-02',
      'D-59',
    ]);
    expect(namedIn('describe.each([1])(`[GIGS-03] %s`, f)')).toEqual(['GIGS-03']);
  });

  it('finds them after a table of cases, and in the first word of a case', () => {
    const table = "it.each([\n  ['one', 'a'],\n] as const)(\n  'is %s [JOBS-01]', f)";
    expect(namedIn(table)).toEqual(['JOBS-01']);
    expect(namedIn("it.each([\n  ['one [JOBS-02]', 1],\n])('is %s', f)")).toEqual(['JOBS-02']);
  });

  it('takes an id outside a title for no test', () => {
    expect(namedIn('// [JOBS-01]\nconst id = "[JOBS-02]";')).toEqual([]);
  });
});
