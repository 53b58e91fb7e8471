import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { canInstall, installing, installPackage, mayInstall } from './debian.ts';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN = [HEADLESS_SHELL, '/usr/bin/chromium'];

/** The browser of the tests: Debian's where it is, and there the one with no window to draw; else Playwright's own. */
export const chromiumPath = (): string | undefined => DEBIAN.find((path) => existsSync(path));

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

/**
 * Finds a browser or installs one; throws one line that says what to install. An engineer's own browser will do; CI gets
 * the headless shell, which costs half of the full browser's processor time.
 */
export async function ensureChromium(): Promise<void> {
  const found = chromiumPath() ?? [chromium.executablePath()].find((path) => existsSync(path));
  if (found === HEADLESS_SHELL || (found && !(process.env['CI'] && canInstall()))) return;
  try {
    install(found);
  } catch {
    if (!found) throw new Error("The browser tests need Chromium: install Debian's package 'chromium-headless-shell', or run 'npx playwright install chromium'.");
    console.log(`It could not be installed: ${found} is used.`);
  }
}

/** @throws when there is none to be had, or none may be installed */
function install(found: string | undefined): void {
  const without = found ? `${found} is used` : 'one has to be there already';
  if (canInstall()) return installPackage('chromium-headless-shell', without);
  if (!mayInstall()) throw new Error('NO_INSTALL is set');
  const words = ['install', 'chromium'];
  console.log(installing("Playwright's Chromium", `playwright ${words.join(' ')}`, without));
  execFileSync('playwright', words, { stdio: ['ignore', 'ignore', 'inherit'] });
}
