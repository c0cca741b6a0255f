import type { SceneName } from './scene-names.ts';

const ofTrade: [word: RegExp, scene: SceneName][] = [
  [/heating|hvac|furnace|air condition|\bfans?\b/i, 'fan'],
  [/plumb|faucet|\btap\b|\bdrain/i, 'tap'],
  [/electri|outlet|wiring|\blights?\b/i, 'light'],
  [/\brak(e|ing)|leaves/i, 'leaves'],
  [/snow|shovel/i, 'snow'],
  [/\b(dogs?|cats?|pets?)\b/i, 'pet'],
  [/swim|lifeguard/i, 'swim'],
  [/landscap|garden|lawn|\bmow|hedge|weed/i, 'garden'],
  [/\byards?\b/i, 'yard'],
  [/account|bookkeep|\btax|legal|lawyer|notary/i, 'books'],
  [/photo/i, 'camera'],
  [/comput|software|laptop/i, 'screen'],
  // In capitals only: "it" stands in every second sentence.
  [/\bIT\b/, 'screen'],
  [/clean/i, 'clean'],
  [/real estate|propert|apprais/i, 'key'],
  [/financ|insur/i, 'money'],
  [/teach|tutor|coach|reading|homework|lesson/i, 'lesson'],
  [/nurs|therap|care\b|caregiv|babysit/i, 'care'],
  [/paint|carpent|handy|build|roof|fence/i, 'paint'],
];

/** The drawing of work whose category is not told: by the trade of who does it, or else by its own words. */
export function sceneOfTrade(...words: (string | null | undefined)[]): SceneName {
  const found = words.map((word) => ofTrade.find(([known]) => known.test(word ?? ''))?.[1]);
  return found.find(Boolean) ?? 'street';
}
