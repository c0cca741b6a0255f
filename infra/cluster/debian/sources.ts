/** The programs of the cluster come from this release of Debian. The machine may run another. */
export const release = 'trixie';

/**
 * Gives the machine's own sources of apt for our release: the same mirrors and keys. Other repositories, and the
 * updates of the running release, are left out.
 */
export function sourcesFor(files: { name: string; text: string }[], running: string) {
  return files.flatMap(({ name, text }) => {
    const kept = name.endsWith('.sources') ? stanzasOf(text, running) : linesOf(text, running);
    return kept.length ? [{ name, text: `${kept.join('\n\n')}\n` }] : [];
  });
}

function stanzasOf(text: string, running: string): string[] {
  return text
    .split(/\n\s*\n/)
    .filter((stanza) => suitesOf(stanza).includes(running))
    .map((stanza) => stanza.trim().replace(/^Suites:.*$/m, `Suites: ${release}`));
}

const suitesOf = (stanza: string) => /^Suites:(.*)$/m.exec(stanza)?.[1]?.trim().split(/\s+/) ?? [];

/** `deb [options] address suite components` */
const line = /^(deb\s+(?:\[[^\]]*\]\s+)?\S+)\s+(\S+)(\s.*)$/;

function linesOf(text: string, running: string): string[] {
  return text.split('\n').flatMap((each) => {
    const [, address, suite, components] = line.exec(each.trim()) ?? [];
    return suite === running ? [`${address} ${release}${components}`] : [];
  });
}
