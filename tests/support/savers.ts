import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { invoiceFor, JUPEB_ANSWERS, logIn, SECTION_ADDRESS, sendPassport } from './applicant.ts';
import type { Answer, Caller } from './call.ts';
import type { SandboxProcess } from './remitaSandbox.ts';

const ADDRESS = SECTION_ADDRESS['personal-details'];

/** An applicant who saves a section over and over, each time with the next number. */
export interface Saver {
  readonly rrr: string;
  readonly token: string;
  readonly passport: string;
  /** The highest number that the server said it had kept. */
  acknowledged: number;
}

export async function openSavers(caller: Caller, sandbox: SandboxProcess, count: number): Promise<Saver[]> {
  const savers: Saver[] = [];
  for (let index = 0; index < count; index += 1) {
    const rrr = await invoiceFor(caller);
    await sandbox.pay(rrr);
    const { token } = await logIn(caller, rrr);
    savers.push({ rrr, token, passport: await sendPassport(caller, token), acknowledged: 0 });
  }
  return savers;
}

/** Saves while it is `running`; tells every answer, undefined where none came. */
export async function saveForever(
  caller: Caller,
  saver: Saver,
  running: () => boolean,
  heard: (answer: Answer | undefined) => void = () => undefined,
): Promise<void> {
  for (let number = 1; running(); number += 1) {
    const body = { ...JUPEB_ANSWERS['personal-details'](saver.passport), permanentAddress: String(number) };
    const answer = await caller.call('POST', ADDRESS, { token: saver.token, body }).catch(() => undefined);
    heard(answer);
    if (answer?.status === 200) saver.acknowledged = number;
    else await pause(20);
  }
}

/** What was acknowledged is there, or what was sent after it. */
export async function expectAllKept(caller: Caller, savers: readonly Saver[]): Promise<void> {
  for (const { token, acknowledged } of savers) {
    const { data } = await caller.call('GET', '/api/JupebApplication/application', { token });
    expect(Number(data.answers['personal-details']?.permanentAddress ?? 0)).toBeGreaterThanOrEqual(acknowledged);
  }
}
