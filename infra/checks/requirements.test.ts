import { describe, expect, it } from 'vitest';
import { namedIn, overloadedTitles, requirementsOf } from './requirements.ts';

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
    expect(namedIn("describe.each(sides)('the $side [JOBS-03]', f)")).toEqual(['JOBS-03']);
    expect(namedIn("it.each([\n  ['one [JOBS-02]', 1],\n])('is %s', f)")).toEqual(['JOBS-02']);
  });

  it('takes an id outside a title for no test', () => {
    expect(namedIn('// [JOBS-01]\nconst id = "[JOBS-02]";')).toEqual([]);
  });

  it('takes a title that names more than four ids for none', () => {
    const title = '[JOBS-01, JOBS-02] posts [JOBS-03] [JOBS-04, JOBS-05]';
    expect(namedIn(`it('${title}', f)`)).toEqual([]);
    expect(overloadedTitles(`it('${title}', f)`)).toEqual([title]);
    expect(overloadedTitles("it('posts [JOBS-01, JOBS-02, JOBS-03, JOBS-04]', f)")).toEqual([]);
  });

  it('finds the message of an assertion, and the line of a case', () => {
    expect(namedIn("expect(price, '[JOBS-01]').toBe(1)")).toEqual(['JOBS-01']);
    expect(namedIn("expect(\n  price,\n  '[JOBS-01, JOBS-02]',\n).toBe(1)")).toEqual([
      'JOBS-01',
      'JOBS-02',
    ]);
    expect(namedIn("{ days: 1, line: '[LIC-17]' }")).toEqual(['LIC-17']);
  });
});
