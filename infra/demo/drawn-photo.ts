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

/** The houses stand in the middle third, since a card cuts off what is above and below. */
const [roofTop, ground] = [138, 282];

interface House {
  left: number;
  right: number;
  top: number;
  wall: Colour;
}

/** Draws a street as a small PNG. Each number gives another one. The demo shows no photographs of real people's homes. */
export function drawnPhoto(number: number): Buffer {
  const sky = skies[number % skies.length] ?? [0, 0, 0];
  const houses = [0, 1, 2].map((place): House => {
    const left = 40 + place * 190 + ((number * 37 + place * 23) % 40);
    return {
      left,
      right: left + 120 + ((number * 31 + place * 17) % 24),
      top: roofTop + 46 + ((number * 13 + place * 11) % 18),
      wall: walls[(number * 3 + place) % walls.length] ?? [0, 0, 0],
    };
  });
  const at = (x: number, y: number): Colour => {
    if (y > ground) return y > ground + 36 ? [92, 98, 104] : [150, 178, 128];
    const colour = houses.map((house) => ofHouse(house, x, y)).find((found) => found);
    if (colour) return colour;
    const isSun = (x - 608) ** 2 + (y - 156) ** 2 < 400;
    return isSun ? [250, 206, 96] : sky;
  };
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.set(smooth(at, x, y), y * (1 + width * 3) + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')];
  return Buffer.concat([signature, ...parts]);
}

/** The middle of four points in a pixel, so that slopes and circles have no steps. */
function smooth(at: (x: number, y: number) => Colour, x: number, y: number): Colour {
  const points = [0, 0.5].flatMap((down) => [at(x, y + down), at(x + 0.5, y + down)]);
  const middle = (part: 0 | 1 | 2) =>
    Math.round(points.reduce((all, colour) => all + colour[part], 0) / points.length);
  return [middle(0), middle(1), middle(2)];
}

function ofHouse({ left, right, top, wall }: House, x: number, y: number): Colour | undefined {
  const fromMiddle = Math.abs(x - (left + right) / 2);
  if (y < top) {
    const share = (y - top + 46) / 46;
    return share > 0 && fromMiddle < ((right - left) / 2 + 10) * share ? [84, 66, 60] : undefined;
  }
  if (x < left || x > right) return undefined;
  const isWindow = fromMiddle > 22 && fromMiddle < 48 && y > top + 18 && y < top + 48;
  const isDoor = fromMiddle < 13 && y > ground - 48;
  return isWindow ? [250, 240, 200] : isDoor ? [60, 48, 44] : wall;
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
