import { describe, expect, it } from 'vitest';
import { toFace } from './face-markup.ts';

function faceOf(markup: string): HTMLElement {
  const drawn = document.createElement('div');
  drawn.innerHTML = markup;
  const page = document.createElement('div');
  page.innerHTML = toFace(drawn);
  return page;
}

describe('a first face', () => {
  it('does nothing, and is told to nobody who listens, until the app stands in its place', () => {
    const face = faceOf('<main><h1>Welcome</h1></main>').firstElementChild;
    expect(face?.id).toBe('first-face');
    expect(face?.hasAttribute('inert')).toBe(true);
    expect(face?.getAttribute('aria-hidden')).toBe('true');
    expect(face?.querySelector('main > h1')?.textContent).toBe('Welcome');
  });

  it('has its styles where the policy of the page lets them in', () => {
    const face = faceOf('<p style="--gap: 2px" class="line">a</p><p style="--gap: 2px">b</p>');
    expect(face.querySelector('[style]')).toBeNull();
    const [line, other] = [...face.querySelectorAll('p')].map(({ className }) => className);
    expect(line).toBe(`line ${other}`);
    const [style] = face.querySelectorAll('style');
    expect(style?.nonce || style?.getAttribute('nonce')).toBe('__CSP_NONCE__');
    expect(style?.textContent?.match(/--gap: 2px/g)).toHaveLength(1);
    expect(style?.textContent).toContain(`#first-face .${other} {`);
  });

  it('gives every style sheet that it has the nonce', () => {
    const nonces = [...faceOf('<style>a {}</style>').querySelectorAll('style')].map((style) =>
      style.getAttribute('nonce'),
    );
    expect(nonces).toEqual(['__CSP_NONCE__', '__CSP_NONCE__']);
  });

  it('is without what is beneath the screen, what is closed, and names that are made anew', () => {
    const face = faceOf(
      '<label for="a">Name</label><input id="a" name="n"><dialog>Menu</dialog><i hidden>x</i><footer>f</footer>',
    );
    expect(face.querySelector('dialog, footer, [hidden], [for], [name]')).toBeNull();
    expect(face.querySelector('input')?.hasAttribute('id')).toBe(false);
  });
});
