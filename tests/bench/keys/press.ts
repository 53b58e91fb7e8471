import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { pressesOf, type Kind, type Step } from './plan.ts';

/** How much slower than this machine: a cheap phone. */
const THROTTLE = 4;

/** A form that stands open, in a browser's window and process of its own. */
export interface OpenForm {
  readonly form: string;
  readonly page: Page;
  readonly line: CDPSession;
}

export async function openForm(browser: Browser, form: string, address: string): Promise<OpenForm> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(address);
  await submitOf(page).waitFor();
  return { form, page, line: await context.newCDPSession(page) };
}

/** Ours and the hand-written say 'Next'; RJSF's own theme says 'Submit', as JSON Forms and the others of `rivals` may. */
export const submitOf = (page: Page) => page.getByRole('button', { name: /^(Next|Submit|Check and submit)$/ });

/** Where RJSF and what is written by hand have a field. */
export const namedAs = (field: string) => `[name="${field}"], [id="root/${field}"]`;

/** On a slow processor. */
export async function slowly<T>({ line }: Pick<OpenForm, 'line'>, what: () => Promise<T>): Promise<T> {
  await line.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const done = await what();
  await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return done;
}

/** Presses real keys in one field, on a slow processor, with `settlingMs` after each; answers what each was. */
export async function fill(
  opened: OpenForm,
  step: Step,
  settlingMs: number,
  selectorOf: (field: string) => string,
): Promise<Kind[]> {
  const { page, form } = opened;
  const field = page.locator(selectorOf(step.field)).first();
  await field.focus();
  const presses = pressesOf(step);
  await slowly(opened, async () => {
    for (const { key } of presses) {
      await page.keyboard.press(key);
      await pause(settlingMs);
    }
  });
  const value = await field.inputValue();
  const isFilled = typeof step.enter === 'string' ? value === step.enter : value !== '';
  if (!isFilled) throw new Error(`${form}: ${step.field} holds '${value}'`);
  return presses.map(({ kind }) => kind);
}
