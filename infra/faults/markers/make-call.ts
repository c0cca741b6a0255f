import { randomUUID } from 'node:crypto';
import { type Json, placeOf } from '../people/caller.ts';
import { type Finding, metWrongly } from './judge.ts';
import { nameOf } from './mails.ts';
import type { Marker } from './marker.ts';
import { type Act, isKid, playerOf, type Step, type World } from './world.ts';

interface Answer {
  status: number;
  text: string;
  body: Json;
}

/** The counts of a walk. */
export interface Counted {
  calls: number;
  /** How often each act was answered with success, and how often it was tried. */
  acts: Record<string, [taken: number, tried: number]>;
  findings: Finding[];
}

/** Makes the calls of a walk at a platform, and judges each answer as its reader. */
export const callsAt = (url: string, world: World, counted: Counted) =>
  async function make(step: number, { name }: Pick<Act, 'name'>, planned: Step): Promise<void> {
    const undo = planned.widens?.();
    const at = Date.now();
    const wasSilent = world.isBrokerSilent;
    const answer = await ask(url, planned);
    const isTaken = answer.status < 300;
    counted.calls += 1;
    const [taken, tried] = counted.acts[name] ?? [0, 0];
    counted.acts[name] = [taken + Number(isTaken), tried + 1];
    const find = (says: string) =>
      counted.findings.push({
        step,
        act: name,
        says,
        place: placeOf(planned),
        reader: planned.by?.name ?? 'a visitor',
      });
    for (const says of faultsOf(world, planned, answer, { at, wasSilent })) find(says);
    const reader = planned.by ?? { id: undefined, kind: 'visitor' as const };
    const read = { text: answer.text, reader, place: placeOf(planned), at };
    for (const { marker, where } of metWrongly(world.markers, world.facts, read))
      find(`${marker.kind} of ${nameOf(world, marker.writerId)} at ${where}`);
    if (isTaken) planned.done?.(answer.body);
    else undo?.();
    oweMet(world, name, planned.by, world.markers.foundIn(answer.text));
    oweRefused(world, name, planned, answer);
  };

const partiesOf = ({ by, among = [] }: Step) => [by, ...among].filter((each) => each !== undefined);

/** Finds the faults of an answer beside its content. */
function* faultsOf(
  world: World,
  step: Step,
  { status, text }: Answer,
  { at, wasSilent }: { at: number; wasSilent: boolean },
) {
  const told = `answered ${status}: ${text.slice(0, 200)}`;
  // Nothing is told where a part is late, as on a busy machine: the patient client comes again.
  const isLate = status === 503 || status === 504;
  if (status >= 500 && !isLate) yield told;
  if (step.mustFail && status < 300) yield `answered ${status}, although ${step.mustFail}`;
  const isWrite = status < 300 && step.method !== 'GET' && !step.protects;
  if (!isWrite || !step.among || !partiesOf(step).some(isKid)) return;
  if (wasSilent && world.isBrokerSilent) yield 'was taken, although the news of people are old';
  const pausedAt = step.among.flatMap(({ id }) => world.pausedSince.get(id) ?? []);
  if (!step.isForAll && pausedAt.some((each) => each < at))
    yield 'was taken, although the child is paused';
}

/** The guardians of a child can find every text that it wrote or got, once it reached the other side. */
const watched = ['message', 'room message', 'service', 'proposal'];

function oweMet(world: World, says: string, reader: Step['by'], met: Marker[]): void {
  for (const { kind, word, writerId } of met) {
    const writer = playerOf(world, writerId);
    if (!reader || !writer || writer === reader || !watched.includes(kind)) continue;
    if (writer.guardians.includes(reader) || reader.guardians.includes(writer)) continue;
    for (const child of [reader, writer].filter(isKid))
      world.owed.set(`${child.id} ${word}`, { child, word, says });
  }
}

/** A text that was refused for contact details is kept as well: a message is kept for the guardians of its writer. */
function oweRefused(world: World, says: string, step: Step, { body }: Answer): void {
  if (!step.by || !/^contact_in_(words|message)$/.test(String(body.code))) return;
  const concerned = isKid(step.by) ? [step.by] : (step.among ?? []);
  for (const child of concerned.filter(isKid))
    for (const { word, tellsContact } of step.words ?? [])
      if (tellsContact)
        world.owed.set(`${child.id} ${word}`, { child, word, says: `${says}, refused` });
}

async function ask(url: string, { by, method, path, body, file }: Step): Promise<Answer> {
  const type = file?.type ?? (body && 'application/json');
  const sent = file ? new Uint8Array(file.bytes) : body && JSON.stringify(body);
  const response = await fetch(new URL(path, url), {
    method,
    redirect: 'manual',
    headers: {
      ...(by && { authorization: `Bearer ${by.token}` }),
      ...(type && { 'content-type': type }),
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
    },
    signal: AbortSignal.timeout(20_000),
    ...(sent && { body: sent }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, text, body: (text && isJson ? JSON.parse(text) : {}) as Json };
}
