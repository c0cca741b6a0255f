import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { initialsOf, PersonAvatar } from './person-avatar.tsx';

afterEach(cleanup);

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada b. lovelace', 'AL'],
    ['Ada', 'A'],
    ['  ', ''],
    ['Émile Zola', 'ÉZ'],
    ['𝒜da 𝓛ovelace', '𝒜𝓛'],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('an avatar', () => {
  const avatar = (props: Partial<Parameters<typeof PersonAvatar>[0]>) =>
    render(<PersonAvatar name="Ada Lovelace" id="1" {...props} />).container
      .firstElementChild as HTMLElement;

  it('keeps the tint of a person through a change of name', () => {
    const hue = (element: HTMLElement) => element.style.getPropertyValue('--hue');
    expect(hue(avatar({ name: 'Ada King' }))).toBe(hue(avatar({})));
    expect(hue(avatar({ id: '2' }))).not.toBe(hue(avatar({})));
  });

  it('shows a picture without telling its host where from', () => {
    const image = avatar({ imageUrl: 'https://example.com/a.png' }).querySelector('img');
    expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:x'])(
    'shows no picture of %s',
    (url) => {
      const element = avatar({ imageUrl: url });
      expect(element.querySelector('img')).toBeNull();
      expect(element.textContent).toBe('AL');
    },
  );
});
