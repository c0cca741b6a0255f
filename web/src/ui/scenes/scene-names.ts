type Tint = 'green' | 'coral' | 'sun' | 'denim';

const tints = {
  // Families of work.
  paint: 'green',
  light: 'sun',
  tap: 'denim',
  fan: 'denim',
  garden: 'green',
  yard: 'green',
  books: 'denim',
  screen: 'sun',
  care: 'coral',
  lesson: 'coral',
  clean: 'denim',
  snow: 'denim',
  leaves: 'coral',
  pet: 'sun',
  swim: 'denim',
  camera: 'sun',
  // These scenes show places and tools.
  street: 'green',
  board: 'coral',
  search: 'green',
  mailbox: 'denim',
  signpost: 'sun',
  people: 'coral',
  money: 'green',
  calendar: 'denim',
  folder: 'sun',
  bell: 'sun',
  key: 'coral',
} satisfies Record<string, Tint>;

export type SceneName = keyof typeof tints;

export const sceneNames = Object.keys(tints) as SceneName[];

export const tintOf = (name: SceneName): Tint => tints[name];
