import type { Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawFaces, unstyledClasses } from './first-faces.ts';

const sheet = (source: string) =>
  ({ 'a.css': { type: 'asset', fileName: 'a.css', source } }) as unknown as Rolldown.OutputBundle;

describe('the first faces', () => {
  let faces: Record<string, string> = {};
  beforeAll(async () => {
    faces = await drawFaces(['/', '/jobs', '/auth']);
  }, 120_000);

  it.each([
    ['/', 'Good work, close to home.'],
    ['/jobs', 'Available Jobs'],
    ['/auth', 'Welcome to Sidework'],
  ])('at %s has the heading, and what every page begins with', (path, heading) => {
    expect(faces[path]).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(faces[path]).toContain('Get Started');
    expect(faces[path]).not.toContain('You are offline');
  });

  it('know the colours of both schemes', () => {
    expect(faces['/']).toContain('[data-mantine-color-scheme="dark"]');
    expect(faces['/']).toContain('--sidework-accent:');
  });

  it('wait for what the server has to say', () => {
    expect(faces['/jobs']).toMatch(/role="status" aria-label="Loading/);
  });

  it('are the same at the next build', async () => {
    expect(await drawFaces(Object.keys(faces))).toEqual(faces);
  }, 120_000);
});

it('finds the classes that no style sheet of the build has', () => {
  const face = '<p class="_lead_1l190_24 m_abc">a</p><p class="_title_1l190_13">b</p>';
  expect(unstyledClasses(face, sheet('._lead_1l190_24{margin:0}'))).toEqual(['_title_1l190_13']);
});
