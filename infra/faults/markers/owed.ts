import type { Json } from '../people/caller.ts';
import type { World } from './world.ts';

/** The words between children and others that a guardian does not find on the pages of their child. */
export async function missedByGuardians(url: string, world: World): Promise<string[]> {
  const { children } = world.cast;
  const missed: string[] = [];
  for (const child of children)
    for (const guardian of child.guardians) {
      const { id } = child;
      const pages = [
        `/api/conversations/children/${id}/words`,
        `/api/conversations/children/${id}`,
        `/api/proposals/children/${id}`,
      ];
      const rooms = (world.things.get('roomId') ?? []).filter(({ whose }) => whose.includes(id));
      pages.push(...rooms.map((room) => `/api/rooms/${room.id}/messages`));
      const others = children.filter((each) => each !== child);
      pages.push(...others.map((each) => `/api/conversations/children/${id}/${each.id}/messages`));
      const found = new Set<string>();
      for (const page of pages)
        for (const { word } of world.markers.foundIn(await wholeOf(url, page, guardian.token)))
          found.add(word);
      const owed = [...world.owed.values()].filter(
        (each) => each.child === child && !found.has(each.word),
      );
      missed.push(...owed.map(({ says }) => `${guardian.name} of ${child.name} missed: ${says}`));
    }
  return missed;
}

/** Every page of a list, one after the other. */
async function wholeOf(url: string, path: string, token: string): Promise<string> {
  let text = '';
  for (let cursor = ''; ; ) {
    const address = new URL(path, url);
    if (/(words|messages)$|proposals/.test(path)) address.searchParams.set('limit', '100');
    if (cursor) address.searchParams.set('cursor', cursor);
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(address, { headers });
    const page = await response.text();
    text += page;
    const { nextCursor } = (response.ok ? JSON.parse(page) : {}) as Json;
    if (!nextCursor) return text;
    cursor = String(nextCursor);
  }
}
