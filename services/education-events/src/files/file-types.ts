import { unprocessable } from '@sidework/chassis/errors';

const starts: Record<string, Buffer> = {
  'application/pdf': Buffer.from('%PDF-'),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
};

/** What a file is by how it begins, of those that are taken here; its name and what it was sent as say nothing. */
export function typeOf(bytes: Buffer, taken: readonly string[]): string {
  const type = taken.find((each) => {
    const start = starts[each];
    return start && bytes.subarray(0, start.length).equals(start);
  });
  if (!type) throw unprocessable('upload_unreadable');
  return type;
}
