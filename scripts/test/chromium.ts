import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { canInstall, installing, installPackage, mayInstall } from './debian.ts';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN = [HEADLESS_SHELL, '/usr/bin/chromium'];

/** Undefined for Playwright's own browser. */
export const chromiumPath = (): string | undefined => DEBIAN.find((path) => existsSync(path));

/** Chromium needs these as root and without a network. */
export const CHROMIUM_ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) });
}

/** CI gets the headless shell, at half of the full browser's processor time. @throws one line that says what to install */
export async function ensureChromium(): Promise<void> {
  const existing = chromiumPath() ?? [chromium.executablePath()].find((path) => existsSync(path));
  if (existing === HEADLESS_SHELL || (existing && !(process.env['CI'] && canInstall()))) return;
  try {
    install(existing);
  } catch {
    if (!existing)
      throw new Error(
        "The browser tests need Chromium: install Debian's package 'chromium-headless-shell', or run 'npx playwright install chromium'.",
      );
    console.log(`It could not be installed: ${existing} is used.`);
  }
}

function install(existing: string | undefined): void {
  const without = existing ? `${existing} is used` : 'one has to be there already';
  if (canInstall()) return installPackage('chromium-headless-shell', without);
  if (!mayInstall()) throw new Error('NO_INSTALL is set');
  const words = ['install', 'chromium'];
  console.log(installing("Playwright's Chromium", `playwright ${words.join(' ')}`, without));
  execFileSync('playwright', words, { stdio: ['ignore', 'ignore', 'inherit'] });
}
