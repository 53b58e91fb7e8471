import { until } from '../../support/until.ts';
import type { Browser } from './browser.ts';

const MAILBOX = '/demo/mailbox';

/** Addresses of the demo college's mails to somebody, newest first. */
export async function mailsTo(browser: Browser, email: string): Promise<string[]> {
  const { text } = await browser.call('GET', MAILBOX);
  return [...text.matchAll(/<a href="([^"]+)"><b>[^<]*<\/b><span>[^<]*&lt;([^<]+)&gt;<\/span>/g)]
    .filter(([, , to]) => to === email)
    .map(([, address]) => address!);
}

/** What the next mail to somebody says that fits; waits for it. @param seen how many there were before */
export async function nextMail(browser: Browser, email: string, seen: number, fits: RegExp): Promise<string> {
  return until(`a mail to ${email} says ${fits}`, async () => {
    const mails = await mailsTo(browser, email);
    for (const address of mails.slice(0, mails.length - seen)) {
      const found = fits.exec((await browser.call('GET', address)).text.replace(/&amp;/g, '&'))?.[1];
      if (found) return found;
    }
    throw new Error(`The attack needs a college with demo data, whose mails are read at ${MAILBOX}`);
  });
}
