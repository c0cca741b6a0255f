/** The page's policy needs it: the gateway puts the nonce of each answer there. */
const nonce = '__CSP_NONCE__';

/** The footer is beneath the screen, and shows the choice of the reader. */
const unseen = 'footer, dialog, [hidden]';
/** They link elements to one another, and some ids are generated on each render. */
const relations = ['id', 'for', 'name', 'aria-controls', 'aria-labelledby', 'data-discover'];

/**
 * It gives the app's output as markup that does nothing until the app renders the same in its
 * place. The script before the app decides if it shows, because the reader may be a person who sees
 * another page.
 */
export function toFace(drawn: Element): string {
  const face = drawn.cloneNode(true) as Element;
  for (const element of face.querySelectorAll(unseen)) element.remove();
  for (const element of face.querySelectorAll('*'))
    for (const name of relations) element.removeAttribute(name);
  for (const style of face.querySelectorAll('style')) style.setAttribute('nonce', nonce);
  const rules = [...face.querySelectorAll('[style]')].map(takeStyle);
  const styles = [
    '#first-face { display: none }',
    '[data-first-face] #first-face { display: contents }',
    ...new Set(rules),
  ];
  return (
    '<div id="first-face" inert aria-hidden="true">' +
    `<style nonce="${nonce}">${styles.join('')}</style>${face.innerHTML}</div>`
  );
}

/** The policy refuses styles on elements, which a script may set and markup may not. */
function takeStyle(element: Element): string {
  const style = element.getAttribute('style') ?? '';
  const name = `face-${hash(style)}`;
  element.removeAttribute('style');
  element.classList.add(name);
  return `#first-face .${name} { ${style} }`;
}

function hash(text: string): string {
  let sum = 5381;
  for (const letter of text) sum = ((sum << 5) + sum + letter.charCodeAt(0)) >>> 0;
  return sum.toString(36);
}
