type Sources = ReadonlyMap<string, string>;

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const definition = /^export const (\w+) = event\(/gm;

/** Events that no consumer reads, by their owner and name: none names them as its `event`, and no other service names them. */
export function unreadEvents(sources: Sources): string[] {
  const code = [...sources].map(([path, source]) => ({
    owner: /^services\/([^/]+)\/src\//.exec(path)?.[1],
    source: source.replace(comments, ''),
  }));
  return [...sources].flatMap(([path, source]) => {
    const owner = /^contracts\/src\/([^/]+)\/events(?:\/[^/]+)?\.ts$/.exec(path)?.[1];
    if (!owner) return [];
    return [...source.matchAll(definition)].flatMap(([, name = '']) => {
      const asEvent = new RegExp(`\\bevent: (?:\\w+\\.)?${name}\\b`);
      const named = new RegExp(`\\b${name}\\b`);
      const isRead = code.some(
        ({ owner: service, source }) =>
          service && (service === owner ? asEvent : named).test(source),
      );
      return isRead ? [] : [`${owner} ${name}`];
    });
  });
}
