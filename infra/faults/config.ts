export interface CampaignConfig {
  /** How often each of the processes is killed. */
  kills: number;
  /** How many events the campaign `seats` sells; undefined where its own number counts. */
  events: number | undefined;
  /** Makes the same choices as the run that printed it. */
  seed: number;
  /** The one campaign that is wanted, by its name. */
  only: string | undefined;
}

/** `FAULT_KILLS=20 FAULT_EVENTS=200 FAULT_SEED=7 FAULT_ONLY=chat`; without a seed each run makes its own choices. */
export function readCampaignConfig(kills: number): CampaignConfig {
  const { FAULT_KILLS, FAULT_EVENTS, FAULT_SEED, FAULT_ONLY } = process.env;
  return {
    kills: wholeNumber('FAULT_KILLS', FAULT_KILLS) ?? kills,
    events: wholeNumber('FAULT_EVENTS', FAULT_EVENTS),
    seed: wholeNumber('FAULT_SEED', FAULT_SEED) ?? Math.floor(Math.random() * 1_000_000),
    only: FAULT_ONLY || undefined,
  };
}

function wholeNumber(name: string, value: string | undefined): number | undefined {
  if (!value) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} is a whole number, not "${value}".`);
  return Number(value);
}
