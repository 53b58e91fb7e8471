import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { canInstall, installPackage } from './debian.ts';

const DEBIAN = '/usr/bin/chromium';

/** The browser of the tests: Debian's where it is, else Playwright's own. */
export const chromiumPath = (): string | undefined => (existsSync(DEBIAN) ? DEBIAN : undefined);

/** Chromium as root and without a network asks for these. */
export const CHROMIUM_ARGUMENTS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

/** A browser for a program that drives one by itself. */
export function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) });
}

/** Finds a browser or installs one; throws one line that says what to install. */
export async function ensureChromium(): Promise<void> {
  if (chromiumPath() || existsSync(chromium.executablePath())) return;
  console.log('Installing a browser for the tests ...');
  const install = canInstall()
    ? () => installPackage('chromium')
    : () => execFileSync('playwright', ['install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    install();
  } catch {
    throw new Error("The browser tests need Chromium: install Debian's package 'chromium', or run 'npx playwright install chromium'.");
  }
}
