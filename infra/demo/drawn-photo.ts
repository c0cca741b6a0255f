import { crc32, deflateSync } from 'node:zlib';

const [width, height] = [640, 420];

type Colour = readonly [number, number, number];
const skies: Colour[] = [
  [214, 232, 240],
  [247, 226, 202],
  [226, 238, 220],
  [233, 224, 240],
];
const walls: Colour[] = [
  [11, 107, 79],
  [199, 92, 72],
  [66, 104, 150],
  [201, 152, 48],
];

/** A small picture of a house in its street, another for each number, as a PNG: the demo takes nobody's photographs. */
export function drawnPhoto(number: number): Buffer {
  const sky = skies[number % skies.length] ?? [0, 0, 0];
  const wall = walls[(number * 7 + 1) % walls.length] ?? [0, 0, 0];
  const left = 120 + ((number * 53) % 160);
  const right = left + 220 + ((number * 31) % 90);
  const top = 150 + ((number * 17) % 50);
  const at = (x: number, y: number): Colour => {
    if (y > 350) return y > 385 ? [92, 98, 104] : [150, 178, 128];
    const roof = Math.abs(x - (left + right) / 2) < (y - top + 90) * 1.6 && y > top - 90 && y < top;
    if (roof) return [84, 66, 60];
    if (x > left && x < right && y >= top) {
      const isWindow = (x - left) % 90 > 30 && (x - left) % 90 < 70 && y > top + 40 && y < top + 95;
      const isDoor = x > right - 70 && x < right - 30 && y > 265;
      return isWindow ? [250, 240, 200] : isDoor ? [60, 48, 44] : wall;
    }
    const isSun = (x - 540) ** 2 + (y - 80) ** 2 < 1_400;
    return isSun ? [250, 206, 96] : sky;
  };
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.set(at(x, y), y * (1 + width * 3) + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
