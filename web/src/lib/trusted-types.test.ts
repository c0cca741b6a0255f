import { expect, it, vi } from 'vitest';
import { allowPlainText } from './trusted-types.ts';

it('lets text through that cannot become markup, and refuses the rest', () => {
  const createPolicy = vi.fn();
  allowPlainText({ createPolicy });
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(Object.keys(rules)).toEqual(['createHTML', 'createScriptURL']);
  expect(rules.createHTML(':root { --a: 1 }')).toBe(':root { --a: 1 }');
  expect(rules.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(rules.createScriptURL('/app-worker.js')).toBe('/app-worker.js');
  expect(rules.createScriptURL('https://evil.example/app-worker.js')).toBeNull();
});

it('does nothing in a browser without Trusted Types', () => {
  expect(() => allowPlainText(undefined)).not.toThrow();
});
