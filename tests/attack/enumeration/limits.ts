import type { Finding } from '../attack.ts';
import type { Browser, TimedAnswer } from '../target/browser.ts';
import { lookUp, newPhone } from '../target/applicants.ts';
import type { Step } from '../inTurn.ts';
import type { Target } from '../target/target.ts';

/** As many guesses as one address must not have; a family or a café needs a tenth. */
const GUESSES = 150;
/** More than a town's phones behind one company's addresses look up in a quarter of an hour. */
const NETWORK_GUESSES = 1_200;
const HOSTS = 25;

/** What can be guessed at, one guess each. */
const GUESSED: Readonly<Record<string, (browser: Browser, target: Target) => Promise<TimedAnswer>>> = {
  'phone numbers': (browser, target) => lookUp(browser, newPhone(target)),
  RRRs: (browser, { random }) =>
    browser.call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${random.digits(12)}`),
  'RRRs at a login': (browser, { random }) =>
    browser.call('POST', '/api/JupebApplication/login', { body: { rrr: random.digits(12) } }),
  'RRRs of receipts': (browser, { random }) => browser.call('GET', `/api/Payment/receipt?rrr=${random.digits(12)}`),
  'invoice numbers': (browser, target) =>
    browser.call('GET', `/api/Payment/fee-receipt?reference=INV26${target.random.digits(8)}&proof=${newPhone(target)}`),
  'JAMB numbers': (browser, target) =>
    browser.call('POST', '/api/PostUtme/login', {
      body: { regNumber: jambNumber(target), phoneOrRrr: newPhone(target) },
    }),
  'admission numbers': (browser, target) =>
    browser.call(
      'GET',
      `/api/Student/student-initial-profile?jambRegNumber=${jambNumber(target)}&rrr=${target.random.digits(12)}`,
    ),
  passwords: (browser, { random }) =>
    browser.call('POST', '/api/Authentication/login', {
      body: { userName: 'dean', password: `Guess#${random.digits(6)}` },
    }),
  'user names': (browser, { random }) =>
    browser.call('POST', '/api/Authentication/login', {
      body: { userName: random.letters(8), password: 'Portal#2026' },
    }),
  'e-mail addresses': (browser, { random }) =>
    browser.call('POST', `/api/Authentication/send-reset-password-mail?email=${random.letters(8)}%40matricula.example`),
  'reset tokens': (browser, { random }) =>
    browser.call('POST', '/api/Authentication/reset-password', {
      body: { token: random.letters(43), password: 'Guess#2026' },
    }),
  'refresh tokens': (browser, { random }) =>
    browser.call('POST', '/api/Authentication/refresh-token', { body: { refreshToken: random.letters(43) } }),
};

/** So long that nobody guesses one in the life of the college: these need no limit. */
const UNGUESSABLE = ['reset tokens', 'refresh tokens'];

const jambNumber = ({ random }: Target) => `2026${random.digits(8)}${random.letters(2).toUpperCase()}`;

/** One address guesses on and on: it must be told to wait. */
async function oneAddress(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  const through: string[] = [];
  for (const [what, guess] of Object.entries(GUESSED).filter(([name]) => !UNGUESSABLE.includes(name))) {
    const browser = target.stranger();
    let answered = 0;
    while (answered < GUESSES && (await guess(browser, target)).status !== 429) answered += 1;
    through.push(`${what} ${answered}`);
    if (answered === GUESSES)
      findings.push({
        what: `${GUESSES} guesses at ${what} from one address were all answered`,
        reproduce: `${GUESSES} requests on end from one address: see GUESSED in tests/attack/enumeration/limits.ts`,
      });
  }
  target.note(`guesses before an address is limited: ${through.join(', ')}`);
  return findings;
}

/** Neighbours in one network share the guessing: the network is limited too. Only the whole attack sends as many. */
async function oneNetwork(target: Target): Promise<Finding[]> {
  if (target.scale < 1) return [];
  const network = target.random.below(10_000);
  const hosts = Array.from({ length: HOSTS }, (_, host) => target.neighbour(network, host + 1));
  let answered = 0;
  for (let turn = 0; turn < NETWORK_GUESSES / HOSTS; turn += 1) {
    for (const host of hosts) if ((await lookUp(host, newPhone(target))).status !== 429) answered += 1;
  }
  target.note(`${answered} of ${NETWORK_GUESSES} lookups from ${HOSTS} addresses of one network were answered`);
  return answered < NETWORK_GUESSES
    ? []
    : [
        {
          what: `${NETWORK_GUESSES} lookups by phone from one network were all answered`,
          reproduce: `${HOSTS} addresses of one /24, ${NETWORK_GUESSES / HOSTS} lookups each`,
        },
      ];
}

/** Long secrets: a refusal says the same of all, and none is taken. */
async function longSecrets(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const what of UNGUESSABLE) {
    const browser = target.stranger();
    const answers = new Set<string>();
    for (let turn = 0; turn < target.times(30, 5); turn += 1) {
      const { status, text } = await GUESSED[what]!(browser, target);
      if (status !== 429) answers.add(`${status} ${text}`);
    }
    if (answers.size > 1 || [...answers].some((each) => each.startsWith('2')))
      findings.push({ what: `Guesses at ${what} are not all refused alike`, reproduce: [...answers].join(' | ') });
  }
  return findings;
}

export const limits: readonly Step[] = [oneAddress, oneNetwork, longSecrets];
